import type { Session } from '../session';
import { factors } from '../sums';

export type Hint = 'debt' | 'noProfit' | 'vote' | 'diagonal' | 'share' | 'alone' | 'loan' | 'price';

/** When each hint has its moment, in the order in which they are looked through. */
const MOMENTS: readonly [Hint, (session: Session) => boolean][] = [
  ['diagonal', ({ play }) => play.table.value.phase === 'choose-start'],
  ['vote', ({ play }) => play.table.value.phase === 'event-vote'],
  ['share', ({ play }) => play.table.value.event?.card === 'P01'],
  ['alone', ({ play }) => /P03|P04/.test(play.table.value.event?.card ?? '')],
  ['loan', ({ tray }) => tray.value === 'borrow'],
  ['noProfit', ({ play, yours }) => yours.value && play.table.value.round === 1],
  ['debt', ({ play, yours }) => yours.value && (play.hand.value?.debt ?? 0) > 0],
  [
    'price',
    ({ play, chosen }) =>
      chosen.value !== null && factors(play.table.value, chosen.value).length > 0,
  ],
];

/** The hint for this moment that has not been seen yet. */
export function hintFor(session: Session, seen: readonly string[]): Hint | undefined {
  return MOMENTS.find(([hint, now]) => !seen.includes(hint) && now(session))?.[0];
}
