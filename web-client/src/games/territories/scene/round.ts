import type { StoryLine } from '../../game';
import { talliesOf } from './flow';
import { isThrow, seatOf } from './stage';

/** How much a seat's money has changed since somebody last set out, what that came to included: once round. */
export function changeInRound(lines: readonly StoryLine[], beginner: number, seat: number): number {
  const begin = lines.findLastIndex((line) => setsOut(line) && seatOf(line) === beginner);
  return lines
    .slice(Math.max(0, begin))
    .flatMap(talliesOf)
    .reduce((sum, tally) => (tally.seat === seat ? sum + tally.change : sum), 0);
}

/** The second throw, for the rent of a camp, moves nobody. */
function setsOut(line: StoryLine): boolean {
  return isThrow(line) && !line.code.startsWith('camp-rent-paid');
}
