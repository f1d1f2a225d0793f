import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How a board is enlarged, and which point of it stands in the upper left, in parts of its side. */
export interface Zoom {
  by: number;
  x: number;
  y: number;
  /** How high the window is that shows it, in parts of the board's side; absent it is as high as the board. */
  high?: number;
}

/** In a lower window a board may stand smaller than its width, by so much. */
const LEAST_LOW = 0.75;

const WHOLE: Zoom = { by: 1, x: 0, y: 0 };
const MOST = 3;
const DOUBLE_TAP_MILLIS = 300;
/** How far apart, in pixels, the two taps of a double tap may be. */
const DOUBLE_TAP_APART = 30;

/** The zoom with its window kept on the board. */
export function kept({ by, x, y, high = 1 }: Zoom): Zoom {
  const scale = Math.max(high < 1 ? LEAST_LOW : 1, Math.min(MOST, by));
  const within = (at: number, side: number) =>
    side > scale ? (1 - side / scale) / 2 : Math.max(0, Math.min(1 - side / scale, at));
  return { by: scale, x: within(x, 1), y: within(y, high), ...(high < 1 && { high }) };
}

/** Enlarges by a factor so that the point of the board under the fingers stays under them. */
export function zoomedAt(zoom: Zoom, factor: number, at: { x: number; y: number }): Zoom {
  const by = Math.max(1, Math.min(MOST, zoom.by * factor));
  const held = pointAt(zoom, at);
  return kept({ ...zoom, by, x: held.x - at.x / by, y: held.y - (at.y * (zoom.high ?? 1)) / by });
}

/** The point of the board that stands at a point of its window. */
function pointAt({ by, x, y, high = 1 }: Zoom, at: Finger): Finger {
  return { x: x + at.x / by, y: y + (at.y * high) / by };
}

interface Finger {
  x: number;
  y: number;
}

/** Enlarges so that a point of the board, in parts of its side, stands in the middle of a window so high. */
export function zoomedTo(by: number, at: { x: number; y: number }, high = 1): Zoom {
  return kept({ by, x: at.x - 1 / (2 * by), y: at.y - high / (2 * by), high });
}

/**
 * Enlarges so that all these points are in the middle of a window so high with a margin round them, at most
 * so much; where they lie too far apart for the width the board grows smaller.
 */
export function zoomedOn(
  points: readonly { x: number; y: number }[],
  { most, high, margin }: { most: number; high: number; margin: number },
): Zoom {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, foot] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const by = Math.min(most, 1 / (right - left), high / (foot - top));
  return zoomedTo(by, { x: (left + right) / 2, y: (top + foot) / 2 }, high);
}

/** A touch on the screen: when, and where in pixels. */
type Tap = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** True if the second tap follows soon and falls on the same place: two taps on two spaces are none. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.timeStamp - first.timeStamp >= DOUBLE_TAP_MILLIS) return false;
  const [across, down] = [second.clientX - first.clientX, second.clientY - first.clientY];
  return Math.hypot(across, down) <= DOUBLE_TAP_APART;
}

interface Gestures {
  /** The board goes there whenever it is another, and back to the whole when there is none any more. */
  to?: Zoom | null;
  /** False where two taps on a space mean something else. */
  doubleTap?: boolean;
}

/** Two fingers zoom to three times the size, a double tap to a space, one finger pans while zoomed. */
export function useZoom(
  drawing: RefObject<SVGSVGElement | null>,
  { to = null, doubleTap = true }: Gestures = {},
) {
  const [zoom, setZoom] = useState(WHOLE);
  useEffect(() => setZoom(to ?? WHOLE), [to?.by, to?.x, to?.y, to?.high]);
  const fingers = useRef(new Map<number, Finger>());
  const tapped = useRef<Tap | null>(null);
  const isGesture = useRef(false);
  const part = (event: PointerEvent): Finger => {
    const box = drawing.current?.parentElement?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    fingers.current.set(event.pointerId, part(event));
    const double = doubleTap && isDoubleTap(tapped.current, event);
    tapped.current = double ? null : event;
    isGesture.current = double || fingers.current.size > 1;
    if (double && fingers.current.size === 1) {
      setZoom(
        zoom.by > 1 ? kept({ ...zoom, by: 1 }) : zoomedTo(2, pointAt(zoom, part(event)), zoom.high),
      );
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = part(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = apart(now, other) / Math.max(0.01, apart(before, other));
      setZoom((old) => zoomedAt(old, factor, middle(now, other)));
    } else if (!isWhole(zoom)) {
      const { by, high = 1 } = zoom;
      setZoom((old) =>
        kept({
          ...old,
          x: old.x - (now.x - before.x) / by,
          y: old.y - ((now.y - before.y) * high) / by,
        }),
      );
    }
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const whole = () => setZoom(to ?? WHOLE);
  return {
    whole,
    /** The way back for whoever has enlarged the board; null while nobody has. */
    out: zoom.by > (to ?? WHOLE).by ? whole : null,
    style: isWhole(zoom) ? {} : { transform: `scale(${zoom.by}) translate(${percent(zoom)})` },
    frame: {
      'data-zoomed': !isWhole(zoom),
      onPointerDown,
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      // What zooms presses nothing.
      onClickCapture: (event: MouseEvent) => {
        if (isGesture.current) event.stopPropagation();
        isGesture.current = false;
      },
    },
  };
}

/** True if all of the board is in its window. */
function isWhole({ by, high = 1 }: Zoom): boolean {
  return by <= 1 && high === 1;
}

function percent({ x, y }: Zoom): string {
  return `${-x * 100}%, ${-y * 100}%`;
}

function apart(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Finger, b: Finger): Finger {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
