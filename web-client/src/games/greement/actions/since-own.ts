import { listed } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import { linesAfter } from '../story/around';
import { debtBefore } from '../story/own-debt';
import { sinceOwnEnd, windowOf } from '../story/turns';
import type { Square } from '../wire';
import { t } from '../words';
import { dealsOf, paidOf } from './since-deals';
import { type Change, causeOf, lasting, ownerBefore, squaresOf } from './since-squares';
import { valuesSince } from './since-values';

/** What has become of the reader's debt, squares and money since his turn. */
export interface OwnChange {
  key: string;
  /** The lines that it tells, by their keys: what was done, and how the card that did it came to pass. */
  tells: readonly string[];
  /** It came to nothing: it is told last, and goes first, but for the last answer to an offer of his. */
  passing?: 'answer' | 'withdrawn' | undefined;
  /** Another who did it. */
  by?: number | undefined;
  /** The card that did it, if one did, or those that did. */
  card: string | undefined;
  /** The events whose cards that are, by their keys; left out where the key of the change is that of the one. */
  names?: readonly string[];
  parts: readonly Part[];
  /** What his squares brought: seen once it has landed. */
  harvest?: true;
}

export interface Part {
  words: string;
  /** Left out where it is neither a loss nor a gain of the reader's. */
  lost?: boolean | undefined;
  /** It stands in one row: no figure is parted from what it is of. */
  isUnbroken?: true;
  /** The squares that it names: the map lights them. */
  squares?: readonly Square[];
}

/** What is told of the reader himself, and what values came to that are nothing to him. */
export interface SinceOwn {
  befallen: readonly OwnChange[];
  values: readonly OwnChange[];
}

/**
 * That his time was up, then the squares that cards took from the reader, then what he earned as his turn began and
 * what changed it, then what else befell him: what his debt grows by, what has become of his debt and squares by cards,
 * and what he has paid against them, then what he has dealt. All that one card did stands in one sentence.
 */
export function ownChanges(session: Session): SinceOwn {
  const { play } = session;
  const seat = play.seat.value;
  const { loan, profit, others } = valuesSince(session);
  if (seat === null) return { befallen: [], values: others };
  const story = play.lines.value;
  const window = windowOf(story, seat);
  const lost = lasting(story, window).flatMap((change) => {
    const { line } = change;
    const cancelled = cancelledBy(line, session);
    const parts = cancelled ? [cancelled] : changesBy(change, play, seat);
    return parts.length > 0 ? [byCard(line, story, parts)] : [];
  });
  const isCut = profit.some(({ parts }) => parts.some((part) => part.lost));
  const collected = earned(session, isCut);
  const isCause = collected.length > 0;
  const isLoss = ({ parts }: OwnChange) => parts.some((part) => part.lost && part.squares);
  const cards = [
    ...lost.filter(isLoss),
    ...(isCause ? profit : []),
    ...loan,
    ...lost.filter((change) => !isLoss(change)),
    ...(isCause ? [] : profit),
  ];
  const isOfThem = ({ key }: OwnChange) => cards.some((each) => each.key === key);
  const drawn = drawnByCard([...cards, ...others.filter(isOfThem), ...paidOf(session)]);
  const deals = dealsOf(session);
  return {
    befallen: [
      ...timeUp(session, window),
      ...drawn.filter(isLoss),
      ...collected,
      ...drawn.filter((change) => !isLoss(change)),
      ...deals,
    ],
    values: others.filter((change) => !isOfThem(change)),
  };
}

/** A debt that an event has cancelled; a covered paper keeps its figure to itself. */
function cancelledBy(line: StoryLine, { play, covered }: Session): Part | undefined {
  if (line.code !== 'debts-cancelled') return undefined;
  const debt = debtBefore(play.lines.value, line);
  if (debt === 0) return undefined;
  const words = covered.value ? t('since.own.debt.covered') : t('since.own.debt', { debt });
  return { words, lost: false };
}

