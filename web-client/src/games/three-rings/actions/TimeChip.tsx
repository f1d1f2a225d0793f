import { clockFace, now } from '../../../clock';
import { Chip } from '../../../ui/Chip';
import type { Session } from '../session';

interface Props {
  session: Session;
  /** Whose clock it is: the phase's name. */
  what: string;
  /** What happens at zero: "then refused". */
  words: string;
}

/** What is left for an answer, and what happens then; without a clock nothing. */
export function TimeChip({ session, what, words }: Props) {
  const clock = session.play.clocks.value.find((each) => each.what === what);
  if (!clock) return null;
  return (
    <Chip icon="hourglass-simple">
      {clockFace(Math.max(0, clock.endsAtMillis - now.value))}, {words}
    </Chip>
  );
}
