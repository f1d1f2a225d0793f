import type { Flight } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import { grouped } from '../money';

const seat = (number: unknown) => `[data-seat="${number}"]`;
const field = (id: unknown) => `[data-field="${id}"]`;

/** What money goes from where to where when a line is told; nothing where none changes hands. */
export function flowOf({ code, args }: StoryLine): Flight | undefined {
  const paid = Number(args.paid ?? args.price ?? args.amount ?? 0);
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
