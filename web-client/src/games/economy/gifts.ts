import { isToBeHad, lyingOn, openCard } from './cards';
import { bestOfRivals, isDefeat, isVictory, leadAt, outcomeAt, pointsAt } from './pays';
import { hitAt, type Session } from './session';
import { stepsBetween } from './spaces';
import type { Space } from './wire';

/** What going to a space brings the reader, as its mark on the board and as words tell it. */
export type Gift =
  | { gives: 'points'; points: number; rivalGainsMore: boolean }
  | { gives: 'card' }
  | { gives: 'knock-out' }
  | { gives: 'unknown' }
  /** The game ends, and rivals win it. */
  | { gives: 'defeat' }
  /** A card that somebody has already, or whose sector pays the reader nothing. */
  | { gives: 'nothing'; rivalGainsMore?: boolean };

/** True where a rival gains more by the same landing. */
export function isLessThanRivals(gift: Gift | null): boolean {
  return gift !== null && 'rivalGainsMore' in gift && gift.rivalGainsMore === true;
}

/** True where nobody gets anything: in part 1 on a card that is no longer to be had. */
export function isTaken(gift: Gift | null): boolean {
  return gift?.gives === 'nothing' && !isLessThanRivals(gift);
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
      if (isDefeat(session, to)) return { gives: 'defeat' };
      const points = pointsAt(session, to);
      const rivalGainsMore = bestOfRivals(session, to) > points;
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
 * Spaces by what they bring, the best first: victory, cards and points, knock-outs, what is unknown, nothing, what
 * brings it to rivals alone; last what turns down a card of one's own, and what loses the game. Of equal ones that
 * end it whichever ends it better for the reader; of others whichever pays the best of the rivals less, and then lies
 * nearer to what would bring something.
 */
export function bestFirst(session: Session, spaces: readonly Space[]): readonly Space[] {
  const ranked = spaces.map((space) => ({
    space,
    ranks: [
      -worthAt(session, space),
      ...ranksOfEnd(session, space),
      isPaying(session, space) ? bestOfRivals(session, space) : 0,
      stepsToGain(session, space) ?? 0,
    ],
  }));
  ranked.sort((one, other) => firstDifference(one.ranks, other.ranks));
  return ranked.map(({ space }) => space);
}

/** A victory shared by fewer comes first, then the clearer one; of defeats that with fewer points for the winner. */
function ranksOfEnd(session: Session, space: Space): readonly number[] {
  const outcome = outcomeAt(session, space);
  if (!outcome) return [0, 0, 0];
  const { winners, points } = outcome;
  return isVictory(session, space)
    ? [winners.length, -leadAt(session, space), -points]
    : [points, 0, 0];
}

function firstDifference(ones: readonly number[], others: readonly number[]): number {
  const at = ones.findIndex((one, i) => one !== others[i]);
  return at < 0 ? 0 : (ones[at] ?? 0) - (others[at] ?? 0);
}

function isPaying({ destinations }: Session, space: Space): boolean {
  return destinations.value.get(space)?.brings === 'pays';
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

const WORTH_OF_VICTORY = Number.POSITIVE_INFINITY;
/** Between knock-outs and an empty space lies what nobody knows. */
const WORTH_OF_NOTHING = -2;
const WORTH_OF_RIVALS_ONLY = -3;
const WORTH_OF_OWN = -4;
const WORTH = {
  'knock-out': 0,
  unknown: -1,
  nothing: WORTH_OF_NOTHING,
  defeat: -5,
} as const;

function worthAt(session: Session, space: Space): number {
  if (session.destinations.value.get(space)?.brings === 'own') return WORTH_OF_OWN;
  if (isVictory(session, space)) return WORTH_OF_VICTORY;
  const gift = giftAt(session, space);
  if (gift === null) return WORTH_OF_NOTHING;
  if (gift.gives === 'nothing' && gift.rivalGainsMore) return WORTH_OF_RIVALS_ONLY;
  switch (gift.gives) {
    case 'card':
      return openCard(session.play.table.value, space)?.points ?? 1;
    case 'points':
      return gift.points;
    default:
      return WORTH[gift.gives];
  }
}
