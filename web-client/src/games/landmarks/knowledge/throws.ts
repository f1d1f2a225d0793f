import type { StoryLine } from '../../game';

/** How often the dice showed each sum, and how often they should have. */
export interface Throws {
  count: number;
  sums: readonly { sum: number; times: number; expected: number }[];
}

const SIDES = 6;

/**
 * All throws that the lines tell of, each as it fell: also those that were rolled again, and without
 * the Harbour's two, since both would bend the chances.
 */
export function throwsOf(lines: readonly StoryLine[]): Throws {
  const sums = Array.from({ length: 2 * SIDES }, (_, i) => ({ sum: i + 1, times: 0, expected: 0 }));
  const fallen = lines.flatMap((line) => (line.own ? [] : diceOf(line)));
  for (const dice of fallen) {
    const thrown = dice.reduce((all, pips) => all + pips, 0);
    for (const each of sums) {
      each.times += each.sum === thrown ? 1 : 0;
      each.expected += chance(each.sum, dice.length);
    }
  }
  return { count: fallen.length, sums };
}

function diceOf({ code, args }: StoryLine): readonly (readonly number[])[] {
  switch (code) {
    case 'rolls':
    case 'rolls-and-adds':
      return Array.isArray(args.dice) ? [args.dice.map(Number)] : [];
    case 'rolls-again':
      return Array.isArray(args.first) ? [args.first.map(Number)] : [];
    default:
      return [];
  }
}

function chance(sum: number, dice: number): number {
  if (dice === 1) return sum <= SIDES ? 1 / SIDES : 0;
  const ways = SIDES - Math.abs(sum - SIDES - 1);
  return Math.max(0, ways) / SIDES ** 2;
}
