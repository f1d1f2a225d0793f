import { listed } from '../../../room/words';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';
import { windowOf } from './since';

/** What events have taken from the reader or given him since his turn. */
export interface OwnChange {
  key: string;
  /** The card first, and then what it did. */
  words: string;
  lost: boolean;
  /** The line that tells how the card came to pass. */
  by: string | undefined;
}

/** What befell the reader's own squares, the oldest first; nothing of it is known to him alone. */
export function ownChanges({ play }: Session): readonly OwnChange[] {
  const seat = play.seat.value;
  if (seat === null) return [];
  const story = play.lines.value;
  return windowOf(story, seat).flatMap((line) => changeBy(line, story, seat) ?? []);
}

function changeBy(
  line: StoryLine,
  story: readonly StoryLine[],
  seat: number,
): OwnChange | undefined {
  const squares = squaresOf(line).filter((square) => ownerBefore(story, line, square) === seat);
  if (squares.length === 0) return undefined;
  const cause = story.slice(0, story.indexOf(line)).findLast(({ args }) => 'card' in args);
  const told = (words: string, lost = true) => ({
    ...{ key: line.key, lost, by: cause?.key },
    words: cause ? t('since.own.by', { card: cardTitle(String(cause.args.card)), words }) : words,
  });
  const names = { squares: listed(squares) };
  switch (line.code) {
    case 'appropriated':
      return told(t('since.own.taken', { ...names, refund: Number(line.args.refund) }));
    case 'gold-mines-lost':
      return told(t('since.own.mines', names));
    case 'crops-lost':
      return told(t('since.own.crops', { ...names, n: squares.length }));
    case 'cattle-lost':
      return told(t('since.own.cattle', names));
    case 'lands-became-cattle':
      return told(t('since.own.herds', names), false);
    default:
      return undefined;
  }
}

function squaresOf({ args }: StoryLine): readonly Square[] {
  return Array.isArray(args.squares) ? args.squares.map(String) : [];
}

/** Who a square belonged to when a line was told, as the lines before it have it. */
function ownerBefore(story: readonly StoryLine[], line: StoryLine, square: Square): number | null {
  const before = story.slice(0, story.indexOf(line));
  for (const { code, args } of before.toReversed()) {
    if (args.square === square && (code === 'bought' || code === 'start-paid')) {
      return Number(args.seat);
    }
    if (args.square === square && code === 'square-sold') return Number(args.buyer);
    const isTaken = code === 'appropriated' || code === 'gold-mines-lost';
    if (isTaken && Array.isArray(args.squares) && args.squares.includes(square)) return null;
  }
  return null;
}

/** What an event has changed in the values, as it is told right after it: "Seed 2 → 3". */
export function valuesChanged(story: readonly StoryLine[], event: StoryLine): string {
  const after = story.slice(story.indexOf(event) + 1);
  const end = after.findIndex(({ code }) => ENDS.has(code));
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ code }) => code === 'value-changed')
    .map(({ args }) =>
      t('since.value', {
        value: t(`value.${String(args.value) as 'seed'}`),
        from: Number(args.from),
        to: Number(args.to),
      }),
    )
    .join(t('list.comma'));
}

/** Where what an event changes has been told. */
const ENDS = new Set([
  'card-turned-up',
  'card-dropped',
  'vote-stopped',
  'vote-let-through',
  'event-paid',
  'event-unpaid',
  'turn-began',
]);
