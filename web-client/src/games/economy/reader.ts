import type { EconomyPlay } from './play';
import type { PublicPlayer, Table } from './wire';
import { sentences, t } from './words';

/** Who reads: what he does and what is done to him is said to him as "you". */
export type Reader = Pick<EconomyPlay, 'seat' | 'name'>;

/** The reader among the players of a table; nobody where he only watches. */
export function readerAt(
  { players }: Pick<Table, 'players'>,
  { seat }: Pick<Reader, 'seat'>,
): PublicPlayer | undefined {
  return players.find((player) => player.seat === seat.value);
}

/** The sentence for what a seat does: where that is the reader's, the one that says "you". */
export function toldOfSeat({ seat }: Reader, key: string, of: unknown): string {
  return sentences.toReader(key, seat.value, of);
}

/** Whom something is done to: "knocks you out". */
export function whom({ seat, name }: Reader, of: number): string {
  return of === seat.value ? t('whom.you') : name(of);
}

/** From whom something is taken. */
export function fromWhom({ seat, name }: Reader, of: number): string {
  return of === seat.value ? t('whom.from.you') : name(of);
}

/** Who is named with a figure of his: "you +3". */
export function who({ seat, name }: Reader, of: number): string {
  return of === seat.value ? t('who.you') : name(of);
}
