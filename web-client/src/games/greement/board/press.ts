import { offerAbout } from '../actions/drafts';
import type { Session } from '../session';
import type { Square } from '../wire';
import { vaccinated } from './marks';

/** A press on a square only ever chooses, for the composer while one is open: what costs something is done by a button. */
export function press(session: Session, square: Square): void {
  const { play, chosen } = session;
  if (session.tray.value === 'trade' && play.table.value.phase === 'turn') {
    offerAbout(session, square);
    return;
  }
  const face = play.table.value.squares[square];
  const own = face?.owner != null && face.owner === play.seat.value;
  if (play.table.value.phase === 'event-disease' && own && face.kind === 'cattle') {
    toggleVaccine(session, square);
    return;
  }
  const again = chosen.value === square && session.putAway.value !== square;
  session.putAway.value = null;
  chosen.value = again ? null : square;
}

/** Marks one of the reader's cattle as paid for, or as left to the disease. */
export function toggleVaccine(session: Session, square: Square): void {
  const now = vaccinated(session);
  session.vaccinated.value = now.includes(square)
    ? now.filter((other) => other !== square)
    : [...now, square];
}
