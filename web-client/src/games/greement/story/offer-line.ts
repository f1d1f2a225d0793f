import type { StoryLine } from '../../game';

/** What an offer is about. */
type OfferKind = 'sale' | 'purchase' | 'donation';

/** Of which kind the offer is of which a line tells that it was made or how it ended, and what the words of it need. */
export interface OfferLine {
  kind: OfferKind;
  square: string;
  price: number;
  amount: number;
}

/** Read from a line that tells it of an offer; undefined of any other line. */
export function offerLine(
  { code, args }: StoryLine,
  what: 'offered' | 'refused' | 'withdrawn' | 'lapsed',
): OfferLine | undefined {
  const [kind, told] = code.split('-');
  if (told !== what) return undefined;
  return {
    kind: kind as OfferKind,
    square: String(args.square ?? ''),
    price: Number(args.price ?? 0),
    amount: Number(args.amount ?? 0),
  };
}
