import './own.css';
import '../goal-colours.css';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { countsFor, industryIcons, ownedBy, spaceOf, worthOf } from '../lookup';
import { placeName } from '../names';
import { rings } from '../rings';
import type { Session } from '../session';
import type { Ring, Space } from '../wire';
import { t } from '../words';

/** Every property of the reader, ring by ring from the innermost; pointing at one lights it on the board. */
export function Holdings({ session }: { session: Session }) {
  const { table } = session.scenes.shown.value;
  const seat = session.play.seat.value;
  const held = [...rings].reverse().map((ring) => ({ ring, spaces: ownedBy(table, seat, ring) }));
  if (held.every(({ spaces }) => spaces.length === 0)) {
    return <p class="tr-nothing">{t('own.nothing')}</p>;
  }
  return (
    <dl class="tr-holdings">
      {held
        .filter(({ spaces }) => spaces.length > 0)
        .map(({ ring, spaces }) => (
          <Row key={ring} session={session} ring={ring} spaces={spaces} />
        ))}
    </dl>
  );
}

interface RowProps {
  session: Session;
  ring: Ring;
  spaces: readonly Space[];
}

function Row({ session, ring, spaces }: RowProps) {
  return (
    <div>
      <dt>{t(`ring.${ring}`)}</dt>
      <dd>
        <ul>
          {spaces.map((space) => (
            <li key={space}>
              <Property session={session} space={space} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** A property as a chip: symbol, value, name; a target where it counts for the reader's goal. */
function Property({ session, space }: { session: Session; space: Space }) {
  const { play } = session;
  const table = session.scenes.shown.value.table;
  const industry = spaceOf(table, space)?.industry ?? 'agriculture';
  const goal = play.hand.value?.goal ?? null;
  const counts = goal !== null && goal !== 'wealth' && countsFor(table, goal, space);
  const light = (spaces: readonly Space[]) => () => {
    play.lit.value = spaces;
  };
  return (
    <span
      class={`tr-property tr-suit ${industry}`}
      onPointerEnter={light([space])}
      onPointerLeave={light([])}
    >
      <Icon name={industryIcons[industry]} size={15} />
      <b>{worthOf(table, space)}</b> {placeName(space)}
      {counts && (
        <>
          <Icon name="target" size={14} />
          <span class="hidden-text">{t('own.counts')}</span>
        </>
      )}
    </span>
  );
}

/** What all of it is worth now, and how near a network is. */
export function holdingsAside(session: Session) {
  const { table } = session.scenes.shown.value;
  const seat = session.play.seat.value;
  const worth = ownedBy(table, seat).reduce((sum, space) => sum + worthOf(table, space), 0);
  return <Chip>{t('own.worth', { n: worth })}</Chip>;
}
