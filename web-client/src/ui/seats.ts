/** How a seat looks: any one of colour, pattern and mark is enough to know it. */
export interface SeatLook {
  colour: string;
  pattern: 'stripes' | 'bars' | 'dots' | 'lattice' | 'staves' | 'zigzag' | 'chequer' | 'crosses';
  /** What the mark is drawn in: light on dark colours, dark on light ones. */
  markInk: typeof WHITE | typeof INK;
  /** The second tone of the pattern. */
  tone: string;
  /** The strokes of the merchant's mark in a box of 24 by 24. */
  mark: string;
  /** The `stroke-dasharray` of the seat's line in charts; empty is solid. */
  dash: string;
}

const WHITE = '#fff';
const INK = '#14262b';

/** The eight seat colours in the order of their numbers on the wire. */
export const seatLooks = {
  madder: {
    colour: '#c93a1c',
    pattern: 'stripes',
    markInk: WHITE,
    tone: 'rgb(255 255 255 / 0.48)',
    mark: 'M12 3V21M6 9L12 3L18 9M7 15H17',
    dash: '',
  },
  woad: {
    colour: '#2733b8',
    pattern: 'bars',
    markInk: WHITE,
    tone: 'rgb(255 255 255 / 0.48)',
    mark: 'M12 3V21M12 3L5 13H19',
    dash: '7 3',
  },
  saffron: {
    colour: '#f4aa1e',
    pattern: 'dots',
    markInk: INK,
    tone: 'rgb(64 38 0 / 0.74)',
    mark: 'M12 11V21M7 16.5H17M12 3A4 4 0 1 1 11.99 3Z',
    dash: '2 3',
  },
  verdigris: {
    colour: '#208965',
    pattern: 'lattice',
    markInk: WHITE,
    tone: 'rgb(255 255 255 / 0.48)',
    mark: 'M6 4H18L6 20H18Z',
    dash: '10 3 2 3',
  },
  plum: {
    colour: '#814b91',
    pattern: 'staves',
    markInk: WHITE,
    tone: 'rgb(255 255 255 / 0.48)',
    mark: 'M12 3L18.5 9.5L12 16L5.5 9.5ZM12 16V21.5M8 21.5H16',
    dash: '4 2',
  },
  sky: {
    colour: '#74c7f0',
    pattern: 'zigzag',
    markInk: INK,
    tone: 'rgb(8 42 62 / 0.72)',
    mark: 'M6 4H18M12 4V13M5 20L12 13L19 20',
    dash: '1 4',
  },
  flax: {
    colour: '#e2d1a2',
    pattern: 'chequer',
    markInk: INK,
    tone: 'rgb(82 64 14 / 0.64)',
    mark: 'M12 3V21M5 4V8A7 5 0 0 0 19 8V4',
    dash: '',
  },
  tar: {
    colour: '#1b2320',
    pattern: 'crosses',
    markInk: WHITE,
    tone: 'rgb(255 255 255 / 0.6)',
    mark: 'M12 3V21M7 7.5H17M5 13H19',
    dash: '',
  },
} as const satisfies Record<string, SeatLook>;

export type SeatColour = keyof typeof seatLooks;

export const seatColours = Object.keys(seatLooks) as SeatColour[];

/** The colour behind its number on the wire, 1 to 8. */
export function colourOf(number: number): SeatColour {
  const colour = seatColours[number - 1];
  if (!colour) throw new RangeError(`no seat has the colour ${number}`);
  return colour;
}

/** The fill of a seat's pattern; `Paints` holds what it refers to. */
export function patternFill(colour: SeatColour): string {
  return `url(#pattern-${colour})`;
}
