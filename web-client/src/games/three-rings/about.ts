import './colours.css';
import { type About, wordsOf } from '../about';

export const threeRings: About = {
  id: 'three-rings',
  minSeats: 2,
  maxSeats: 4,
  usual: ['turnSeconds'],
  words: wordsOf('three-rings', {
    name: 'Three rings',
    line: 'From farm to city, one claim a turn, towards a goal you keep to yourself.',
    length: '60 minutes',
    'option.turnSeconds': 'Time for a turn',
    'option.turnSeconds.why': 'it stands still while another answers; then the usual is done',
    'option.answerSeconds': 'Time for an answer',
    'option.answerSeconds.why':
      'to a rent or a trade; then the whole rent in money is taken, all else refused',
    'option.goalSeconds': 'Time to choose a goal',
    'option.goalSeconds.why': 'at the start, all at once; then a card is drawn for you',
  }),
};
