import { Bar } from '../actions/Bar';
import { isVote, Stamp, verdictTitle } from '../board/Stamp';
import { comes } from '../outcome';
import type { Session } from '../session';
import { OthersProfits } from './OthersLine';
import { Profits } from './Profits';

/**
 * How an event has ended, in the place of all that it was decided with, and what a vote has brought the others: in one
 * line on a phone, where the map has the room of it meanwhile.
 */
export function Outcome({ session }: { session: Session }) {
  const verdict = session.verdict.value;
  if (!verdict) return null;
  const { line } = verdict;
  const { phone, seat } = session.play;
  const isTold = isVote(line) && comes(verdict) && seat.value !== null;
  return (
    <Bar title={verdictTitle(verdict)}>
      <Stamp session={session} />
      {isTold &&
        (phone.value ? <OthersProfits session={session} /> : <Profits session={session} />)}
    </Bar>
  );
}
