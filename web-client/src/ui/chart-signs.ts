import type { SeatColour } from './seats';

/** An upright line at a moment, with a few words: "all debts cancelled", "Ines is out". */
export interface ChartMark {
  at: number;
  words: string;
  /** Whose mark stands for the words where there are too many of them. */
  colour?: SeatColour;
}

/** What something takes of the width. */
export interface Span {
  from: number;
  to: number;
}

/** The level of each word beside an upright mark, so that no two that stand near overlap. */
export function levels(spans: readonly Span[]): readonly number[] {
  const taken: Span[][] = [];
  return spans.map((span) => {
    const isFree = (row: readonly Span[]) =>
      row.every(({ from, to }) => to <= span.from || span.to <= from);
    const free = taken.findIndex(isFree);
    const level = free < 0 ? taken.length : free;
    taken[level] = [...(taken[level] ?? []), span];
    return level;
  });
}

/** About the width of a letter beside a mark, in pixels. */
const LETTER = 6.7;
/** Words in more rows than these would leave no room for the lines. */
const MOST_ROWS = 2;
/** The radius of a seat's mark that stands for the words. */
export const TOKEN = 7;

/** An upright line with its words, or with the mark of a seat in their place. */
export interface Sign extends ChartMark {
  place: number;
  row: number;
  turned: boolean;
  brief: boolean;
}

/** The signs of a chart so wide, beside one another or, where they are near, under one another. */
export function signsOf(
  marks: readonly ChartMark[],
  x: (at: number) => number,
  width: number,
): readonly Sign[] {
  const placed = (brief: boolean) => {
    const spans = marks.map(({ at, words }) => {
      if (brief) return { from: x(at) - TOKEN - 1, to: x(at) + TOKEN + 1, turned: false };
      const long = words.length * LETTER + 10;
      const turned = x(at) + long > width;
      return { from: turned ? x(at) - long : x(at), to: turned ? x(at) : x(at) + long, turned };
    });
    const rows = levels(spans);
    return marks.map((mark, i) => ({
      ...mark,
      brief,
      place: x(mark.at),
      row: rows[i] ?? 0,
      turned: spans[i]?.turned ?? false,
    }));
  };
  const written = placed(false);
  const fits = written.every(({ row }) => row < MOST_ROWS);
  return fits || marks.some(({ colour }) => colour === undefined) ? written : placed(true);
}
