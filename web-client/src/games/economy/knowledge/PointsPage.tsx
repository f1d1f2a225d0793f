import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session';
import { PointsPanel } from './PointsPanel';

/** Pixels of a chart that leaves the board and its key in sight, and of one that is still to be read. */
const MOST = 164;
const LEAST = 110;
/** Of a low window's height, as in the style of its pages; what stands there round the chart. */
const SHARE = 0.35;
const ROUND_IT = 58;
/** In a window so low that all stands side by side. */
const BESIDE = 140;

/** The points as a page of their own, no higher than is seen at once. */
export function PointsPage({ session }: { session: Session }) {
  const height = useChartHeight();
  return <PointsPanel session={session} height={session.play.low.value ? BESIDE : height} />;
}

function useChartHeight(): number {
  const [height, setHeight] = useState(chartHeight);
  useEffect(() => {
    const follow = () => setHeight(chartHeight());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return height;
}

function chartHeight(): number {
  return Math.max(LEAST, Math.min(MOST, Math.floor(innerHeight * SHARE) - ROUND_IT));
}
