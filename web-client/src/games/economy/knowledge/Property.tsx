import '../../rules.css';
import './knowledge.css';
import { useSignal } from '@preact/signals';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { cardName, ownerOf, sectorIcons, sectors } from '../cards';
import type { Session } from '../session';
import type { PublicCard, Sector } from '../wire';
import { t } from '../words';
import { PropertyBySeat } from './PropertyBySeat';

/**
 * Who owns what: a row for each sector, the owners of invention, factory and shops in it; on a phone one for each
 * seat.
 */
export function Property({ session }: { session: Session }) {
  const { play } = session;
  const named = useSignal<Sector | null>(null);
  const { properties } = play.table.value;
  const hasFree = Object.values(properties).includes('board');
  const hasUnplaced = Object.values(properties).includes('unplaced');
  return (
    <>
      {play.phone.value ? (
        <PropertyBySeat session={session} named={named} />
      ) : (
        <PropertyTable session={session} />
      )}
      <ul class="ec-property-key">
        {play.phone.value && !named.value && <li class="ec-sector-asked">{t('property.tap')}</li>}
        {play.phone.value && named.value && (
          <li class="ec-sector-named">
            <span class={`ec-cell-of ${named.value}`}>
              <Icon name={sectorIcons[named.value]} size={14} />
            </span>
            {t(`sector.${named.value}`)}
          </li>
        )}
        <li>{t('key.kinds')}</li>
        {hasFree && (
          <li>
            <i class="ec-free" aria-hidden="true" />
            {t(play.phone.value ? 'property.board' : 'property.free')}
          </li>
        )}
        {hasUnplaced && (
          <li>
            <i class="ec-away" aria-hidden="true" />
            {t('property.hand')}
          </li>
        )}
      </ul>
    </>
  );
}

function PropertyTable({ session }: { session: Session }) {
  return (
    <table class="ec-property">
      <caption class="hidden-text">{t('property.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('property.sector')}</th>
          <th scope="col">{t('property.invention')}</th>
          <th scope="col">{t('property.factory')}</th>
          <th scope="col">{t('property.shops')}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map((sector) => (
          <Row key={sector} session={session} sector={sector} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ session, sector }: { session: Session; sector: Sector }) {
  const cards = session.play.table.value.cards.filter((card) => card.sector === sector);
  const kinds = ['invention', 'factory', 'shop'] as const;
  return (
    <tr>
      <th scope="row">
        <span class={`ec-cell-of ${sector}`}>
          <Icon name={sectorIcons[sector]} size={16} />
        </span>
        {t(`label.${sector}`)}
      </th>
      {kinds.map((kind) => (
        <td key={kind}>
          {cards
            .filter((card) => card.kind === kind)
            .map((card) => (
              <Owner key={card.id} session={session} card={card} />
            ))}
        </td>
      ))}
    </tr>
  );
}

function Owner({ session: { play }, card }: { session: Session; card: PublicCard }) {
  const table = play.table.value;
  const owner = ownerOf(table, card.id);
  const onBoard = table.properties[card.id] === 'board';
  const name =
    owner === null ? t(onBoard ? 'property.board' : 'property.hand') : play.called(owner);
  const words = t('property.of', { card: cardName(card), name });
  return (
    <span class="ec-owner" title={words}>
      <span class="hidden-text">{words}</span>
      {owner === null ? (
        <span class={onBoard ? 'ec-free' : 'ec-away'} />
      ) : (
        <Medal colour={play.colour(owner)} size={24} />
      )}
    </span>
  );
}
