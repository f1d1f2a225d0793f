import './market.css';
import { Coin } from '../../../ui/Coin';
import { Icon } from '../../../ui/Icon';
import { cardName } from '../card-words';
import { cardIcons, looks, numbers, onOffer, shortWords } from '../cards';
import type { Session } from '../session';
import type { PublicCard } from '../wire';
import { t } from '../words';
import { Group } from './Group';
import { saleWords } from './names';
import { Scene } from './Scene';
import { Shape } from './Shape';
import { Spot } from './Spot';

interface Props {
  session: Session;
}

/** From how many types on the market has a column more, or a row. */
const FIVE_COLUMNS = 10;

/** What is on offer, a card a pile. */
export function Market({ session }: Props) {
  const offers = onOffer(session.play.table.value);
  const columns = offers.length > FIVE_COLUMNS ? 6 : 5;
  return (
    <Group kind="lm-market" label={t('market.title')} style={{ '--columns': String(columns) }}>
      {offers.map((card) => (
        <MarketCard key={card.id} session={session} card={card} />
      ))}
    </Group>
  );
}

function MarketCard({ session, card }: Props & { card: PublicCard & { left: number } }) {
  const words = saleWords(session, card.id);
  const isBuild = words !== '';
  return (
    <Spot
      session={session}
      place={{ at: 'market', card: card.id }}
      kind={`lm-card ${looks[card.colour]}${isBuild ? ' for-sale' : ''}`}
    >
      <span class="lm-head">
        <Shape colour={card.colour} size={13} />
        <b>{numbers(card)}</b>
        <span class="lm-left">×{card.left}</span>
      </span>
      <Scene card={card.id} />
      <span class="lm-name">{cardName(card.id)}</span>
      <span class="lm-effect">{shortWords(card.id)}</span>
      <span class="lm-foot">
        <span class="lm-price">
          <Coin size={16} />
          {card.cost}
        </span>
        <span class="lm-why">{words}</span>
      </span>
    </Spot>
  );
}

/** The market in one row, while the charts have its place. */
export function MarketStrip({ session }: Props) {
  const offers = onOffer(session.play.table.value);
  return (
    <section class="lm-strip" aria-label={t('market.title')}>
      <div>
        <h2 class="small-title">{t('market.title')}</h2>
        <p>{t(session.play.table.value.phase === 'orders' ? 'market.asItIs' : 'market.opens')}</p>
      </div>
      <Group kind="lm-strip-cards" label={t('market.title')}>
        {offers.map((card) => (
          <Spot
            key={card.id}
            session={session}
            place={{ at: 'market', card: card.id }}
            kind={`lm-stack small ${looks[card.colour]}`}
          >
            <span class="lm-stack-head">
              <Shape colour={card.colour} size={9} />
              {numbers(card)}
            </span>
            <Icon name={cardIcons[card.id]} size={20} />
          </Spot>
        ))}
      </Group>
    </section>
  );
}
