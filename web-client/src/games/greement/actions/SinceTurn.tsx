import type { Session } from '../session';
import { lineFace } from '../story/lines';
import { t } from '../words';
import { hadTurn, hasActed, sinceTurn } from './since';

/** What has happened since the reader's turn, for as long as he waits and until he does something. */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const seat = play.seat.value;
  const story = play.lines.value;
  const lines = seat === null || hasActed(session) ? [] : sinceTurn(story, seat);
  if (lines.length === 0) return null;
  return (
    <span class="since-turn">
      <b>{t(hadTurn(story, seat) ? 'turn.since' : 'turn.soFar')}</b>
      {lines.map((line) => (
        <span key={line.key}> {lineFace(line, play.name).text}</span>
      ))}
    </span>
  );
}
