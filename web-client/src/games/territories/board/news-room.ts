/** How much of the board's width a line of the middle has, in the circle and in the frame. */
const SHARE = { circle: 0.436, frame: 0.57 } as const;
/** Pixels of the medal before it. */
const MEDAL = 23;
/** How wide a letter is beside its height; in brief lines, which are names for the most part, wider. */
const LETTER = { whole: 0.47, brief: 0.5, close: 0.485 } as const;
/** In a frame of fewer pixels letters stand closer, as news.css sets them. */
const CLOSE = 350;

/** A circle of fewer pixels has no room for whole sentences. */
const SMALL = 620;

/** How many letters a line of the middle has room for, and whether that is for whole sentences. */
export interface NewsRoom {
  letters: number;
  isBrief: boolean;
}

/** @param width of the board, in pixels */
export function newsRoom(width: number, isFrame: boolean): NewsRoom {
  const isBrief = isFrame || width < SMALL;
  // As news.css sets them.
  const size = isBrief ? 12 : Math.min(13, Math.max(11, width * 0.0175));
  const room = width * (isFrame ? SHARE.frame : SHARE.circle) - MEDAL;
  const letter = !isBrief ? 'whole' : isFrame && width <= CLOSE ? 'close' : 'brief';
  return { letters: Math.floor(room / (size * LETTER[letter])), isBrief };
}
