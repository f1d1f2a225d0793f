import { neighbours } from './squares';
import type { Face, Kind, Square, Table, Values } from './wire';

/**
 * What everybody can add up from the open map and the values table, spelled out for tooltips, seats and
 * votes. Nothing here decides what may be done or what it costs: that comes with the moves.
 */
export interface Ground {
  values: Values;
  squares: Record<string, Face>;
}

/** How many lakes or mountains share a side with the square. */
export function beside(ground: Ground, square: Square, kind: 'lake' | 'mountain'): number {
  return neighbours(square).filter((next) => ground.squares[next]?.kind === kind).length;
}

/** One factor for each lake and mountain beside the square. */
export function factors(ground: Ground, square: Square): readonly number[] {
  const { lakeMultiplier, mountainMultiplier } = ground.values;
  return [
    ...Array(beside(ground, square, 'lake')).fill(lakeMultiplier),
    ...Array(beside(ground, square, 'mountain')).fill(mountainMultiplier),
  ];
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((whole, factor) => whole * factor, 1);
}

const PROFIT: Partial<Record<Kind, keyof Values>> = {
  crop: 'cropProfit',
  cattle: 'cattleProfit',
  gold: 'goldMineProfit',
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
  const key = PROFIT[kind];
  const plain = key ? ground.values[key] : 0;
  const times = plain === 0 ? [] : factors(ground, square);
  return { terms: [plain, ...times].join(' × '), result: plain * product(times) };
}

/** What a square counts in its owner's wealth if this stood on it: "(3 + 2) × 2". */
export function worthSum(ground: Ground, square: Square, kind: Kind): Sum {
  const parts = (WORTH[kind] ?? []).map((key) => ground.values[key]);
  const times = factors(ground, square);
  const plain = parts.join(' + ');
  const bracketed = parts.length > 1 && times.length > 0 ? `(${plain})` : plain;
  return {
    terms: [bracketed, ...times].join(' × '),
    result: parts.reduce((sum, part) => sum + part, 0) * product(times),
  };
}

/** All that one seat's squares bring at the start of its turn. */
export function profitOf(ground: Ground, seat: number): number {
  return ownedBy(ground, seat).reduce((sum, square) => {
    const kind = ground.squares[square]?.kind;
    return kind ? sum + profitSum(ground, square, kind).result : sum;
  }, 0);
}

/** What all of one seat's squares count in its wealth. */
export function worthOf(ground: Ground, squares: readonly Square[]): number {
  return squares.reduce((sum, square) => {
    const kind = ground.squares[square]?.kind;
    return kind ? sum + worthSum(ground, square, kind).result : sum;
  }, 0);
}

export function ownedBy(ground: Ground, seat: number): readonly Square[] {
  return Object.keys(ground.squares).filter((square) => ground.squares[square]?.owner === seat);
}

/** A square whose face is up; null while it lies face down. */
export function kindOf(table: Table, square: Square): Kind | null {
  return table.squares[square]?.kind ?? null;
}
