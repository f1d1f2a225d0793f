import { isForGoal } from '../bundle/Properties';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { claimAsk } from './asks';
import { stepOf } from './pending';

/**
 * What could be claimed, the best first: where the die has led, unless that leads away from the own goal;
 * then what counts for the goal, what lies ahead, and the cheapest.
 */
export function bestClaims(session: Session): readonly Space[] {
  const { play, claimable } = session;
  const { ring } = play.table.value;
  const here = ring === null ? 0 : (own(session)?.pieces[ring] ?? 0);
  const behind = new Set(play.hand.value?.behind?.spaces ?? []);
  const rank = (space: Space) => [
    Number(space.slice(1)) === here && !leadsAway(session, space) ? 0 : 1,
    isForGoal(session, space) ? 0 : 1,
    behind.has(space) ? 1 : 0,
    claimAsk(session, space)?.price ?? 0,
  ];
  return [...claimable.value]
    .map((space) => ({ space, rank: rank(space) }))
    .sort((a, b) => byEach(a.rank, b.rank))
    .map(({ space }) => space);
}

function leadsAway(session: Session, space: Space): boolean {
  const step = stepOf(session, space);
  return step !== null && step.to < step.from;
}

/** The first difference decides. */
function byEach(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
