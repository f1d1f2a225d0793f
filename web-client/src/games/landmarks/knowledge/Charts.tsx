import type { LandmarksPlay } from '../play';
import { Curves } from './Curves';
import { Histogram } from './Histogram';
import { Incomes } from './Incomes';

/** The tab of the charts: coins and Landmarks over time, what the cards have brought, the dice. */
export function Charts({ play }: { play: LandmarksPlay }) {
  return (
    <div class="lm-charts">
      <Curves play={play} height={200} />
      <Incomes play={play} />
      <Histogram play={play} />
    </div>
  );
}
