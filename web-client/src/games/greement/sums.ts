import type { Kind, Lot, Square, Table, Values } from './wire';

/**
 * What the table says of its squares, looked up by square, and the words in which a sum is written. What
 * comes out of a sum was sent; nothing here decides what a square brings or costs.
 */
export type Ground = Pick<Table, 'values' | 'squares' | 'lots'>;

const lotsBySquare = new WeakMap<readonly Lot[], ReadonlyMap<Square, Lot>>();

/** The lot that an open square belongs to; none for lakes and mountains. */
export function lotOf({ lots }: Pick<Table, 'lots'>, square: Square): Lot | undefined {
  const known = lotsBySquare.get(lots);
  if (known) return known.get(square);
  const map = new Map(lots.flatMap((lot) => lot.squares.map((each) => [each, lot] as const)));
  lotsBySquare.set(lots, map);
  return map.get(square);
}

/** One factor for each lake and mountain beside the square, but for those that change nothing now. */
export function factors(ground: Ground, square: Square): readonly number[] {
  const { lakes = 0, mountains = 0 } = lotOf(ground, square) ?? {};
  const { lakeMultiplier, mountainMultiplier } = ground.values;
  const all = [...Array(lakes).fill(lakeMultiplier), ...Array(mountains).fill(mountainMultiplier)];
  return all.filter((factor) => factor !== 1);
}

type Held = keyof Lot['profit'];

function isHeld(kind: Kind): kind is Held {
  return kind !== 'lake' && kind !== 'mountain';
}

/** The lines of the values table from which a sum is written. */
const PROFIT: Partial<Record<Kind, readonly (keyof Values)[]>> = {
  crop: ['cropProfit'],
  cattle: ['cattleProfit'],
  gold: ['goldMineProfit'],
};

const WORTH: Partial<Record<Kind, readonly (keyof Values)[]>> = {
  land: ['land'],
  crop: ['land', 'seed'],
  cattle: ['land', 'cattle'],
  gold: ['goldMine'],
};

/** A sum as it is written and what comes out of it. */
export interface Sum {
  terms: string;
  result: number;
}

/** The profit of a square if this stood on it: "4 × 2". */
export function profitSum(ground: Ground, square: Square, kind: Kind): Sum {
  const result = isHeld(kind) ? (lotOf(ground, square)?.profit[kind] ?? 0) : 0;
  return { terms: written(ground, square, PROFIT[kind]), result };
}

/** What a square counts in its owner's wealth if this stood on it: "(3 + 2) × 2". */
export function worthSum(ground: Ground, square: Square, kind: Kind): Sum {
  const result = isHeld(kind) ? (lotOf(ground, square)?.worth[kind] ?? 0) : 0;
  return { terms: written(ground, square, WORTH[kind]), result };
}

function written(ground: Ground, square: Square, keys: readonly (keyof Values)[] = []): string {
  if (keys.length === 0) return '0';
  const times = factors(ground, square);
  const plain = keys.map((key) => ground.values[key]).join(' + ');
  const bracketed = keys.length > 1 && times.length > 0 ? `(${plain})` : plain;
  return [bracketed, ...times].join(' × ');
}

/** What the bank asks for a square, the tax apart. */
export function bankPrice({ values, squares }: Ground, square: Square): number {
  return squares[square]?.kind === 'gold' ? values.goldMine : values.land;
}

/** What an amount of debt comes to at the end of a turn; the reader's own, as it stands, is sent. */
export function grown(debt: number, { loanMultiplier }: Values): number {
  return debt * loanMultiplier;
}

export function ownedBy({ squares }: Pick<Table, 'squares'>, seat: number): readonly Square[] {
  return Object.keys(squares).filter((square) => squares[square]?.owner === seat);
}

/** What all squares of a player count in his wealth. */
export function worthOf(ground: Ground, seat: number): number {
  return ownedBy(ground, seat).reduce((sum, square) => {
    const kind = kindOf(ground, square);
    return kind === null ? sum : sum + worthSum(ground, square, kind).result;
  }, 0);
}

/** A square whose face is up; null while it lies face down. */
export function kindOf(table: Pick<Table, 'squares'>, square: Square): Kind | null {
  return table.squares[square]?.kind ?? null;
}
