import type { StoryLine } from '../../game';
import type { GreementPlay } from '../play';

/** A turn ends by its player or by the clock. */
export const ENDS = new Set(['turn-ended', 'turn-timed-out']);

/** What one player does in his turn, told in one sentence. */
export const DEEDS = new Set(['bought', 'seeded', 'cattle-bought']);

/** Whoever has done one of them was not idle. */
export const ACTS = new Set([...DEEDS, 'square-sold', 'donated']);

/**
 * All lines between a player's last turn and his next one, or until now while he waits; before his first turn since
 * the first round began, and for who has no seat since the running one did.
 */
export function windowOf(lines: readonly StoryLine[], seat: number | null): readonly StoryLine[] {
  if (seat === null) {
    const began = lines.findLastIndex(({ code }) => code === 'round-began');
    return began < 0 ? [] : lines.slice(began);
  }
  const ended = lines.findLastIndex(({ code, args }) => ENDS.has(code) && args.seat === seat);
  const from = ended >= 0 ? ended : lines.findIndex(({ code }) => code === 'round-began');
  if (from < 0) return [];
  const began = lines.findLastIndex(
    ({ code, args }) => code === 'turn-began' && args.seat === seat,
  );
  const until = began > from ? began : lines.length;
  return lines.slice(from, until);
}

/** All that has happened since a player's last turn ended, his next one among it; before that all there was. */
export function sinceOwnEnd(lines: readonly StoryLine[], seat: number): readonly StoryLine[] {
  const ended = lines.findLastIndex((line) => ENDS.has(line.code) && line.args.seat === seat);
  return lines.slice(Math.max(0, ended));
}

/** What the reader does that only he sees, or he and another. */
const OWN_ACTS = /^own-(borrowed|repaid)$|^(sale|purchase|donation)-offered$/;

/** True once the reader has done something in the turn that is his. */
export function hasActed(lines: readonly StoryLine[], reader: number): boolean {
  return (
    hasChanged(lines, reader) ||
    inOwnTurn(lines, reader).some(
      ({ own, code, args: { maker } }) =>
        own && OWN_ACTS.test(code) && (maker === undefined || maker === reader),
    )
  );
}

/** True once it is something that all can see on the map or in money: an offer alone changes neither. */
function hasChanged(lines: readonly StoryLine[], reader: number): boolean {
  return inOwnTurn(lines, reader).some(
    ({ own, code, args: { seat, seller, buyer, from } }) =>
      !own && ACTS.has(code) && [seat, seller, buyer, from].includes(reader),
  );
}

/** True for the rest of a turn in which the reader has dealt: the sheet in which he did so stays as it was. */
export function hasDealt(lines: readonly StoryLine[], reader: number | null): boolean {
  const began = lines.findLastIndex(({ code }) => code === 'turn-began');
  return lines
    .slice(began + 1)
    .some(
      ({ code, args: { seller, buyer, from, to } }) =>
        (code === 'square-sold' || code === 'donated') &&
        [seller, buyer, from, to].includes(reader),
    );
}

/** All that has happened in a player's own turn that is going on, its beginning first; nothing before it. */
export function inOwnTurn(lines: readonly StoryLine[], reader: number): readonly StoryLine[] {
  const since = sinceOwnEnd(lines, reader);
  const began = since.findIndex(({ code, args }) => code === 'turn-began' && args.seat === reader);
  return began < 0 ? [] : since.slice(began);
}

/** True once somebody has ended a turn of his own. */
export function hadTurn(lines: readonly StoryLine[], seat: number | null): boolean {
  return lines.some(({ code, args }) => ENDS.has(code) && args.seat === seat);
}

/** True of a reader since whose own turn something can be new. */
export function hadOwnTurn({ lines, seat }: Pick<GreementPlay, 'lines' | 'seat'>): boolean {
  return hadTurn(lines.value, seat.value);
}
