interface Point {
  x: number;
  y: number;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more a step aside counts than one in the direction of the arrow. */
const ASIDE = 2;

/** Moves the focus by arrows to the nearest place in that direction, within one group of places. */
export function moveFocus(event: KeyboardEvent): void {
  const group = event.currentTarget as HTMLElement;
  const from = (event.target as Element).closest<HTMLElement>('[data-place]');
  const way = WAYS[event.key];
  if (!from || !way) return;
  event.preventDefault();
  event.stopPropagation();
  const places = [...group.querySelectorAll<HTMLElement>('[data-place]')];
  nearest(places, from, way)?.focus();
}

function nearest(places: readonly HTMLElement[], from: HTMLElement, way: Point) {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = centre(place);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const far = along + ASIDE * aside;
    if (place !== from && along > 1 && far < least) {
      best = place;
      least = far;
    }
  }
  return best;
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