/** That the clock ended his turn, all through his next one: it may have done so while he looked elsewhere. */
function timeUp({ play, covered }: Session, window: readonly StoryLine[]): readonly OwnChange[] {
  const [ended] = window;
  if (ended?.code !== 'turn-timed-out' || ended.args.seat !== play.seat.value) return [];
  const grown = window.find(({ code }) => code === 'own-debt-multiplied');
  const isTold = grown !== undefined && Number(grown.args.debt) > 0 && !covered.value;
  const words = isTold
    ? t('since.own.timeUp.debt', {
        from: debtBefore(play.lines.value, grown),
        to: Number(grown.args.debt),
      })
    : t('since.own.timeUp');
  return [{ key: ended.key, tells: [ended.key], card: undefined, parts: [{ words, lost: true }] }];
}

/**
 * What his squares brought as his turn began, and the turn before if that was something else; more of it is no gain
 * where an event has cut it. Of a turn that brought nothing no line tells.
 */
function earned({ play, yours }: Session, isCut: boolean): readonly OwnChange[] {
  const seat = play.seat.value;
  if (seat === null || !yours.value || play.table.value.round === 1) return [];
  const story = play.lines.value;
  const since = sinceOwnEnd(story, seat);
  const before = sinceOwnEnd(story.slice(0, story.length - since.length), seat);
  const now = profitIn(since) ?? beganIn(since, seat);
  const amount = Number(now?.args.amount ?? 0);
  const last = Number(profitIn(before)?.args.amount ?? amount);
  if (!now || (amount === 0 && last === 0)) return [];
  const words =
    last === amount
      ? t('since.own.earned', { amount })
      : t('since.own.earned.before', { amount, last });
  const lost = amount < last || (isCut ? undefined : false);
  const parts = [{ words, lost }];
  return [{ key: now.key, tells: [now.key], card: undefined, parts, harvest: true }];
}

function profitIn(lines: readonly StoryLine[]): StoryLine | undefined {
  return lines.findLast(({ code }) => code === 'own-profit');
}

function beganIn(lines: readonly StoryLine[], seat: number): StoryLine | undefined {
  return lines.findLast(({ code, args }) => code === 'turn-began' && args.seat === seat);
}

function changesBy({ line, from }: Change, told: Session['play'], seat: number): readonly Part[] {
  const squares = squaresOf(line).filter((square) => ownerBefore(line, square, told) === seat);
  const again = linesAfter(told.lines.value, line).filter(
    ({ code, args }) => args.seat === seat && (code === 'seeded' || code === 'cattle-bought'),
  );
  const isMended = (square: Square) => again.some(({ args }) => args.square === square);
  const partsOf = (
    key: `since.own.${'taken' | 'mines' | 'crops' | 'cattle' | 'sown' | 'herds'}`,
    on: readonly Square[],
    lost = true,
  ): readonly Part[] => {
    if (on.length === 0) return [];
    const refund = Number(line.args.refund);
    const words = t(key, { squares: listed(on), n: on.length, refund });
    // What he has made good himself is no loss any more.
    return [{ words, lost: lost && on.every(isMended) ? undefined : lost, squares: on }];
  };
  switch (line.code) {
    case 'appropriated':
      return partsOf('since.own.taken', squares);
    case 'gold-mines-lost':
      return partsOf('since.own.mines', squares);
    case 'crops-lost':
      return partsOf('since.own.crops', squares);
    case 'cattle-lost': {
      // A land that another event of this time had grazed is left a crop.
      const wasLand = (square: Square) => from.get(square) === 'land';
      const grazed = squares.filter((square) => !wasLand(square));
      return [
        ...partsOf('since.own.cattle', grazed),
        ...partsOf('since.own.sown', squares.filter(wasLand), false),
      ];
    }
    case 'lands-became-cattle':
      return partsOf('since.own.herds', squares, false);
    default:
      return [];
  }
}

function byCard(line: StoryLine, story: readonly StoryLine[], parts: readonly Part[]): OwnChange {
  const cause = causeOf(story, line);
  const card = cause && cardTitle(String(cause.args.card));
  const key = cause?.key ?? line.key;
  return { key, tells: [key, line.key], card, parts };
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
