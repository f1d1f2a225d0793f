import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import { windowOf } from '../story/turns';
import { lotOf, ownedBy } from '../sums';
import type { EventCard } from '../wire';
import { t } from '../words';
import { boughtInTurn, grownInTurn } from './since';
import type { OwnChange, Part } from './since-own';
import { causeOf } from './since-squares';

/** What has become of the values since the reader's turn, each told once, by what it means to him: a sentence to a card. */
export interface ValuesSince {
  loan: readonly OwnChange[];
  /** What his profit comes from. */
  profit: readonly OwnChange[];
  others: readonly OwnChange[];
}

export function valuesSince(session: Session): ValuesSince {
  const { play } = session;
  const seat = play.seat.value;
  const story = play.lines.value;
  const net = [...netChanges(story, windowOf(story, seat))].filter(
    ([, { from, to }]) => from !== to,
  );
  const own = seat === null ? new Set<string>() : valuesOf(session, seat);
  const isLoan = ([value]: Net) => seat !== null && value === 'loanMultiplier';
  const isProfit = ([value]: Net) => own.has(value);
  return {
    loan: told(net.filter(isLoan), ({ from, to }) => to > from),
    profit: told(net.filter(isProfit), ({ from, to }) => to < from),
    others: told(net.filter((each) => !isLoan(each) && !isProfit(each))),
  };
}

/** From what to what the values went that events have moved since the reader's turn, those too that came back. */
export function movedValues({ play }: Session): ReadonlyMap<string, { from: number; to: number }> {
  const story = play.lines.value;
  return netChanges(story, windowOf(story, play.seat.value));
}

interface Change {
  from: number;
  to: number;
  /** Where it stood meanwhile, in between. */
  between: readonly number[];
  /** The cards that have changed it. */
  causes: ReadonlyMap<string, StoryLine>;
}

type Net = readonly [value: string, change: Change];

/** From what each value stood at first to what it stands at now. */
function netChanges(
  story: readonly StoryLine[],
  lines: readonly StoryLine[],
): ReadonlyMap<string, Change> {
  const net = new Map<string, Change>();
  for (const line of lines) {
    const { code, args } = line;
    if (code !== 'value-changed') continue;
    const value = String(args.value);
    const last = net.get(value);
    const { from = Number(args.from), causes = new Map() } = last ?? {};
    const cause = causeOf(story, line);
    net.set(value, {
      from,
      to: Number(args.to),
      between: last ? [...last.between, last.to] : [],
      causes: cause ? new Map([...causes, [cause.key, cause]]) : causes,
    });
  }
  return net;
}

/** So many cards are named that had their part in what a value came to; of more none is. */
const NAMED = 2;

/** "Debt relief: Loan × 3 → 2". */
function told(net: readonly Net[], isLoss?: (change: Change) => boolean): readonly OwnChange[] {
  const changes = new Map<string, OwnChange>();
  for (const [value, change] of net) {
    const causes = [...change.causes.values()];
    const titles = [
      ...new Set(causes.map(({ args }) => cardTitle(String(args.card) as EventCard))),
    ];
    const isNamed = titles.length > 0 && titles.length <= NAMED;
    const key = isNamed ? causes.map((cause) => cause.key).join() : 'values';
    changes.set(key, {
      key,
      tells: [],
      card: isNamed ? titles.join(t('since.events.and')) : undefined,
      names: causes.map((cause) => cause.key),
      parts: [...(changes.get(key)?.parts ?? []), partOf(value, change, isLoss?.(change))],
    });
  }
  return [...changes.values()];
}

/** Without a judge it is neither loss nor gain. Where it rose and fell it is told by how much. */
function partOf(name: string, { from, to, between }: Change, lost: boolean | undefined): Part {
  const value = t(`value.${name as 'seed'}`);
  const [by = from, ...more] = between;
  const isTurned = more.length === 0 && (by - from) * (to - by) < 0;
  const words = isTurned
    ? t('since.value.by', { value, from, by, to })
    : t('since.value', { value, from, to });
  return { words, lost, isUnbroken: true };
}

/** The values that the reader's profit came from as his turn began: what he does in it is no news to him. */
function valuesOf(session: Session, seat: number): Set<string> {
  const table = session.play.table.value;
  const values = new Set<string>();
  const bought = new Set(boughtInTurn(session));
  const grown = grownInTurn(session);
  for (const square of ownedBy(table, seat)) {
    if (bought.has(square)) continue;
    const kind = grown.get(square) ?? table.squares[square]?.kind;
    if (kind !== 'crop' && kind !== 'cattle' && kind !== 'gold') continue;
    const { lakes = 0, mountains = 0 } = lotOf(table, square) ?? {};
    values.add(kind === 'gold' ? 'goldMineProfit' : `${kind}Profit`);
    if (lakes > 0) values.add('lakeMultiplier');
    if (mountains > 0) values.add('mountainMultiplier');
  }
  return values;
}
