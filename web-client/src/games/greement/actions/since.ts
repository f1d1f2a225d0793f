import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { linesBefore } from '../story/around';
import { ACTS, DEEDS, ENDS, hasActed, windowOf } from '../story/turns';
import type { Kind, Square } from '../wire';
import { causeOf } from './since-squares';

/** What an event has brought. */
export const BROUGHT = new Set([
  'cattle-lost',
  'crops-lost',
  'gold-mines-lost',
  'lands-became-cattle',
  'debts-cancelled',
  'appropriated',
]);

/** What others do and events bring that is told to whoever waits; the rest is read in the log. */
const TOLD = new Set(['bought', 'seeded', 'cattle-bought', 'square-sold', 'donated', ...BROUGHT]);

/** What one player has done one after the other, or a single line of another kind. */
export type Since = readonly [StoryLine, ...StoryLine[]];

/** True of a turn in which nothing was done, ended by its player himself. */
export function isIdle([{ code }]: Since): boolean {
  return code === 'turn-ended';
}

/** The lines drawn together by who did it, whatever came between, or by the event that brought it, in their order. */
export function drawnTogether(
  lines: readonly StoryLine[],
  story: readonly StoryLine[] = lines,
): readonly Since[] {
  const groups: [StoryLine, ...StoryLine[]][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const group =
      groups.find(([first]) => isOfSamePlayer(first, line)) ??
      (last && isOfSameEvent(last[0], line, story) ? last : undefined);
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isOfSamePlayer(one: StoryLine, other: StoryLine): boolean {
  return DEEDS.has(one.code) && DEEDS.has(other.code) && one.args.seat === other.args.seat;
}

function isOfSameEvent(one: StoryLine, other: StoryLine, story: readonly StoryLine[]): boolean {
  const isBrought = BROUGHT.has(one.code) && BROUGHT.has(other.code);
  return isBrought && causeOf(story, one)?.key === causeOf(story, other)?.key;
}

/**
 * What has happened between the reader's last turn and his next one, or until now while he waits; before
 * his first turn since the first round began, and for who has no seat since the running one did. Nothing
 * that only the reader sees is among it, nor what he is told there with its amount.
 */
export function sinceTurn(lines: readonly StoryLine[], seat: number | null): readonly StoryLine[] {
  return windowOf(lines, seat).filter(
    (line) =>
      !line.own &&
      (seat === null ||
        !ACTS.has(line.code) ||
        ![line.args.seat, line.args.from, line.args.to].includes(seat)) &&
      (TOLD.has(line.code) || isIdleEnd(lines, line, seat)),
  );
}

/** True for the end of a turn in which another bought, seeded, grazed and sold nothing. */
function isIdleEnd(lines: readonly StoryLine[], line: StoryLine, reader: number | null): boolean {
  const { seat } = line.args;
  if (!ENDS.has(line.code) || seat === reader) return false;
  const turn = linesBefore(lines, line);
  const began = turn.findLastIndex(({ code, args }) => code === 'turn-began' && args.seat === seat);
  return began >= 0 && !turn.slice(began).some(({ code }) => ACTS.has(code));
}

/**
 * True while a phone's sheet tells who begins his first turn what the others did in it before: until he has
 * done something himself, hints wait.
 */
export function firstTold({ play, yours }: Session): boolean {
  const seat = play.seat.value;
  const lines = play.lines.value;
  if (seat === null || !play.phone.value || !yours.value) return false;
  if (play.table.value.round !== 1 || hasActed(lines, seat)) return false;
  return sinceTurn(lines, seat).length > 0;
}

/** True once the reader has bought a square of the bank in this turn. */
export function hasBought(session: Session): boolean {
  return boughtInTurn(session).length > 0;
}

/** What the reader has bought of the bank in this turn, in its order. */
export function boughtInTurn(session: Session): readonly Square[] {
  return deeds(session).flatMap(({ code, args }) =>
    code === 'bought' ? [String(args.square)] : [],
  );
}

/** What the squares were that the reader has seeded or grazed in this turn. */
export function grownInTurn(session: Session): ReadonlyMap<Square, Kind> {
  const before: Partial<Record<string, Kind>> = { seeded: 'land', 'cattle-bought': 'crop' };
  const grown = new Map<Square, Kind>();
  for (const { code, args } of deeds(session)) {
    const kind = before[code];
    const square = String(args.square);
    if (kind && !grown.has(square)) grown.set(square, kind);
  }
  return grown;
}

/** What the reader himself has done since his turn began, as all are told. */
function deeds({ play, yours }: Session): readonly StoryLine[] {
  const lines = play.lines.value;
  const isMine = ({ args }: StoryLine) => args.seat === play.seat.value;
  const began = lines.findLastIndex((line) => line.code === 'turn-began' && isMine(line));
  return yours.value && began >= 0 ? lines.slice(began + 1).filter(isMine) : [];
}
