import type { LineFace } from '../../game';
import type { Session } from '../session';

/** What stood out. */
export function factLines(_session: Session): readonly LineFace[] {
  return [];
}
