import { hintsOf, type Moments } from '../hints';
import { isOpen, openItems } from '../moves';
import { guideOf } from './guide';
import { canTakeRoof } from './lookup';
import { rings } from './rings';
import { own, type Session } from './session';
import { t } from './words';

type HintName =
  | 'goal'
  | 'refuse'
  | 'claim'
  | 'debt'
  | 'printed'
  | 'consolidate'
  | 'wealth'
  | 'network'
  | 'power'
  | 'lastRounds';

/** From this round on the end is near enough to be told. */
const NEAR = 10;

/** So many virtual properties of one owner are a network. */
const NETWORK = 3;

const table = ({ play }: Session) => play.table.value;

const isIn = (session: Session, phase: ReturnType<typeof table>['phase']): boolean =>
  session.yours.value && table(session).phase === phase;

const canClaimForMoney = ({ play }: Session) =>
  openItems(play.moves.value, 'claim', 'space').some(({ weight }) => weight > 0);

function canTakePower(session: Session): boolean {
  const player = own(session);
  return player !== undefined && rings.some((ring) => canTakeRoof(table(session), player, ring));
}

/** When each hint has its moment; none outlasts the turn in which it is read. */
export const moments: Moments<Session, HintName> = [
  [
    'goal',
    (session) => table(session).phase === 'choose-goals' && session.play.hand.value !== null,
  ],
  ['refuse', (session) => isAskedForFullRent(session)],
  ['consolidate', (session) => isIn(session, 'after-consolidation')],
  ['claim', (session) => isIn(session, 'after-roll') && canClaimForMoney(session)],
  ['debt', (session) => session.yours.value && (own(session)?.debt ?? 0) > 0],
  ['printed', (session) => session.yours.value && table(session).level !== 0],
  [
    'wealth',
    (session) => isIn(session, 'turn-start') && session.play.hand.value?.goal === 'wealth',
  ],
  ['network', (session) => session.yours.value && own(session)?.virtuals === NETWORK],
  ['power', (session) => isOpen(session.play.moves.value, 'use-power') && canTakePower(session)],
  [
    'lastRounds',
    (session) => session.yours.value && table(session).lastRound - table(session).round <= NEAR,
  ],
];

function isAskedForFullRent({ play }: Session): boolean {
  const { phase, rent } = play.table.value;
  return phase === 'rent-answer' && rent?.claimant === play.seat.value && rent.offer?.full === true;
}

/** The offer of the guide, or a hint of Three Rings at its moment. */
export const Hint = hintsOf('three-rings', moments, (hint) => t(`hint.${hint}`), guideOf);
