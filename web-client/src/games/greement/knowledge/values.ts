import type { IconName } from '../../../ui/icon-names';
import type { ValueKey } from '../cards';

/** A line of the values table: its sign and the value it began with (section 2.2). */
export interface ValueLine {
  key: ValueKey;
  icon: IconName;
  start: number;
}

/** The eleven values in the order of the table. */
export const valueLines: readonly ValueLine[] = [
  { key: 'land', icon: 'farm-fill', start: 2 },
  { key: 'seed', icon: 'plant-fill', start: 2 },
  { key: 'cropProfit', icon: 'flower-tulip-fill', start: 3 },
  { key: 'goldMine', icon: 'diamond-fill', start: 5 },
  { key: 'goldMineProfit', icon: 'coins-fill', start: 4 },
  { key: 'lakeMultiplier', icon: 'waves', start: 1 },
  { key: 'mountainMultiplier', icon: 'mountains-fill', start: 1 },
  { key: 'distanceTax', icon: 'path', start: 4 },
  { key: 'loanMultiplier', icon: 'percent', start: 2 },
  { key: 'cattle', icon: 'cow-fill', start: 5 },
  { key: 'cattleProfit', icon: 'trend-up', start: 6 },
];
