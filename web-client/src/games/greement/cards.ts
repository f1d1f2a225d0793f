import type { EventCard, Square, Table, Values } from './wire';

export type ValueKey = keyof Values;

/** A line printed on a card. What it comes to on the table of now is sent with the open card. */
export type Effect =
  | { do: 'add'; value: ValueKey; by: number }
  | { do: 'lose-gold-mines' }
  | { do: 'cancel-debts' }
  | { do: 'crops-to-land' }
  | { do: 'cattle-to-crops' }
  | { do: 'lands-to-cattle' }
  | { do: 'unpaid-cattle-to-crops' }
  | { do: 'appropriate'; beside: 'lake' | 'mountain'; refund: number };

export type Avoided = 'vote' | 'together' | 'alone' | 'each';

export interface CardFace {
  /** How many of its kind are among the 67. */
  count: number;
  avoided: Avoided;
  effects: readonly Effect[];
}

const add = (value: ValueKey, by: number): Effect => ({ do: 'add', value, by });

const vote = (count: number, ...effects: Effect[]): CardFace => ({
  count,
  avoided: 'vote',
  effects,
});

/** The 24 kinds of event cards, as they are printed (section 2.4). */
export const cardFaces: Record<EventCard, CardFace> = {
  V01: vote(4, add('lakeMultiplier', 1), add('mountainMultiplier', -1)),
  V02: vote(2, add('mountainMultiplier', 1), add('lakeMultiplier', -1)),
  V03: vote(4, add('lakeMultiplier', 1), add('mountainMultiplier', 1), add('goldMineProfit', -2)),
  V04: vote(1, add('land', 1), add('goldMine', -1)),
  V05: vote(3, add('land', -1), add('goldMine', 1)),
  V06: vote(1, add('cropProfit', 1), add('goldMineProfit', -1)),
  V07: vote(6, add('cropProfit', -1), add('goldMineProfit', 1)),
  V08: vote(3, add('seed', 1), add('cropProfit', 1)),
  V09: vote(2, add('distanceTax', -2), add('cropProfit', -1), add('goldMineProfit', -1)),
  V10: vote(2, add('cattle', 1), add('cattleProfit', 1)),
  V11: vote(2, add('cattle', -1), add('cattleProfit', -1)),
  V12: vote(
    2,
    add('loanMultiplier', -1),
    add('cattleProfit', -1),
    add('cropProfit', -1),
    add('goldMineProfit', -1),
  ),
  V13: vote(1, add('loanMultiplier', 1), add('lakeMultiplier', 1), add('mountainMultiplier', 1)),
  V14: vote(1, add('loanMultiplier', -1), add('lakeMultiplier', -1), add('mountainMultiplier', -1)),
  V15: vote(5, { do: 'lose-gold-mines' }, { do: 'cancel-debts' }),
  V16: vote(5, { do: 'crops-to-land' }, add('goldMineProfit', 3)),
  V17: vote(3, { do: 'cattle-to-crops' }, add('goldMineProfit', 3)),
  V18: vote(2, { do: 'lose-gold-mines' }, { do: 'lands-to-cattle' }),
  V19: vote(5, add('goldMineProfit', -1)),
  V20: vote(2, add('distanceTax', -1), add('lakeMultiplier', -1), add('mountainMultiplier', -1)),
  P01: { count: 3, avoided: 'together', effects: [add('loanMultiplier', 1)] },
  P02: { count: 3, avoided: 'each', effects: [{ do: 'unpaid-cattle-to-crops' }] },
  P03: { count: 3, avoided: 'alone', effects: [{ do: 'appropriate', beside: 'lake', refund: 2 }] },
  P04: {
    count: 2,
    avoided: 'alone',
    effects: [{ do: 'appropriate', beside: 'mountain', refund: 1 }],
  },
};

export const cardIds: readonly EventCard[] = Object.keys(cardFaces);

export function cardFace(card: EventCard): CardFace {
  const face = cardFaces[card];
  if (!face) throw new Error(`no such card: ${card}`);
  return face;
}

/** True of a card that makes something else of squares or takes them, and does not move values alone. */
export function strikes(card: EventCard): boolean {
  return cardFace(card).effects.some(
    (effect) => effect.do !== 'add' && effect.do !== 'cancel-debts',
  );
}

/** The squares of a player that the open card would take from him. */
export function taken(table: Table, seat: number): readonly Square[] {
  const { event, squares } = table;
  if (!event) return [];
  const { effects } = cardFace(event.card);
  const takesMines = effects.some((effect) => effect.do === 'lose-gold-mines');
  if (!takesMines && !effects.some((effect) => effect.do === 'appropriate')) return [];
  return touched(table, 'hits').filter(
    (square) =>
      squares[square]?.owner === seat && (!takesMines || squares[square]?.kind === 'gold'),
  );
}

/** The owned squares that the open card would hit, or have bring more, as the table says. */
export function touched({ event, squares }: Table, by: 'hits' | 'gains'): readonly Square[] {
  if (!event) return [];
  const { kinds, squares: single } = event.prospect[by];
  const whole = Object.entries(squares).flatMap(([square, { kind, owner }]) =>
    owner !== null && kind !== null && kinds.includes(kind) ? [square] : [],
  );
  return [...whole, ...single];
}
