import './colours.css';
import { type About, wordsOf } from '../about';

export const greement: About = {
  id: 'greement',
  minSeats: 2,
  maxSeats: 8,
  usual: ['alarm-minutes', 'ballots'],
  words: wordsOf('greement', {
    name: 'Greement',
    line: 'Land, secret debts and votes for sale, against an alarm clock nobody can see.',
    length: 'you set the alarm',
    'option.alarm-minutes': 'The alarm rings after',
    'option.alarm-minutes.why': 'so long is a game; who has most then, less his debts, wins',
    'option.alarm-spread-minutes': 'Give or take',
    'option.alarm-spread-minutes.why':
      'it rings so much sooner or later, so that a watch does not help',
    'option.ballots': 'Ballots',
    'option.ballots.why': 'votes on events; open ones can be bought for certain',
    'option.later-loan-limit': 'New loans in one turn',
    'option.later-loan-limit.why':
      'coins one may borrow then; the first loan stops at 14 in any case',
    'option.setup-seconds': 'Time for the start',
    'option.setup-seconds.why': 'to choose the first square and write the first loan',
    'option.vote-seconds': 'Time for a vote',
    'option.vote-seconds.why': 'to vote on an event, and to give coins for votes',
    'option.payment-seconds': 'Time to pay an event off',
    'option.payment-seconds.why': 'coins go into a jar that closes after it',
    'choice.open': 'Open',
    'choice.secret': 'Secret',
  }),
};
