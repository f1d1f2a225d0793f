import './colours.css';
import { type About, wordsOf } from '../about';

export const economy: About = {
  id: 'economy',
  minSeats: 2,
  maxSeats: 6,
  usual: ['target', 'placement'],
  trial: { first: 1, placement: 'automatic' },
  words: wordsOf('economy', {
    name: 'Economy',
    line: 'Gather nine industries, then remember what lies face down.',
    length: '30 minutes',
    'option.target': 'Points to end the game',
    'option.target.why': 'the most points win; usual: 60 for two players, 30 for six',
    'option.first': 'Who begins',
    'option.first.why': 'the number of a seat, or the lot decides',
    'option.placement': 'The cards are laid out',
    'option.placement.why':
      'each player lays his own where he likes; by lot the game begins at once',
    'option.secondsPerDecision': 'Time for a decision',
    'option.secondsPerDecision.why': 'then the game moves for you; a roll has a quarter of it',
    'choice.standard': 'usual',
    'choice.random': 'by lot',
    'choice.players': 'by the players',
    'choice.automatic': 'by lot',
  }),
};
