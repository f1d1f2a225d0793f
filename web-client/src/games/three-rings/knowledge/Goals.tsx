import type { Session } from '../session';
import { t } from '../words';

/** The goal cards with what each needs. */
export function Goals({ session }: { session: Session }) {
  return (
    <ul>
      {session.play.table.value.goals.map(({ id, points }) => (
        <li key={id}>
          {t(`goal.${id}`)} {points}
        </li>
      ))}
    </ul>
  );
}
