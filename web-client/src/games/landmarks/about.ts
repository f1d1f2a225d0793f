import './colours.css';
import { type About, wordsOf } from '../about';
import { nameWords } from './words/names';

export const landmarks: About = {
  id: 'landmarks',
  minSeats: 2,
  maxSeats: 5,
  byPost: ({ mode }) => mode === 'postal',
  words: wordsOf('landmarks', {
    name: 'Landmarks',
    line: 'Roll, collect, build. Live at the table, or by post with days to think.',
    length: '45 minutes or weeks',
    'option.mode': 'How it is played',
    'option.mode.why': 'can be changed later if all agree',
    'option.expansions': 'Expansions',
    'option.expansions.why': 'more kinds of cards; the base is always in',
    'option.landmarks': 'Landmarks to build',
    'option.landmarks.why': 'four, and two more with the Harbour; or all six',
    'option.excluded': 'Cards left out',
    'option.excluded.why': 'never on offer in this game',
    'option.marketSize': 'Kinds in the market',
    'option.marketSize.why': 'on offer at the same time',
    'option.marketMethod': 'The market is refilled',
    'option.marketMethod.why': 'three decks keep low, high and purple apart',
    'option.seating': 'Order of play',
    'option.seating.why': 'by lot, or as you sat down',
    'option.stepSeconds': 'Time for a decision',
    'option.stepSeconds.why': 'live; then the usual is done',
    'option.deadlineHours': 'Time for orders',
    'option.deadlineHours.why': 'by post, for each turn',
    'option.earlyAdjudication': 'Play when all are ready',
    'option.earlyAdjudication.why': 'by post, before the time is up',
    'choice.live': 'live',
    'choice.postal': 'by post',
    'choice.H': 'Harbour',
    'choice.M': 'Millionaire’s Row',
    'choice.D': 'Deluxe',
    'choice.per-expansion': 'by expansion',
    'choice.all': 'all six',
    'choice.split': 'three decks',
    'choice.deck': 'one deck',
    'choice.piles': 'whole piles',
    'choice.random': 'by lot',
    'choice.join-order': 'as seated',
    ...asChoices(nameWords),
  }),
};

/** The names of cards as the words of what can be left out. */
function asChoices(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key.replace(/^card\./, 'choice.'), name]),
  );
}
