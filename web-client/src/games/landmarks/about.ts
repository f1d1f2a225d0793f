import './colours.css';
import { type About, wordsOf } from '../about';

export const landmarks: About = {
  id: 'landmarks',
  minSeats: 2,
  maxSeats: 5,
  words: wordsOf('landmarks', {
    name: 'Landmarks',
    line: 'Roll, collect, build. Live at the table, or by post with days to think.',
    length: '45 minutes or weeks',
  }),
};
