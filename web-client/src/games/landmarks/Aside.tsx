import { LastThrow } from './board/LastThrow';
import { Hint } from './hints';
import { ModeMark } from './mode';
import type { Session } from './session';

/**
 * Under the seats: a word to newcomers, the last throw, step by step, and the mark for the other way
 * of playing.
 */
export function Aside({ session }: { session: Session }) {
  return (
    <>
      {session.play.seat.value !== null && <Hint session={session} />}
      <LastThrow session={session} />
      <ModeMark play={session.play} />
    </>
  );
}
