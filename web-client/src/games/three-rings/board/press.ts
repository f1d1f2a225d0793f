import { announce } from '../../../ui/aria';
import { ringOf } from '../rings';
import { letGo, rollableRings, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { markOf } from './marks';
import { spaceName, whyNotWords } from './names';

/**
 * A press on a space shows its card, and chooses it where it is to be chosen: to be claimed, for the
 * open tray, or its ring to be rolled for. Nothing is done by a press on the board.
 */
export function press(session: Session, space: Space): void {
  const { picking, chosen, ring } = session;
  const wanted = picking.value;
  if (wanted?.spaces.includes(space) || wanted?.picked.includes(space)) {
    wanted.press(space);
    return;
  }
  const rolls = rollableRings(session);
  if (rolls.includes(ringOf(space))) ring.value = ringOf(space);
  chosen.value = chosen.value === space ? null : space;
  if (chosen.value !== space) return;
  const why = whyNotWords(session, space);
  const name = spaceName(session, markOf(session, space), false);
  announce(why === null ? name : `${name}${t('list.dot')}${why}`);
}

/** Lets go of what is chosen; true if there was anything. */
export function release(session: Session): boolean {
  const { chosen, tray, ring } = session;
  if (chosen.value === null && tray.value === null && ring.value === null) return false;
  letGo(session);
  ring.value = null;
  announce(t('board.released'));
  return true;
}
