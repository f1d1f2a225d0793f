import type { Point } from '../board/geometry';
import type { Walk } from '../board/walk';
import { stepped } from '../fields';

/** How much nearer to the eye a piece is above a gap. */
const NEARER = 1.14;

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
export function stationsOf(points: readonly Point[], above: Walk['above']): readonly Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? [point, above(point, next)] : [point];
  });
}

/** It is fast off the ground and onto it, slow above. */
const RISES = 'cubic-bezier(0.2, 0.6, 0.5, 1)';
const FALLS = 'cubic-bezier(0.5, 0, 0.8, 0.4)';

/** Lets a seat's piece go this way on the ground, in one go. Returns what lets it arrive. */
export function glide(seat: number, points: readonly Point[], millis: number): () => void {
  const stations = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return goes(seat, stations, { duration: millis, easing: 'ease-in-out' });
}

/** Lets a seat's piece hop over these points. Returns what lets it arrive. */
export function hop(
  seat: number,
  points: readonly Point[],
  millis: number,
  above: Walk['above'],
): () => void {
  const stations = stationsOf(points, above).map(({ x, y }, i) => ({
    transform: `translate(${x}px, ${y}px) scale(${i % 2 === 1 ? NEARER : 1})`,
    easing: i % 2 === 1 ? FALLS : RISES,
  }));
  return goes(seat, stations, { duration: millis, easing: 'linear' });
}

/** A page shows a way so much later than it was asked to: it is over when it is told where it led. */
const FRAME_MILLIS = 20;

function goes(
  seat: number,
  stations: Keyframe[],
  times: { duration: number; easing: string },
): () => void {
  const piece = document.querySelector<SVGElement>(`[data-piece="${seat}"]`);
  const duration = Math.max(0, times.duration - FRAME_MILLIS);
  const going = piece?.animate(stations, { ...times, duration });
  return () => {
    if (going?.playState !== 'running') return;
    going.updatePlaybackRate(arrivalRate(duration - Number(going.currentTime ?? 0)));
  };
}

/** A busy page begins a way late: what is left of it then takes no longer, and nothing that follows is that short. */
const ARRIVAL_MILLIS = 120;

/** How fast a piece goes what is left of its way once its time is over. */
export function arrivalRate(leftMillis: number): number {
  return Math.max(1, leftMillis / ARRIVAL_MILLIS);
}
