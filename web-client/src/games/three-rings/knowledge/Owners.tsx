import './knowledge.css';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { GoalTile } from '../GoalTile';
import { ownedBy, spaceOf, worthOf } from '../lookup';
import { placeName } from '../names';
import type { ThreeRingsPlay } from '../play';
import { rings } from '../rings';
import type { Ring, Space } from '../wire';
import { t } from '../words';

/** Who owns what, ring by ring, and how much of it a power asks for. */
export function Owners({ play }: { play: ThreeRingsPlay }) {
  const table = play.table.value;
  return (
    <Panel small title={t('owners.title')}>
      {rings.map((ring) => (
        <section key={ring} class="tr-owners">
          <h3>
            {t(`ring.${ring}`)} <small>{t('owners.power', { n: table.required[ring] ?? 0 })}</small>
          </h3>
          <ul>
            {table.players.map(({ seat }) => (
              <Owned key={seat} play={play} seat={seat} ring={ring} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function Owned({ play, seat, ring }: { play: ThreeRingsPlay; seat: number; ring: Ring }) {
  const table = play.table.value;
  const owned = ownedBy(table, seat, ring);
  return (
    <li>
      <Medal colour={play.colour(seat)} size={20} />
      <span class="hidden-text">{play.called(seat)}</span>
      <b>{t('owners.count', { n: owned.length, of: table.required[ring] ?? 0 })}</b>
      <span class="tr-owned">
        {owned.map((space) => (
          <OwnedSpace key={space} play={play} space={space} />
        ))}
        {owned.length === 0 && <small>{t('owners.none')}</small>}
      </span>
    </li>
  );
}

function OwnedSpace({ play, space }: { play: ThreeRingsPlay; space: Space }) {
  const table = play.table.value;
  const industry = spaceOf(table, space)?.industry;
  const words = t('owners.space', { space: placeName(space), value: worthOf(table, space) });
  return (
    <span class="tr-owned-space" title={words}>
      {industry && <GoalTile goal={industry} size={20} />}
      <span aria-hidden="true">{worthOf(table, space)}</span>
      <span class="hidden-text">{words}</span>
    </span>
  );
}
