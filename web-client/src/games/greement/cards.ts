import { beside, type Ground, ownedBy, profitOf } from './sums';
import type { EventCard, Face, Kind, Square, Values } from './wire';

export type ValueKey = keyof Values;

/** What a card says it does, in the order of the card. */
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

/** No value of the table is ever below it. */
const LEAST_VALUE = 1;

/** The values as the card would leave them. */
export function valuesAfter(values: Values, card: EventCard): Values {
  const after = { ...values };
  for (const effect of cardFace(card).effects) {
    if (effect.do === 'add')
      after[effect.value] = Math.max(LEAST_VALUE, after[effect.value] + effect.by);
  }
  return after;
}

/** The owned squares that the card names: what it takes away or turns into something else. */
export function concerned(ground: Ground, card: EventCard): readonly Square[] {
  const owned = Object.keys(ground.squares).filter((s) => ground.squares[s]?.owner != null);
  const { effects } = cardFace(card);
  return owned.filter((square) => effects.some((effect) => touches(ground, square, effect)));
}

/** The kinds of squares whose profit a value belongs to. */
const EARNERS: Partial<Record<ValueKey, Kind>> = {
  cropProfit: 'crop',
  goldMineProfit: 'gold',
  cattleProfit: 'cattle',
};

function touches(ground: Ground, square: Square, effect: Effect): boolean {
  const kind = ground.squares[square]?.kind;
  switch (effect.do) {
    case 'add':
      return effect.by < 0 && kind !== undefined && EARNERS[effect.value] === kind;
    case 'lose-gold-mines':
      return kind === 'gold';
    case 'crops-to-land':
      return kind === 'crop';
    case 'cattle-to-crops':
    case 'unpaid-cattle-to-crops':
      return kind === 'cattle';
    case 'lands-to-cattle':
      return kind === 'land' || kind === 'crop';
    case 'appropriate':
      return beside(ground, square, effect.beside) > 0;
    case 'cancel-debts':
      return false;
  }
}

function changed(ground: Ground, square: Square, face: Face, effect: Effect): Face {
  if (face.owner === null || effect.do === 'add' || !touches(ground, square, effect)) return face;
  switch (effect.do) {
    case 'lose-gold-mines':
      return { ...face, owner: null };
    case 'crops-to-land':
      return { ...face, kind: 'land' };
    case 'cattle-to-crops':
    case 'unpaid-cattle-to-crops':
      return { ...face, kind: 'crop' };
    case 'lands-to-cattle':
      return { ...face, kind: 'cattle' };
    case 'appropriate':
      return { kind: face.kind === 'gold' ? 'gold' : 'land', owner: null };
    case 'cancel-debts':
      return face;
  }
}

/** The open map and table as the card would leave them if nobody stopped it. */
export function groundAfter(ground: Ground, card: EventCard): Ground {
  let squares = ground.squares;
  for (const effect of cardFace(card).effects) {
    const now = { values: ground.values, squares };
    squares = Object.fromEntries(
      Object.entries(squares).map(([square, face]) => [square, changed(now, square, face, effect)]),
    );
  }
  return { values: valuesAfter(ground.values, card), squares };
}

/** What a seat's squares bring a turn, before and after the card. */
export function profitChange(ground: Ground, card: EventCard, seat: number): [number, number] {
  return [profitOf(ground, seat), profitOf(groundAfter(ground, card), seat)];
}

/** What goes to the bank if nobody pays: a seat's squares beside such a tile, and the refund. */
export function loss(
  ground: Ground,
  card: EventCard,
  seat: number,
): { squares: readonly Square[]; refund: number } {
  const effect = cardFace(card).effects.find((each) => each.do === 'appropriate');
  if (effect?.do !== 'appropriate') return { squares: [], refund: 0 };
  const squares = ownedBy(ground, seat).filter((s) => beside(ground, s, effect.beside) > 0);
  return { squares, refund: squares.length * effect.refund };
}
