import type { Session } from '../session';
import { standing } from '../standing';

/** One sentence: what is to be decided, or what the others wait for. */
export function titleOf(session: Session): string {
  return standing(session);
}

/** What belongs to that sentence. */
export function lineOf(_session: Session): string {
  return '';
}
