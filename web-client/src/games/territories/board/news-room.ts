/** How much of the board's width a line of the middle has, in the circle and in the frame. */
const SHARE = { circle: 0.436, frame: 0.58 } as const;
/** Pixels of the medal before it. */
const MEDAL = { circle: 23, frame: 19 } as const;
/**
 * How wide a letter is about beside its height, in whole sentences and, bold as the newest is, in brief lines: a
 * line keeps its words when the next is told.
 */
const LETTER = { whole: 0.47, brief: 0.5 } as const;
/** In a frame of fewer pixels letters are smaller and stand closer, as news.css sets them. */
const CLOSE = 350;
const CLOSER = -0.015;
const SIZE = { brief: 12, close: 11.5 } as const;

/** A circle of fewer pixels has no room for whole sentences. */
const SMALL = 620;

/** Which lines the middle of the board has room for. */
export interface NewsRoom {
  isBrief: boolean;
  /** True if these words take one line, beside a sign of so many pixels. */
  holds(words: string, isBrief: boolean, sign?: number): boolean;
}

/** @param width of the board, in pixels */
export function newsRoom(width: number, isFrame: boolean): NewsRoom {
  const isBrief = isFrame || width < SMALL;
  const isClose = isFrame && width <= CLOSE;
  // As news.css sets them.
  const size = isBrief
    ? SIZE[isClose ? 'close' : 'brief']
    : Math.min(13, Math.max(11, width * 0.0175));
  const place = isFrame ? 'frame' : 'circle';
  const room = width * SHARE[place] - MEDAL[place];
  return {
    isBrief,
    holds: (words, brief, sign = 0) => {
      const most = room - sign;
      const letter = brief ? LETTER.brief : LETTER.whole;
      const closer = brief && isClose ? CLOSER * size : 0;
      return boldWidth(words, size, letter) + words.length * closer <= most;
    },
  };
}

let pen: CanvasRenderingContext2D | null | undefined;
let family = '';

/**
 * How wide words are in bold letters of the page, as the newest line has; about so where there is nothing to
 * write on.
 */
function boldWidth(words: string, size: number, letter: number): number {
  if (pen === undefined) pen = document.createElement('canvas').getContext('2d');
  if (!pen) return words.length * letter * size;
  family ||= getComputedStyle(document.body).fontFamily;
  pen.font = `700 ${size}px ${family}`;
  // The page sets all digits as wide as one another, which a canvas cannot.
  return pen.measureText(words.replace(/\d/g, '0')).width;
}
