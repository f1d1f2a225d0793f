import { hintsOf, type Moments } from '../hints';
import { guideOf } from './guide';
import { own, type Session } from './session';
import { t } from './words';

type HintName = 'buying' | 'noMoney' | 'zero' | 'camp' | 'caravan';

/** In the first turns one wonders where the buttons are. */
const FIRST_TURNS = 12;

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['caravan', ({ shown, yours }) => yours.value && shown.value.phase === 'tax'],
  ['camp', ({ shown, yours }) => yours.value && shown.value.phase === 'camp'],
  ['buying', (session) => isIn(session) && session.shown.value.turnNumber <= FIRST_TURNS],
  ['zero', (session) => own(session)?.alive === true && own(session)?.money === 0],
  ['noMoney', (session) => isIn(session) && hasGoneRound(session)],
];

function isIn(session: Session): boolean {
  return own(session)?.alive === true && session.shown.value.phase !== 'over';
}

/** After so many turns of each everybody has passed the first field. */
function hasGoneRound({ shown }: Session): boolean {
  const { players, turnNumber } = shown.value;
  return turnNumber > 4 * players.length && turnNumber <= 6 * players.length;
}

/** The offer of the guide, or a hint of Territories at its moment. */
export const Hint = hintsOf('territories', moments, (hint) => t(`hint.${hint}`), guideOf);
