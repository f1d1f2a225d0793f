/** So large a figure is read on a screen that is held in the hand, in pixels. */
const READABLE = 11;
/** As a drawing of its own size has them, in its units. */
const LEAST = 14;
/** Two digits of it still leave some of their square, in units of the drawing. */
const MOST = 27;

/** How high the figures on the map are, in units of the drawing of which so many make a pixel. */
export function figureSize(scale: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.ceil(READABLE * scale)));
}

/** How much larger a word over the map is drawn than it was drawn for. */
export function enlarged(figure: number): number {
  return figure / LEAST;
}
