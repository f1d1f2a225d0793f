import type { Result } from '../../../net/wire';
import type { Session } from '../session';
import { standing } from '../standing';

/** Who has won, and why. */
export function verdict(session: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter(({ place }) => place === 1);
  return {
    title: best.map(({ seat }) => session.play.name(seat)).join(', '),
    line: standing(session),
  };
}
