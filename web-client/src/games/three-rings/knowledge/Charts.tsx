import type { ThreeRingsPlay } from '../play';
import { Curves } from './Curves';

/** The tab of the charts. */
export function Charts({ play }: { play: ThreeRingsPlay }) {
  return <Curves play={play} height={200} />;
}
