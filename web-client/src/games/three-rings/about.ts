import './colours.css';
import { type About, wordsOf } from '../about';

export const threeRings: About = {
  id: 'three-rings',
  minSeats: 2,
  maxSeats: 4,
  words: wordsOf('three-rings', {
    name: 'Three rings',
    line: 'From farm to city, one claim a turn, towards a goal you keep to yourself.',
    length: '60 minutes',
  }),
};
