import { LastThrow } from './board/LastThrow';
import type { Session } from './session';

/** Under the seats: the last throw, step by step. */
export function Aside({ session }: { session: Session }) {
  return <LastThrow session={session} />;
}
