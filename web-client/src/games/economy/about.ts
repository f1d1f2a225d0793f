import './colours.css';
import { type About, wordsOf } from '../about';

export const economy: About = {
  id: 'economy',
  minSeats: 2,
  maxSeats: 6,
  words: wordsOf('economy', {
    name: 'Economy',
    line: 'Gather nine industries, then remember what lies face down.',
    length: '30 minutes',
    'option.target': 'Points to win',
    'option.target.why': 'usual: 60 for two players, 30 for six',
    'option.first': 'Who begins',
    'option.first.why': 'a seat, or the lot decides',
    'option.placement': 'The cards are laid out',
    'option.placement.why': 'by lot is the quick start',
    'option.secondsPerDecision': 'Time for a decision',
    'option.secondsPerDecision.why': 'a roll has a quarter of it',
    'choice.standard': 'usual',
    'choice.random': 'by lot',
    'choice.players': 'by the players',
    'choice.automatic': 'by lot',
  }),
};
