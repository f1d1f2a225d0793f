import type { IconName } from '../../../ui/icon-names';
import { changeTone } from '../actions/change';
import type { ValueKey } from '../cards';
import { isDecided, type Session } from '../session';
import { t } from '../words';

/** A line of the values table: its sign and the value it began with (section 2.2). */
export interface ValueLine {
  key: ValueKey;
  icon: IconName;
  start: number;
  /** Whether it is good that it rises or that it falls; a price is neither, for it is paid and asked for. */
  good?: 'more' | 'less';
}

/** The eleven values in the order of the table. */
export const valueLines: readonly ValueLine[] = [
  { key: 'land', icon: 'farm-fill', start: 2 },
  { key: 'seed', icon: 'plant-fill', start: 2 },
  { key: 'cropProfit', icon: 'flower-tulip-fill', start: 3, good: 'more' },
  { key: 'goldMine', icon: 'diamond-fill', start: 5 },
  { key: 'goldMineProfit', icon: 'coins-fill', start: 4, good: 'more' },
  { key: 'lakeMultiplier', icon: 'waves', start: 1, good: 'more' },
  { key: 'mountainMultiplier', icon: 'mountains-fill', start: 1, good: 'more' },
  { key: 'distanceTax', icon: 'path', start: 4 },
  { key: 'loanMultiplier', icon: 'percent', start: 2, good: 'less' },
  { key: 'cattle', icon: 'cow-fill', start: 5 },
  { key: 'cattleProfit', icon: 'trend-up', start: 6, good: 'more' },
];

/** The line of a value that events have moved since the reader's turn, as it stood then; the others as they began. */
export function lineSince(line: ValueLine, moved: MovedValues): ValueLine {
  const change = moved.get(line.key);
  return change && change.from !== change.to ? { ...line, start: change.from } : line;
}

/** The values that the open event would move. */
export function valuesAtStake(session: Session): ReadonlySet<string> {
  const { event, values } = session.play.table.value;
  if (!event || isDecided(session)) return new Set();
  const { values: next } = event.prospect;
  return new Set(
    valueLines.map(({ key }) => key).filter((key) => (next[key] ?? values[key]) !== values[key]),
  );
}

/** That events have moved a value since the reader's turn, or that it has come back. */
export function movedWords({ from, to }: Moved): string {
  return from === to ? t('values.back') : t('values.moved', { from, to });
}

type Moved = { from: number; to: number };

type MovedValues = ReadonlyMap<string, Moved>;

/** The colour of what a value has become since it began as the line says. */
export function valueTone({ start, good }: ValueLine, value: number): string {
  return good ? changeTone({ from: start, to: value }, good === 'less') : '';
}
