import type { Flight } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import { grouped } from '../money';
import { seatOf } from './stage';
import type { Tally } from './tally';

const seat = (number: unknown) => `[data-seat="${number}"]`;
const field = (id: unknown) => `[data-field="${id}"]`;

/** What money goes from where to where when a line is told; nothing where none changes hands. */
export function flowOf(line: StoryLine): Flight | undefined {
  const { code, args } = line;
  const paid = sumOf(line);
  const coins = (from: string, to: string) =>
    paid > 0 ? { from, to, words: grouped(paid), kind: 'coins' as const } : undefined;
  switch (code) {
    case 'bought':
    case 'goldmine-paid':
    case 'goldmine-paid-in-part':
      return coins(seat(args.seat), field(args.field));
    case 'caravan-paid':
    case 'caravan-paid-in-part':
      return coins(seat(args.seat), field('caravan'));
    case 'bonus-received':
      return coins(field(args.field), seat(args.seat));
    case 'rent-paid':
    case 'rent-paid-in-part':
    case 'camp-rent-paid':
    case 'camp-rent-paid-in-part':
      return coins(seat(args.seat), seat(args.owner));
    default:
      return undefined;
  }
}

/** Where on a field its coins lie: on its sum, so that they hide neither name nor mark. */
export function onItsSum(place: string): string {
  return `${place} .field-amount, ${place}:not(.field-place)`;
}

/** One coin stands for so much, up to a handful. */
const COIN = 1000;
const HANDFUL = 5;

/** How many coins are seen to travel. */
export function coinsFor(sum: number): number {
  return Math.min(HANDFUL, Math.max(1, Math.round(sum / COIN)));
}

/** What the money of each seat concerned changes by when a line is told. */
export function talliesOf(line: StoryLine): readonly Tally[] {
  const seat = seatOf(line);
  const paid = sumOf(line);
  if (seat === null || paid === 0 || flowOf(line) === undefined) return [];
  if (line.code === 'bonus-received') return [{ seat, change: paid }];
  const { owner } = line.args;
  const gains = typeof owner === 'number' ? [{ seat: owner, change: paid }] : [];
  return [{ seat, change: -paid }, ...gains];
}

/** How much money changes hands. */
export function sumOf({ args: { paid, price, amount } }: StoryLine): number {
  return Number(paid ?? price ?? amount ?? 0);
}
