import './property-by-seat.css';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { cardName, sectorIcons, sectors } from '../cards';
import type { Session } from '../session';
import type { PublicCard, Sector } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  /** The sector whose name is asked for by a tap on its column. */
  named: Signal<Sector | null>;
}

/** Who owns what on a phone: a row for each seat, so low that the board stays to be seen above it. */
export function PropertyBySeat({ session, named }: Props) {
  const { play } = session;
  const { players, properties } = play.table.value;
  const lies = (where: 'board' | 'unplaced') => Object.values(properties).includes(where);
  return (
    <div class="ec-by-seat-frame">
      <table class="ec-by-seat">
        <caption class="hidden-text">{t('property.title')}</caption>
        <thead>
          <tr>
            <td />
            {sectors.map((sector) => (
              <th key={sector} scope="col">
                <SectorHead sector={sector} named={named} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat }) => (
            <Row key={seat} session={session} of={seat} name={play.called(seat)}>
              <Medal colour={play.colour(seat)} size={22} />
            </Row>
          ))}
          {lies('board') && (
            <Row session={session} of="board" name={t('property.board')}>
              <i class="ec-free" />
            </Row>
          )}
          {lies('unplaced') && (
            <Row session={session} of="unplaced" name={t('property.hand')}>
              <i class="ec-away" />
            </Row>
          )}
        </tbody>
      </table>
    </div>
  );
}

function SectorHead({ sector, named }: { sector: Sector; named: Signal<Sector | null> }) {
  const isNamed = named.value === sector;
  return (
    <button
      type="button"
      class={`ec-cell-of ${sector}`}
      aria-label={t(`sector.${sector}`)}
      aria-pressed={isNamed}
      onClick={() => {
        named.value = isNamed ? null : sector;
      }}
    >
      <Icon name={sectorIcons[sector]} size={16} />
    </button>
  );
}

interface RowProps {
  session: Session;
  of: number | 'board' | 'unplaced';
  name: string;
  children: ComponentChildren;
}

function Row({ session, of, name, children }: RowProps) {
  const { cards, properties } = session.play.table.value;
  const held = cards.filter(({ id }) => properties[id] === of);
  return (
    <tr>
      <th scope="row">
        <span aria-hidden="true">{children}</span>
        <span class="hidden-text">{name}</span>
      </th>
      {sectors.map((sector) => (
        <Held key={sector} cards={held} sector={sector} />
      ))}
    </tr>
  );
}

/** The points of each card, each by itself: run together they read as one number. */
function Held({ cards, sector }: { cards: readonly PublicCard[]; sector: Sector }) {
  const held = cards.filter((card) => card.sector === sector);
  return (
    <td>
      <div class="ec-held-cards">
        {held.map((card) => (
          <span key={card.id}>
            <b aria-hidden="true">{card.points}</b>
            <span class="hidden-text">{cardName(card)} </span>
          </span>
        ))}
      </div>
    </td>
  );
}
