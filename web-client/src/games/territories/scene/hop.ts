import { stepped } from '../fields';

interface Point {
  x: number;
  y: number;
}

/** How high a piece hops, in units of the board. */
const LIFT = 16;

/** The fields that a piece sees one after the other on its way, the first and the last among them. */
export function wayOf(from: number, to: number): readonly number[] {
  const way = [from];
  for (let at = from; at !== to; ) {
    at = stepped(at, 1);
    way.push(at);
  }
  return way;
}

/** The stations of an animation along these points: on each field, and above each gap. */
export function stationsOf(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const above = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - LIFT };
    return [point, above];
  });
}

/** Lets a seat's piece hop over these points. Returns what ends it at once. */
export function hop(seat: number, points: readonly Point[], millis: number): () => void {
  const piece = document.querySelector<SVGElement>(`[data-piece="${seat}"]`);
  const stations = stationsOf(points).map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px)`,
  }));
  const hopping = piece?.animate(stations, { duration: millis, easing: 'linear' });
  return () => hopping?.cancel();
}
