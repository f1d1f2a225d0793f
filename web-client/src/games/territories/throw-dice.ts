import type { Session } from './session';
import { standIn } from './stand-in';

/** Sends the throw that is due; where the table was quicker for an absent reader, that he is back. */
export async function throwDice(session: Session): Promise<void> {
  const { play, throwing, shaking, thrownFor } = session;
  shaking.value = false;
  const type = throwing.value;
  if (!type || play.busy.value !== null) return;
  thrownFor.byHand(true);
  if (await play.act({ type })) return;
  thrownFor.byHand(false);
  comeBack(session);
}

/**
 * Whoever wants to throw is there again, though it is not his to throw now: the next throw waits for him, and
 * what was played without him is left out.
 */
export function comeBack({ play }: Session): boolean {
  const absent = play.room.value.paused ? undefined : standIn(play);
  if (!absent) return false;
  void play.takeOver(absent.action);
  return true;
}
