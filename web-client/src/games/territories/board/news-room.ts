/** How much of the board's width a line of the middle has, in the circle and in the frame. */
const SHARE = { circle: 0.436, frame: 0.58 } as const;
/** Pixels of the medal before it. */
const MEDAL = { circle: 23, frame: 19 } as const;
/**
 * How wide a letter is beside its height; in brief lines, which are names for the most part, wider, and bold
 * as the newest is: a line keeps its words when the next is told.
 */
const LETTER = { whole: 0.47, brief: 0.495, close: 0.5 } as const;
/** In a frame of fewer pixels letters are smaller and stand closer, as news.css sets them. */
const CLOSE = 350;
const SIZE = { brief: 12, close: 11.5 } as const;

/** A circle of fewer pixels has no room for whole sentences. */
const SMALL = 620;

/** How many letters a line of the middle has room for, in whole sentences and in brief, and which it is for. */
export interface NewsRoom {
  whole: number;
  brief: number;
  isBrief: boolean;
}

/** @param width of the board, in pixels */
export function newsRoom(width: number, isFrame: boolean): NewsRoom {
  const isBrief = isFrame || width < SMALL;
  const kind = isFrame && width <= CLOSE ? 'close' : 'brief';
  // As news.css sets them.
  const size = isBrief ? SIZE[kind] : Math.min(13, Math.max(11, width * 0.0175));
  const place = isFrame ? 'frame' : 'circle';
  const room = (width * SHARE[place] - MEDAL[place]) / size;
  return {
    whole: Math.floor(room / LETTER.whole),
    brief: Math.floor(room / LETTER[kind]),
    isBrief,
  };
}
