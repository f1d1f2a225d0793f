import { Bar } from '../actions/Bar';
import { isVote, Stamp } from '../board/Stamp';
import { comes } from '../outcome';
import type { Session } from '../session';
import { Profits } from './Profits';
import { cardTitle } from './words';

/**
 * How an event has ended, in the place of all that it was decided with: on a phone the map has the room of it
 * meanwhile, and beside the map it is told what a vote has brought the others.
 */
export function Outcome({ session }: { session: Session }) {
  const verdict = session.verdict.value;
  if (!verdict) return null;
  const { card, line } = verdict;
  const { phone, seat } = session.play;
  const isTold = isVote(line) && comes(verdict) && seat.value !== null && !phone.value;
  return (
    <Bar title={cardTitle(card)}>
      <Stamp session={session} />
      {isTold && <Profits session={session} />}
    </Bar>
  );
}
