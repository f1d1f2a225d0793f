import { deleteIt, getJson, postJson, putJson, tell } from './http';
import type { Reach, ReachWish } from './wire';

/** How the own seat of a room is reached; rejects with `not-seated` for who has none. */
export function readReach(room: string): Promise<Reach> {
  return getJson(reachPath(room));
}

/** What has become of the wish; a new address is written to once, and waits for its owner. */
export function setReach(room: string, wish: ReachWish): Promise<Reach> {
  return putJson(reachPath(room), wish);
}

/** Nothing is kept of the own seat any more. */
export function forgetReach(room: string): Promise<void> {
  return deleteIt(reachPath(room));
}

function reachPath(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}/reach`;
}

/** The owner of a mail address lets this room write to him. */
export function confirmMail(token: string): Promise<void> {
  return tell('/api/mail/confirm', { token });
}

export function unsubscribeMail(token: string): Promise<void> {
  return tell('/api/mail/unsubscribe', { token });
}

/** Takes the seat of a mailed link onto this device, and says in which room. */
export function redeemSeat(token: string): Promise<{ room: string }> {
  return postJson('/api/mail/seat', { token });
}
