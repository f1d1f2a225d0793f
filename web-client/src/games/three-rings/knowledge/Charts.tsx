import type { ThreeRingsPlay } from '../play';
import { Curves } from './Curves';
import { Owners } from './Owners';

/** The tab of the charts: how all stand by rounds, and who owns what on each ring. */
export function Charts({ play }: { play: ThreeRingsPlay }) {
  return (
    <div class="tr-charts">
      <Curves play={play} height={200} />
      <Owners play={play} />
    </div>
  );
}
