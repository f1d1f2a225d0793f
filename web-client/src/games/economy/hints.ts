import { isOffered } from '../guide';
import { hintsOf, type Moments } from '../hints';
import { guideOf } from './guide';
import { readerAt } from './reader';
import { hitAt, type Session } from './session';
import { t } from './words';

type HintName = 'purpose' | 'corner' | 'whole' | 'hitPartOne' | 'othersScore' | 'hitPartTwo';

/** While he may choose: whoever is on his way needs none for a choice, and hears what came of it. */
function isMoving({ play, destinations }: Session): boolean {
  return destinations.value.size > 0 && play.busy.value === null;
}

function isHitInReach(session: Session, part: number): boolean {
  const { play, destinations } = session;
  const spaces = [...destinations.value.keys()];
  const isPart = isMoving(session) && play.table.value.part === part;
  return isPart && spaces.some((to) => hitAt(session, to) !== null);
}

function isOutside({ play }: Session): boolean {
  return readerAt(play.table.value, play)?.piece.space === null;
}

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['purpose', ({ play, yours }) => yours.value && play.table.value.phase === 'place'],
  ['corner', (session) => isMoving(session) && isOutside(session)],
  ['hitPartOne', (session) => isHitInReach(session, 1)],
  ['hitPartTwo', (session) => isHitInReach(session, 2)],
  ['othersScore', (session) => isMoving(session) && session.play.table.value.part === 2],
  ['whole', isMoving],
];

/** The offer of the guide, or a hint of Economy at its moment. */
export const Hint = hintsOf('economy', moments, (hint) => t(`hint.${hint}`), guideOf);

/**
 * On a phone the sheet holds the offer of the guide, but while it is full of cards to lay. In part 2 there is no hint:
 * that others collect the line over the board says itself, that a knock-out pays nobody the button of it.
 */
export function isHinted(session: Session): boolean {
  const { part, phase } = session.play.table.value;
  if (session.play.seat.value === null || part !== 1) return false;
  return phase === 'place' || !isOffered('economy', guideOf(session));
}
