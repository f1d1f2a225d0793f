import { cardName } from '../card-words';
import type { Card, Exchange, Giving } from '../wire';
import { t } from '../words';
import type { Part } from './OrderForm';
import { Row } from './Row';

interface SelectProps {
  label: string;
  /** What it says while nothing is chosen. */
  none: string;
  cards: readonly Card[];
  value: Card | null;
  onChange: (card: Card | null) => void;
}

/** One card of several, or none. */
export function CardSelect({ label, none, cards, value, onChange }: SelectProps) {
  return (
    <select
      class="field"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(cards.find((id) => id === event.currentTarget.value) ?? null)}
    >
      <option value="">{none}</option>
      {cards.map((id) => (
        <option key={id} value={id}>
          {cardName(id)}
        </option>
      ))}
    </select>
  );
}

interface SeatProps {
  part: Part;
  label: string;
  value: number | null;
  onChange: (seat: number | null) => void;
}

function SeatSelect({ part, label, value, onChange }: SeatProps) {
  const { play } = part.session;
  const others = play.table.value.players.filter(({ seat }) => seat !== play.seat.value);
  return (
    <select
      class="field"
      aria-label={label}
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(chosen === '' ? null : Number(chosen));
      }}
    >
      <option value="">{t('form.none')}</option>
      {others.map(({ seat }) => (
        <option key={seat} value={seat}>
          {play.name(seat)}
        </option>
      ))}
    </select>
  );
}

/** Whose card is taken for which own one; it is tried once. */
export function ExchangeRow({ own, ...part }: Part & { own: readonly Card[] }) {
  const { session, orders, change } = part;
  const { players, cards } = session.play.table.value;
  const buildings = cards.filter(({ tower }) => !tower).map(({ id }) => id);
  const { swap } = orders;
  const choose = (seat: number | null) => {
    const theirs = players.find((each) => each.seat === seat);
    const take = buildings.find((id) => theirs?.cards[id]) ?? buildings[0];
    const give = own[0] ?? buildings[0];
    const complete = seat !== null && take && give;
    change({ swap: complete ? exchangeOf(seat, take, give) : null });
  };
  const set = (more: Partial<Exchange>) => swap && change({ swap: { ...swap, ...more } });
  return (
    <Row title={t('form.swap')} line={t('form.swap.line')}>
      <SeatSelect
        part={part}
        label={t('form.swap.player')}
        value={swap?.player ?? null}
        onChange={choose}
      />
      {swap && (
        <>
          <CardSelect
            label={t('form.swap.take')}
            none={t('form.swap.take')}
            cards={buildings}
            value={swap.take}
            onChange={(take) => take && set({ take })}
          />
          <CardSelect
            label={t('form.swap.give')}
            none={t('form.swap.give')}
            cards={buildings}
            value={swap.give}
            onChange={(give) => give && set({ give })}
          />
        </>
      )}
    </Row>
  );
}

function exchangeOf(player: number, take: Card, give: Card): Exchange {
  return { player, take, give, takeClosed: null, giveClosed: null };
}

/** What each Moving Company gives away, in the order in which they act. */
export function GivingRow({ cards, ...part }: Part & { cards: readonly Card[] }) {
  const { session, orders, change } = part;
  const { play } = session;
  const list = orders.give ?? [];
  const first = play.table.value.players.find(({ seat }) => seat !== play.seat.value)?.seat;
  const set = (next: readonly Giving[]) => change({ give: next.length === 0 ? null : next });
  return (
    <Row title={t('form.give')} line={t('form.give.line')}>
      {list.map((giving, i) => (
        <span key={i} class="lm-giving">
          <CardSelect
            label={t('form.give.card')}
            none={t('form.none')}
            cards={cards}
            value={giving.card}
            onChange={(card) =>
              set(list.flatMap((each, at) => (at !== i ? [each] : card ? [{ ...each, card }] : [])))
            }
          />
          <SeatSelect
            part={part}
            label={t('give.to')}
            value={giving.to}
            onChange={(to) =>
              set(list.map((each, at) => (at === i && to !== null ? { ...each, to } : each)))
            }
          />
        </span>
      ))}
      <CardSelect
        label={t('form.give.more')}
        none={t('form.give.more')}
        cards={cards}
        value={null}
        onChange={(card) =>
          card && first !== undefined && set([...list, { card, to: first, closed: null }])
        }
      />
    </Row>
  );
}
