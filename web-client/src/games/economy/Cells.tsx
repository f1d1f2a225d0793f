import './cells.css';
import { Icon } from '../../ui/Icon';
import { cardName, ownedIn, sectorIcons, sectors } from './cards';
import type { Card, Sector, Table } from './wire';
import { t } from './words';

interface CellsProps {
  table: Table;
  seat: number;
  /** The cards that have come to somebody since the reader's own move. */
  taken: ReadonlySet<Card>;
}

/** What a seat owns in the nine sectors. */
export function Cells({ table, seat, taken }: CellsProps) {
  return (
    <ul class="ec-cells" aria-label={t('seat.property')}>
      {sectors.map((sector) => (
        <Cell key={sector} {...{ table, sector, seat, taken }} />
      ))}
    </ul>
  );
}

/** True while the seat has a card of the sector from the last landing, which everybody sees. */
function hasGained(
  { lastLanding, lastMove, cards, properties }: Table,
  sector: Sector,
  seat: number,
) {
  if (!lastLanding || lastLanding.takenFrom === null || lastMove?.seat !== seat) return false;
  const { card } = lastLanding;
  return (
    properties[card] === seat && cards.some((each) => each.id === card && each.sector === sector)
  );
}

/** One sector: its symbol, what it pays the seat, and a mark each for invention, factory and shops. */
function Cell({ table, sector, seat, taken }: CellsProps & { sector: Sector }) {
  const owned = ownedIn(table, sector, seat);
  const points = owned.reduce((sum, card) => sum + card.points, 0);
  const name = t(`sector.${sector}`);
  const cards = owned.map(cardName).join(t('list.comma'));
  const owns =
    owned.length > 0
      ? t('seat.sector', { sector: name, cards, points })
      : t('seat.sector.none', { sector: name });
  const isNew = owned.some(({ id }) => taken.has(id));
  const words = isNew ? t('seat.sector.new', { owns }) : owns;
  const gained = `${hasGained(table, sector, seat) ? ' gained' : ''}${isNew ? ' new' : ''}`;
  const has = (kind: string) => owned.filter((card) => card.kind === kind).length;
  return (
    <li class={`ec-cell-of ${sector}${owned.length > 0 ? gained : ' bare'}`} title={words}>
      <span class="hidden-text">{words}</span>
      <Icon name={sectorIcons[sector]} size={13} />
      <b aria-hidden="true">{points > 0 ? points : ''}</b>
      <span class="ec-held" aria-hidden="true">
        <i class={has('invention') ? 'full' : ''} />
        <i class={has('factory') ? 'full' : ''} />
        <i class={['', 'half', 'full'][has('shop')] ?? ''} />
      </span>
    </li>
  );
}
