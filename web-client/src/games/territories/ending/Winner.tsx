import './ending.css';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';

/** The piece of the last one standing, crowned. */
export function Winner({ session }: { session: Session }) {
  const { play } = session;
  const [winner] = play.table.value.ranking ?? [];
  if (winner === undefined) return null;
  return (
    <div class="winner" aria-hidden="true">
      <Icon name="crown-fill" size={40} />
      <Medal colour={play.colour(winner)} size={96} />
    </div>
  );
}
