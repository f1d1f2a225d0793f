import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { linesAfter } from '../story/around';
import { ENDS } from '../story/ends';
import { windowOf } from '../story/turns';
import { lotOf, ownedBy } from '../sums';
import { t } from '../words';
import { boughtInTurn, grownInTurn } from './since';
import type { OwnChange, Part } from './since-own';

/** What has become of the values since the reader's turn, each told once, by what it means to him. */
export interface ValuesSince {
  loan: readonly OwnChange[];
  /** All others in one sentence, those first that his profit comes from, where one of these has changed. */
  profit: readonly OwnChange[];
  /** All others in one sentence, where his profit comes from none of them. */
  others: readonly OwnChange[];
}

export function valuesSince(session: Session): ValuesSince {
  const { play } = session;
  const seat = play.seat.value;
  const net = [...netChanges(windowOf(play.lines.value, seat))].filter(
    ([, { from, to }]) => from !== to,
  );
  const own = seat === null ? new Set<string>() : valuesOf(session, seat);
  const isLoan = ([value]: Net) => seat !== null && value === 'loanMultiplier';
  const isProfit = ([value]: Net) => own.has(value);
  const profit = partsOf(net.filter(isProfit), ({ from, to }) => to < from);
  const others = partsOf(net.filter((each) => !isLoan(each) && !isProfit(each)));
  return {
    loan: told(partsOf(net.filter(isLoan), ({ from, to }) => to > from)),
    profit: profit.length > 0 ? told([...profit, ...others]) : [],
    others: profit.length > 0 ? [] : told(others),
  };
}

interface Change {
  from: number;
  to: number;
}

type Net = readonly [value: string, change: Change];

/** From what each value stood at first to what it stands at now: changes that cancel each other are none. */
function netChanges(lines: readonly StoryLine[]): ReadonlyMap<string, Change> {
  const net = new Map<string, Change>();
  for (const { code, args } of lines) {
    if (code !== 'value-changed') continue;
    const value = String(args.value);
    net.set(value, { from: net.get(value)?.from ?? Number(args.from), to: Number(args.to) });
  }
  return net;
}

/** "Loan × 2 → 3"; without a judge it is neither loss nor gain. */
function partsOf(net: readonly Net[], isLoss?: (change: Change) => boolean): readonly Part[] {
  return net.map(([value, change]) => ({
    words: t('since.value', { value: t(`value.${value as 'seed'}`), ...change }),
    lost: isLoss?.(change),
  }));
}

function told(parts: readonly Part[]): readonly OwnChange[] {
  if (parts.length === 0) return [];
  const key = `values ${parts.map(({ words }) => words).join()}`;
  return [{ key, tells: [], card: undefined, parts }];
}

/** True for an event that has changed values, to whatever they came back since. */
export function changedValues(story: readonly StoryLine[], event: StoryLine): boolean {
  const after = linesAfter(story, event);
  const end = after.findIndex(({ code }) => ENDS.has(code));
  return after.slice(0, end < 0 ? undefined : end).some(({ code }) => code === 'value-changed');
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
