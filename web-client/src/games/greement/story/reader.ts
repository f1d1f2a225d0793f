import type { StoryLine } from '../../game';
import type { GreementPlay } from '../play';
import { sentences } from '../words';

/** Who reads: what he does and what is done to him is said to him as "you", what he owed by his lines, what he has by the table. */
export type Reader = Pick<GreementPlay, 'seat' | 'name' | 'lines' | 'table'>;

/** Whose doing a line tells and whom it befalls, by the names of its arguments. */
interface Parties {
  doer: string;
  other?: string;
}

const BY_SEAT: Parties = { doer: 'seat' };

const PARTIES: Partial<Record<string, Parties>> = {
  'square-sold': { doer: 'seller', other: 'buyer' },
  donated: { doer: 'from', other: 'to' },
  ...offered('sale'),
  ...offered('purchase'),
  ...offered('donation'),
};

function offered(offer: string): Record<string, Parties> {
  return {
    [`${offer}-offered`]: { doer: 'maker', other: 'addressee' },
    [`${offer}-refused`]: { doer: 'addressee' },
    [`${offer}-withdrawn`]: { doer: 'maker' },
  };
}

/** The key of a line's sentence as this reader is told it. */
export function toldTo({ seat }: Reader, key: string, { code, args }: StoryLine): string {
  const { doer, other = '' } = PARTIES[code] ?? BY_SEAT;
  return sentences.toReader(key, seat.value, args[doer], args[other]);
}
