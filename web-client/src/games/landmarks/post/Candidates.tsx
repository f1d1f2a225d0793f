import { useState } from 'preact/hooks';
import { Coin } from '../../../ui/Coin';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { cardName } from '../card-words';
import { cardIcons, cardOf, landmarksOf, looks, playerOf, sorted } from '../cards';
import type { Session } from '../session';
import type { Card, PublicCard } from '../wire';
import { t } from '../words';
import { MOST_CANDIDATES, moved } from './draft';
import type { Part } from './OrderForm';

/** The first of these that can be had is bought: a list to put in order, by buttons or by dragging. */
export function Candidates({ session, orders, change }: Part) {
  const buy = orders.buy ?? [];
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => change({ buy: moved(buy, from, to) });
  return (
    <section class="lm-candidates" aria-label={t('form.buy')}>
      <h3>
        {t('form.buy')} <small>{t('form.buy.most', { n: MOST_CANDIDATES })}</small>
      </h3>
      <ol>
        {buy.map((card, i) => (
          <li
            key={i}
            draggable
            class={dragged === i ? 'dragged' : undefined}
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, i);
              setDragged(null);
            }}
          >
            <Candidate session={session} card={card} place={i} last={buy.length - 1} move={move} />
          </li>
        ))}
      </ol>
      {buy.length < MOST_CANDIDATES ? (
        <Adder session={session} onAdd={(card) => change({ buy: [...buy, card] })} />
      ) : (
        <p class="lm-none">{t('form.buy.full')}</p>
      )}
    </section>
  );
}

interface CandidateProps {
  session: Session;
  card: Card;
  place: number;
  last: number;
  move: (from: number, to: number) => void;
}

function Candidate({ session, card, place, last, move }: CandidateProps) {
  const { id, colour, cost } = cardOf(session.play.table.value, card);
  const name = cardName(id);
  return (
    <>
      <b class="lm-place">{place + 1}</b>
      <span class={`lm-icon ${looks[colour]}`}>
        <Icon name={cardIcons[id]} size={22} />
      </span>
      <span class="lm-candidate">
        <b>{name}</b>
        <CandidateLine session={session} card={card} />
      </span>
      <span class="lm-price">
        <Coin size={14} />
        {cost}
      </span>
      <IconButton
        icon="caret-up-fill"
        label={t('form.buy.up', { card: name })}
        onClick={() => place > 0 && move(place, place - 1)}
      />
      <IconButton
        icon="caret-down-fill"
        label={t('form.buy.down', { card: name })}
        onClick={() => place < last && move(place, place + 1)}
      />
      <IconButton
        icon="x"
        label={t('form.buy.off', { card: name })}
        onClick={() => move(place, -1)}
      />
    </>
  );
}

/** Whether it is on offer; and a warning where it can never be bought as things are. */
function CandidateLine({ session: { play }, card }: Pick<CandidateProps, 'session' | 'card'>) {
  const table = play.table.value;
  const me = playerOf(table, play.seat.value);
  const { colour } = cardOf(table, card);
  const has = me?.landmarks.includes(card) || (colour === 'purple' && me?.cards[card]);
  if (has) return <small class="brick-words">{t('form.buy.owned')}</small>;
  if (colour === 'landmark') return <small>{t('form.buy.landmark')}</small>;
  const left = table.market[card];
  return <small>{left ? t('form.buy.offered', { n: left }) : t('form.buy.absent')}</small>;
}

interface AdderProps {
  session: Session;
  onAdd: (card: Card) => void;
}

function Adder({ session, onAdd }: AdderProps) {
  const table = session.play.table.value;
  const others = sorted(table.cards).filter(
    ({ colour }) => colour !== 'landmark' && colour !== 'civic',
  );
  const offered = others.filter(({ id }) => table.market[id]);
  const absent = others.filter(({ id }) => !table.market[id]);
  return (
    <select
      class="field"
      aria-label={t('form.buy.add')}
      value=""
      onChange={(event) => {
        const card = table.cards.find(({ id }) => id === event.currentTarget.value);
        event.currentTarget.value = '';
        if (card) onAdd(card.id);
      }}
    >
      <option value="">{t('form.buy.add')}</option>
      <Options label={t('market.title')} cards={offered} />
      <Options label={t('town.landmarks')} cards={landmarksOf(table)} />
      <Options label={t('form.buy.absent')} cards={absent} />
    </select>
  );
}

function Options({ label, cards }: { label: string; cards: readonly PublicCard[] }) {
  return (
    <optgroup label={label}>
      {cards.map(({ id, cost }) => (
        <option key={id} value={id}>
          {t('item.price', { card: cardName(id), cost })}
        </option>
      ))}
    </optgroup>
  );
}
