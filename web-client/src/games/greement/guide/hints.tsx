import { hintsOf, type Moments } from '../../hints';
import { firstTold } from '../actions/since';
import type { Session } from '../session';
import { factors } from '../sums';
import { t } from '../words';
import { isPutAway } from './GuideAway';
import { guideOf } from './steps';

type HintName = 'debt' | 'growth' | 'vote' | 'diagonal' | 'share' | 'alone' | 'loan' | 'price';

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['diagonal', ({ play }) => play.table.value.phase === 'choose-start'],
  ['vote', ({ play }) => play.table.value.phase === 'event-vote'],
  ['share', ({ play }) => play.table.value.event?.card === 'P01'],
  ['alone', ({ play }) => /P03|P04/.test(play.table.value.event?.card ?? '')],
  ['loan', ({ tray }) => tray.value === 'borrow'],
  ['debt', (session) => owesOnTurn(session) && loanFactor(session) === DOUBLE],
  ['growth', (session) => owesOnTurn(session) && loanFactor(session) > DOUBLE],
  [
    'price',
    ({ play, chosen }) =>
      chosen.value !== null && factors(play.table.value, chosen.value).length > 0,
  ],
];

/** Debts are said to double only where they do. */
const DOUBLE = 2;

function owesOnTurn(session: Session): boolean {
  const { play, yours } = session;
  return yours.value && (play.hand.value?.debt ?? 0) > 0 && !firstTold(session);
}

function loanFactor({ play }: Session): number {
  return play.table.value.values.loanMultiplier;
}

const Hint = hintsOf('greement', moments, (hint) => t(`hint.${hint}`), guideOf);

/**
 * A word to newcomers who sit here: the offer of the guide, or a hint at its moment. What a phone has of a guide that
 * was put away stands in the line of the title.
 */
export function Newcomer({ session }: { session: Session }) {
  const { seat, table, phone } = session.play;
  if (seat.value === null || table.value.phase === 'over') return null;
  if (phone.value && isPutAway(session)) return null;
  return <Hint session={session} />;
}
