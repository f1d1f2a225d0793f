import { cashFirst } from '../bundle/mixtures';
import type { Change } from '../bundle/outlook';
import { type GoalStep, goalStep } from '../bundle/outlook';
import type { Mixture, Session } from '../session';
import type { Space } from '../wire';
import { claimAsk } from './asks';
import { draftFor } from './drafts';

/** What a claim with this mixture changes for the reader. */
export function claimChange(space: Space, mixture: Mixture): Change {
  return { cash: -mixture.cash, debt: mixture.debt, gains: [space], gives: mixture.properties };
}

/** How far the goal would be with the claim that is being put together; null while none is. */
export function claimStep(session: Session): GoalStep | null {
  const space = session.chosen.value;
  return space === null ? null : stepOf(session, space);
}

/** How far it would be with the claim of this space, as it is put together or would open. */
export function stepOf(session: Session, space: Space): GoalStep | null {
  const ask = claimAsk(session, space);
  if (!ask) return null;
  return goalStep(
    session,
    claimChange(
      space,
      draftFor(session, ask, () => cashFirst(ask)),
    ),
  );
}
