import { isToBeHad, lyingOn, openCard } from './cards';
import { hitAt, type Session } from './session';
import { stepsBetween } from './spaces';
import type { Space } from './wire';

/** What going to a space brings the reader, as its mark on the board and as words tell it. */
export type Gift =
  | { gives: 'points'; points: number; rivalGainsMore: boolean }
  | { gives: 'card' }
  | { gives: 'knock-out' }
  | { gives: 'unknown' }
  /** A card that somebody has already, or whose sector pays the reader nothing. */
  | { gives: 'nothing'; rivalGainsMore?: boolean };

/** True where a rival gains more by the same landing. */
export function isLessThanRivals(gift: Gift | null): boolean {
  return gift !== null && 'rivalGainsMore' in gift && gift.rivalGainsMore === true;
}

/** From the server's own figures; of a card that lies face-down nothing but that it is there. */
export function giftAt(session: Session, to: Space): Gift | null {
  const destination = session.destinations.value.get(to);
  if (!destination) return null;
  if (hitAt(session, to) !== null) return { gives: 'knock-out' };
  switch (destination.brings) {
    case 'takes':
      return { gives: 'card' };
    case 'pays': {
      const points = pointsAt(session, to);
      const rivalGainsMore = Math.max(0, ...paysAt(session, to)) > points;
      return points > 0
        ? { gives: 'points', points, rivalGainsMore }
        : { gives: 'nothing', rivalGainsMore };
    }
    case 'face-down':
      return { gives: session.play.table.value.part === 2 ? 'unknown' : 'nothing' };
    default:
      return lyingOn(session.play.table.value, to).lies === 'card' ? { gives: 'nothing' } : null;
  }
}

/**
 * Spaces by what they bring, the best first: cards and points, knock-outs, what is unknown, nothing; last what
 * turns down a card of one's own. Of equal ones whichever lies nearer to what would bring something.
 */
export function bestFirst(session: Session, spaces: readonly Space[]): readonly Space[] {
  const worths = spaces.map((space) => ({
    space,
    worth: worthAt(session, space),
    steps: stepsToGain(session, space) ?? 0,
  }));
  worths.sort((one, other) => other.worth - one.worth || one.steps - other.steps);
  return worths.map(({ space }) => space);
}

/** True where no space in reach brings anything, not even a knock-out. */
export function isBarren(session: Session): boolean {
  const reached = [...session.destinations.value.keys()];
  return reached.every((space) => worthAt(session, space) <= WORTH_OF_NOTHING);
}

/** How far the nearest other card lies that is to be had, or that pays the reader in part 2; undefined if none does. */
export function stepsToGain(session: Session, from: Space): number | undefined {
  const table = session.play.table.value;
  const steps = table.locations.flatMap(({ space, card }) => {
    const gains = table.part === 2 ? pointsAt(session, space) > 0 : card && isToBeHad(table, card);
    return gains && space !== from ? stepsBetween(from, space) : [];
  });
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

/** Where a rival can be knocked out, the best first. */
export function hitsInReach(session: Session): readonly Space[] {
  const reached = [...session.destinations.value.keys()];
  return bestFirst(
    session,
    reached.filter((to) => hitAt(session, to) !== null),
  );
}

/** Between knock-outs and an empty space lies what nobody knows. */
const WORTH_OF_NOTHING = -2;
const WORTH = { 'knock-out': 0, unknown: -1, nothing: WORTH_OF_NOTHING } as const;
const WORTH_OF_OWN = -3;

function worthAt(session: Session, space: Space): number {
  if (session.destinations.value.get(space)?.brings === 'own') return WORTH_OF_OWN;
  const gift = giftAt(session, space);
  if (gift === null) return WORTH_OF_NOTHING;
  switch (gift.gives) {
    case 'card':
      return openCard(session.play.table.value, space)?.points ?? 1;
    case 'points':
      return gift.points;
    default:
      return WORTH[gift.gives];
  }
}

/** What the sector of the card on a space pays the reader. */
export function pointsAt(session: Session, space: Space): number {
  const { play } = session;
  const at = play.table.value.players.findIndex(({ seat }) => seat === play.seat.value);
  return paysAt(session, space)[at] ?? 0;
}

/** What it pays all, in the order of the players. */
export function paysAt({ play }: Session, space: Space): readonly number[] {
  const sector = openCard(play.table.value, space)?.sector;
  return sector === undefined ? [] : (play.table.value.pays[sector] ?? []);
}
