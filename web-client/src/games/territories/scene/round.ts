import type { StoryLine } from '../../game';
import { talliesOf } from './flow';
import { fieldOf, isThrow, seatOf } from './stage';

/** What a seat has paid or got, and on which field. */
export interface Item {
  change: number;
  field: string;
  /** It was the price of the field, which he has now. */
  bought: boolean;
}

/** What has changed a seat's money since somebody last set out, what that came to included: once round. */
export function itemsInRound(
  lines: readonly StoryLine[],
  beginner: number,
  seat: number,
): readonly Item[] {
  const begin = lines.findLastIndex((line) => setsOut(line) && seatOf(line) === beginner);
  return lines.slice(Math.max(0, begin)).flatMap((line) =>
    talliesOf(line)
      .filter((tally) => tally.seat === seat)
      .map(({ change }) => ({ change, field: fieldOf(line), bought: line.code === 'bought' })),
  );
}

/** The second throw, for the rent of a camp, moves nobody. */
function setsOut(line: StoryLine): boolean {
  return isThrow(line) && !line.code.startsWith('camp-rent-paid');
}
