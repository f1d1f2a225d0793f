import './colours.css';
import { type About, wordsOf } from '../about';

export const territories: About = {
  id: 'territories',
  minSeats: 2,
  maxSeats: 6,
  drawsColours: true,
  words: wordsOf('territories', {
    name: 'Territories',
    line: 'Two dice, twenty-one fields, and only one of you left at the end.',
    length: '15 to 30 minutes',
    'option.secondsRoll': 'Time for a throw',
    'option.secondsRoll.why': 'whoever takes longer has the table throw for them',
    'option.secondsTax': 'Time at the Caravan',
    'option.secondsTax.why': 'to choose what to pay there; then it takes what can be paid',
  }),
};
