import type { Result } from '../../../net/wire';
import type { Session } from '../session';

/** How all stood at the end. */
export function Papers({ session, result }: { session: Session; result: Result }) {
  return (
    <ul>
      {result.ranking.map(({ seat }) => (
        <li key={seat}>{session.play.name(seat)}</li>
      ))}
    </ul>
  );
}
