import type { GuideStep } from '../../guide';
import type { Session } from '../session';
import { ownedBy } from '../sums';
import type { Square } from '../wire';

/** What a step tells, without what is the same for all of them. */
export type Told = Pick<GuideStep, 'title' | 'line' | 'spots' | 'act' | 'choices'>;

export function buttonOf(key: string): string {
  return `:is(.action-slot, .sheet) [aria-keyshortcuts="${key}"]`;
}

/** A square, and the button that does it. */
export function spotsOf(square: Square | null, key?: string): string[] {
  return [
    ...(square === null ? [] : [`[data-square="${square}"]`]),
    ...(key === undefined ? [] : [buttonOf(key)]),
  ];
}

export function ownSquares({ play }: Session): readonly Square[] {
  const seat = play.seat.value;
  return seat === null ? [] : ownedBy(play.table.value, seat);
}

/** What is the reader's lies under no veil while the guide speaks of what he has done with it. */
export function ownGround(session: Session): string {
  return ownSquares(session)
    .map((square) => `[data-square="${square}"]`)
    .join();
}
