import '../colours.css';
import '../board/board.css';
import '../seats.css';
import './post.css';
import './turn.css';
import { listed } from '../../../i18n/list';
import { Coin } from '../../../ui/Coin';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { TurnReading } from '../../report';
import { Shape } from '../board/Shape';
import { cardName } from '../card-words';
import { cardIcons, landmarksOf, looks, numbers, onOffer, stacksOf } from '../cards';
import type { OwnReport, PublicCard, PublicPlayer, Report } from '../wire';
import { sentences, t } from '../words';
import { Goes } from './Goes';

interface Props {
  reading: TurnReading<Report, OwnReport>;
}

/** The report of a postal turn: each go, how the towns stood after the last, and the market. */
export function TurnPage({ reading }: Props) {
  const { open, own, seat, name, colour } = reading;
  return (
    <div class="lm-turn">
      <section class="paper-page lm-report">
        <h2>{t('turn.goes')}</h2>
        <Goes
          reader={{ play: { name, colour, seat: { value: seat } } }}
          cards={open.cards}
          goes={open.goes}
          fates={own?.fates ?? []}
        />
      </section>
      <section class="paper-page">
        <End reading={reading} />
        <h2>{t('turn.towns')}</h2>
        {open.players.map((player) => (
          <Town key={player.seat} reading={reading} player={player} />
        ))}
        <h2>{t('market.title')}</h2>
        <p class="lm-turn-decks">{decksOf(open)}</p>
        <ul class="lm-turn-cards">
          {onOffer(open).map((card) => (
            <CardLine key={card.id} card={card} count={card.left} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function decksOf({ deckLeft }: Report): string {
  return Object.entries(deckLeft)
    .map(([deck, n]) => sentences.words(`deck.${deck}`, { n }))
    .join(' · ');
}

/** Who has won, if the game ended with this turn. */
function End({ reading: { open, name } }: Props) {
  const best = open.players.filter(({ place }) => place === 1);
  if (best.length === 0) return null;
  const names = listed(best.map(({ seat }) => name(seat)));
  const coins = best[0]?.coins ?? 0;
  return <h2>{t(best.length === 1 ? 'end.wins' : 'end.shared', { names, coins })}</h2>;
}

/** A town with its coins, its Landmarks and every card. */
function Town({ reading, player }: Props & { player: PublicPlayer }) {
  const { open, name, colour } = reading;
  const built = landmarksOf(open).filter(({ id }) => player.landmarks.includes(id));
  const stacks = stacksOf(open, player).filter(({ card }) => card.colour !== 'landmark');
  return (
    <section class="lm-turn-town">
      <h3>
        <Medal colour={colour(player.seat)} size={22} />
        {name(player.seat)}
        <span class="lm-coins">
          <Coin size={14} />
          {player.coins}
          <span class="hidden-text"> {t('seat.coins')}</span>
        </span>
      </h3>
      <ul class="lm-turn-cards">
        {built.map((card) => (
          <CardLine key={card.id} card={card} count={1} />
        ))}
        {stacks.map(({ card, closed, count }) => (
          <CardLine
            key={`${card.id} ${closed}`}
            card={card}
            count={count}
            more={closed ? t('turn.closed') : investedIn(card, player)}
          />
        ))}
      </ul>
    </section>
  );
}

function investedIn({ id }: PublicCard, { investment }: PublicPlayer): string {
  return id === 'tech-startup' && investment > 0 ? t('name.invested', { n: investment }) : '';
}

interface LineProps {
  card: PublicCard;
  count: number;
  more?: string;
}

function CardLine({ card, count, more }: LineProps) {
  return (
    <li class={looks[card.colour]}>
      <Icon name={cardIcons[card.id]} size={16} />
      <span class={`lm-step-shape ${card.colour}`}>
        <Shape colour={card.colour} size={9} />
      </span>
      {numbers(card) && <small>{numbers(card)}</small>}
      {cardName(card.id)}
      {count > 1 && <b>×{count}</b>}
      {more && <small>{more}</small>}
    </li>
  );
}
