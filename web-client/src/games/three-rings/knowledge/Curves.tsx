import type { ThreeRingsPlay } from '../play';

/** Wealth, debt and rent by rounds. */
export function Curves({ play, height }: { play: ThreeRingsPlay; height: number }) {
  return <div style={{ minHeight: `${height}px` }}>{play.table.value.chart.length}</div>;
}
