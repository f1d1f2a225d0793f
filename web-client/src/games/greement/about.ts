import './colours.css';
import { type About, wordsOf } from '../about';

export const greement: About = {
  id: 'greement',
  minSeats: 2,
  maxSeats: 8,
  words: wordsOf('greement', {
    name: 'Greement',
    line: 'Land, secret debts and votes for sale, against an alarm clock nobody can see.',
    length: 'you set the alarm',
    'option.alarm-minutes': 'The alarm rings after',
    'option.alarm-minutes.why': 'the only end of the game',
    'option.alarm-spread-minutes': 'Give or take',
    'option.alarm-spread-minutes.why': 'so that a watch does not help',
    'option.ballots': 'Ballots',
    'option.ballots.why': 'open votes can be bought for certain',
    'option.later-loan-limit': 'New loans in one turn',
    'option.later-loan-limit.why': 'the first loan stops at 14 in any case',
    'option.setup-seconds': 'Time for the start',
    'option.setup-seconds.why': 'choosing a square and writing the loan',
    'option.vote-seconds': 'Time for a vote',
    'option.vote-seconds.why': 'donations take time',
    'option.payment-seconds': 'Time to pay an event off',
    'option.payment-seconds.why': 'the jar closes after it',
    'choice.open': 'Open',
    'choice.secret': 'Secret',
  }),
};
