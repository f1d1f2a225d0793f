import { listed } from '../../../room/words';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import { debtBefore } from '../story/own-debt';
import type { Square } from '../wire';
import { t } from '../words';
import { windowOf } from './since';
import { valuesSince } from './since-values';

/** What has become of the reader's debt, squares and money since his turn. */
export interface OwnChange {
  key: string;
  /** The lines that it tells, by their keys: what was done, and how the card that did it came to pass. */
  tells: readonly string[];
  /** The card that did it, if one did. */
  card: string | undefined;
  parts: readonly Part[];
}

export interface Part {
  words: string;
  /** Left out where it is neither a loss nor a gain of the reader's. */
  lost?: boolean | undefined;
  /** The squares that it names: the map lights them. */
  squares?: readonly Square[];
}

/**
 * What befell the reader, the heaviest first: what his debt grows by, what a card did to his debt and squares,
 * what his squares bring, then what others gave him and what he earned.
 */
export function ownChanges(session: Session): readonly OwnChange[] {
  const { play } = session;
  const seat = play.seat.value;
  if (seat === null) return [];
  const story = play.lines.value;
  const window = windowOf(story, seat);
  const befallen = window.flatMap((line) => {
    const part = cancelledBy(line, session) ?? changeBy(line, story, seat);
    return part ? [byCard(line, story, part)] : [];
  });
  const values = valuesSince(session);
  return [
    ...values.loan,
    ...drawnByCard(befallen),
    ...values.profit,
    ...window.flatMap((line) => givenBy(line, session)),
    ...earned(session),
  ];
}

/** A debt that an event has cancelled; a covered paper keeps its figure to itself. */
function cancelledBy(line: StoryLine, { play, covered }: Session): Part | undefined {
  if (line.code !== 'debts-cancelled') return undefined;
  const debt = debtBefore(play.lines.value, line);
  if (debt === 0) return undefined;
  const words = covered.value ? t('since.own.debt.covered') : t('since.own.debt', { debt });
  return { words, lost: false };
}

function givenBy({ key, own, code, args }: StoryLine, { play }: Session): readonly OwnChange[] {
  if (!own || code !== 'own-donation-received') return [];
  const words = t('since.own.given', {
    name: play.name(Number(args.other)),
    amount: Number(args.amount),
  });
  return [{ key, tells: [key], card: undefined, parts: [{ words, lost: false }] }];
}

/** What his squares brought as his turn began, and the turn before if that was something else. */
function earned({ play, yours }: Session): readonly OwnChange[] {
  const [now, before] = play.lines.value.filter(({ code }) => code === 'own-profit').toReversed();
  const amount = Number(now?.args.amount ?? 0);
  if (!now || !yours.value || play.table.value.round === 1) return [];
  const last = Number(before?.args.amount ?? amount);
  const words =
    last === amount
      ? t('since.own.earned', { amount })
      : t('since.own.earned.before', { amount, last });
  const parts = [{ words, lost: amount < last }];
  return [{ key: now.key, tells: [now.key], card: undefined, parts }];
}

function changeBy(line: StoryLine, story: readonly StoryLine[], seat: number): Part | undefined {
  const squares = squaresOf(line).filter((square) => ownerBefore(story, line, square) === seat);
  if (squares.length === 0) return undefined;
  const told = (words: string, lost = true) => ({ words, lost, squares });
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

function byCard(line: StoryLine, story: readonly StoryLine[], part: Part): OwnChange {
  const cause = story.slice(0, story.indexOf(line)).findLast(({ args }) => 'card' in args);
  const card = cause && cardTitle(String(cause.args.card));
  const key = cause?.key ?? line.key;
  return { key, tells: [key, line.key], card, parts: [part] };
}

/** All that one card did in one sentence. */
function drawnByCard(changes: readonly OwnChange[]): readonly OwnChange[] {
  const cards = new Map<string, OwnChange>();
  for (const change of changes) {
    const { tells = [], parts = [] } = cards.get(change.key) ?? {};
    cards.set(change.key, {
      ...change,
      tells: [...tells, ...change.tells],
      parts: [...parts, ...change.parts],
    });
  }
  return [...cards.values()];
}

/** The squares that a line names. */
export function squaresOf({ args }: StoryLine): readonly Square[] {
  if (typeof args.square === 'string') return [args.square];
  return Array.isArray(args.squares) ? args.squares.map(String) : [];
}

/** Who a square belonged to when a line was told: who is named there, else as the lines before it have it. */
export function ownerBefore(
  story: readonly StoryLine[],
  line: StoryLine,
  square: Square,
): number | null {
  if (line.code === 'appropriated') return Number(line.args.seat);
  if (line.code === 'square-sold') return Number(line.args.seller);
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
