import { taken } from '../cards';
import type { Session } from '../session';
import { t } from '../words';

/** More squares than these have no room in a line of a phone. */
const FEW = 3;

/** Whose squares the card would take, by name: the sheet of a phone may lie over them. */
export function Takings({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  const losses = table.players.flatMap(({ seat }) => {
    const lost = taken(table, seat);
    if (lost.length === 0) return [];
    const name = seat === play.seat.value ? t('side.you') : play.name(seat);
    const squares = lost.length > FEW ? t('loss.many', { n: lost.length }) : lost.join(' ');
    return [t('vote.takings.each', { name, squares })];
  });
  if (losses.length === 0) return null;
  return <p class="takings">{t('vote.takings', { losses: losses.join(t('list.comma')) })}</p>;
}
