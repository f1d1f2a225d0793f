import type { StoryLine } from '../../game';
import type { GreementPlay } from '../play';
import { linesAfter, linesBefore } from '../story/around';
import type { Kind, Square } from '../wire';

/* What the events of a time have made of squares, read from the lines that tell it. */

/** What an event turns squares into. */
const BECOMES: Partial<Record<string, Kind>> = {
  'crops-lost': 'land',
  'cattle-lost': 'crop',
  'lands-became-cattle': 'cattle',
};

/** What squares were that a line tells of, where nothing before it says so: the lands of the herds may be crops. */
const WERE: Partial<Record<string, Kind>> = { 'crops-lost': 'crop', 'cattle-lost': 'cattle' };

/** The squares that a line names. */
export function squaresOf({ args }: StoryLine): readonly Square[] {
  if (typeof args.square === 'string') return [args.square];
  return Array.isArray(args.squares) ? args.squares.map(String) : [];
}

/** The card that a line comes of, as the line before it has it that names one. */
export function causeOf(story: readonly StoryLine[], line: StoryLine): StoryLine | undefined {
  return linesBefore(story, line).findLast(({ args }) => 'card' in args);
}

/** What has been told so far, and the table that has come of it. */
type Told = Pick<GreementPlay, 'lines' | 'table'>;

/**
 * Who a square belonged to when a line was told: who is named there, else as the lines before it have it. Where the
 * story that a page has begins later, as those after it do, and if none does, the table.
 */
export function ownerBefore(line: StoryLine, square: Square, told: Told): number | null {
  if (line.code === 'appropriated') return Number(line.args.seat);
  if (line.code === 'square-sold') return Number(line.args.seller);
  const story = told.lines.value;
  for (const each of linesBefore(story, line).toReversed()) {
    const owner = ownerAfter(each, square);
    if (owner !== undefined) return owner;
  }
  for (const each of linesAfter(story, line)) {
    const owner = ownerUntil(each, square);
    if (owner !== undefined) return owner;
  }
  return told.table.value.squares[square]?.owner ?? null;
}

/** Whose a square is once a line is told; undefined where it tells nothing of that. */
function ownerAfter({ code, args }: StoryLine, square: Square): number | null | undefined {
  switch (code) {
    case 'bought':
    case 'start-paid':
      return args.square === square ? Number(args.seat) : undefined;
    case 'square-sold':
      return args.square === square ? Number(args.buyer) : undefined;
    case 'appropriated':
    case 'gold-mines-lost':
      return Array.isArray(args.squares) && args.squares.includes(square) ? null : undefined;
    default:
      return undefined;
  }
}

/** Whose a square was until a line was told; undefined where it tells nothing of that, null for nobody and unknown. */
function ownerUntil({ code, args }: StoryLine, square: Square): number | null | undefined {
  switch (code) {
    case 'bought':
    case 'start-paid':
      return args.square === square ? null : undefined;
    case 'square-sold':
      return args.square === square ? Number(args.seller) : undefined;
    case 'appropriated':
    case 'gold-mines-lost': {
      if (!Array.isArray(args.squares) || !args.squares.includes(square)) return undefined;
      return typeof args.seat === 'number' ? args.seat : null;
    }
    default:
      return undefined;
  }
}

/** What a square was when a line that changes it was told; undefined where neither it nor the lines before it say so. */
function kindBefore(
  story: readonly StoryLine[],
  line: StoryLine,
  square: Square,
): Kind | undefined {
  const last = linesBefore(story, line)
    .filter((each) => squaresOf(each).includes(square))
    .map(kindAfter)
    .findLast((kind) => kind !== undefined);
  return last ?? WERE[line.code];
}

/** What the squares of a line are once it is told; no event changes the tile of a mine. */
function kindAfter({ code, args }: StoryLine): Kind | undefined {
  switch (code) {
    case 'bought':
    case 'square-sold':
      return args.kind as Kind | undefined;
    case 'start-paid':
    case 'appropriated':
      return 'land';
    case 'seeded':
      return 'crop';
    case 'cattle-bought':
      return 'cattle';
    default:
      return BECOMES[code];
  }
}

/** A line that changes squares, and what each of them was before the first event that did. */
export interface Change {
  line: StoryLine;
  from: ReadonlyMap<Square, Kind | undefined>;
}

/**
 * The lines of a time with what has lasted of them: a square that one event changes and a later one changes
 * again or takes is named by the later one alone, and by none where it is again what it was.
 */
export function lasting(story: readonly StoryLine[], time: readonly StoryLine[]): Change[] {
  return time.flatMap((line, i) => {
    const to = BECOMES[line.code];
    if (!to) return [{ line, from: new Map() }];
    const changes = (square: Square) => (each: StoryLine) =>
      each.code in BECOMES && squaresOf(each).includes(square);
    const after = time.slice(i + 1);
    const isLater = (square: Square) =>
      after.some(
        (each) =>
          changes(square)(each) ||
          (each.code === 'appropriated' && squaresOf(each).includes(square)),
      );
    const from = new Map(
      squaresOf(line)
        .filter((square) => !isLater(square))
        .map((square) => {
          const first = time.find(changes(square)) ?? line;
          return [square, kindBefore(story, first, square)] as const;
        })
        .filter(([, was]) => was !== to && (was !== undefined || to === 'cattle')),
    );
    if (from.size === 0) return [];
    return [{ line: { ...line, args: { ...line.args, squares: [...from.keys()] } }, from }];
  });
}

/** What takes a square from whoever bought it, without his doing. */
const PARTS = new Set(['appropriated', 'gold-mines-lost']);

/** False for a deed that an event after it has undone: its square is taken, or no longer what it made of it. */
export function holds(story: readonly StoryLine[], deed: StoryLine): boolean {
  const later = linesAfter(story, deed).filter((line) =>
    squaresOf(line).includes(String(deed.args.square)),
  );
  if (later.some(({ code }) => PARTS.has(code))) return false;
  const last = later.findLast(
    (line) => line.code !== 'square-sold' && kindAfter(line) !== undefined,
  );
  if (!last || deed.code === 'bought') return true;
  return kindAfter(last) === kindAfter(deed) || last.code === 'cattle-bought';
}
