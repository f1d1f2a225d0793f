import { LastThrow } from './board/LastThrow';
import { ModeMark } from './mode';
import type { Session } from './session';

/** Under the seats: the last throw, step by step, and the mark for the other way of playing. */
export function Aside({ session }: { session: Session }) {
  return (
    <>
      <LastThrow session={session} />
      <ModeMark play={session.play} />
    </>
  );
}
