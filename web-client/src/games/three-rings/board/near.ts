import { type Zoom, zoomedOn, zoomedTo } from '../../../ui/zoom';
import { ringOf, spaceAt } from '../rings';
import { own, type Session } from '../session';
import type { Ring, Space } from '../wire';
import { BOX, bandsOf, middleOf, type Point } from './geometry';
import { canBeClaimed } from './marks';

/* On the phone the sheet covers half of the board: what is being decided is shown large above it. */

/** How high that window is, in parts of its width. */
const HIGH = 0.44;
/** How far the board goes to a space and the city, and how far at most to the six landings of a roll. */
const SPACE = 2;
const LANDINGS = 1.45;
/** Round the middles of what is shown, in parts of the board: half a space of the broad ring. */
const MARGIN = 0.055;

/** The ring that is broad on the phone: the one to be rolled for, else the one in play. */
export function openRing({ play, landing, scenes }: Session): Ring | null {
  return play.phone.value ? (landing.value ?? scenes.shown.value.table.ring) : null;
}

/** What of the board is shown while something on it is being decided; null for the whole. */
export function nearOf(session: Session, open: Ring | null): Zoom | null {
  const { play, tray, landing } = session;
  if (!play.phone.value || session.scenes.running.value !== null) return null;
  if (tray.value === 'power') return zoomedTo(SPACE, { x: 0.5, y: 0.5 }, HIGH);
  const space = spaceNear(session);
  if (space !== null) return zoomedTo(SPACE, partsOf(middleIn(space, open)), HIGH);
  const lit = landing.value && play.hand.value?.rings?.[landing.value]?.spaces;
  if (!lit) return null;
  const stands = own(session)?.pieces[landing.value ?? ''] ?? 0;
  const piece = landing.value && stands > 0 ? [spaceAt(landing.value, stands)] : [];
  const points = [...piece, ...lit].map((space) => partsOf(middleIn(space, open)));
  return zoomedOn(points, { most: LANDINGS, high: HIGH, margin: MARGIN });
}

/** The space that is about to be claimed, or that rent is due for. */
function spaceNear(session: Session): Space | null {
  const space = session.chosen.value;
  if (space !== null && canBeClaimed(session, space)) return space;
  return session.play.table.value.rent?.space ?? null;
}

function middleIn(space: Space, open: Ring | null): Point {
  return middleOf(space, bandsOf(open)[ringOf(space)]);
}

/** A point in parts of the drawing's side. */
function partsOf({ x, y }: Point): Point {
  return { x: x / BOX + 0.5, y: y / BOX + 0.5 };
}
