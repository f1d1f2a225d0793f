import type { Session } from '../session';
import { cornersKey } from './corner';

/** Who gets what the corners say, and what their marks count, where no bar of the board says it; only while one is to be chosen. */
export function CornerKey({ session }: { session: Session }) {
  const words = cornersKey(session);
  return words === '' ? null : <p class="ec-corner-key">{words}</p>;
}
