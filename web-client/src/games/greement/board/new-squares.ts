import type { GreementPlay } from '../play';
import { hasChanged, sinceOwnEnd } from '../story/turns';
import type { Square } from '../wire';

/**
 * What others have bought, of the bank or of one another, since the reader's last turn ended or before his first one,
 * and still have: until he changes something in his next one.
 */
export function newSquares(play: GreementPlay): ReadonlySet<Square> {
  const seat = play.seat.value;
  const story = play.lines.value;
  const { squares } = play.table.value;
  if (seat === null || hasChanged(story, seat)) return new Set();
  const bought = sinceOwnEnd(story, seat).flatMap((line) => {
    const buyer = BUYER[line.code];
    return buyer ? [{ square: String(line.args.square), owner: line.args[buyer] }] : [];
  });
  return new Set(
    bought
      .filter(({ square, owner }) => owner !== seat && squares[square]?.owner === owner)
      .map(({ square }) => square),
  );
}

/** Who has a square then, by the name of the argument. */
const BUYER: Partial<Record<string, 'seat' | 'buyer'>> = { bought: 'seat', 'square-sold': 'buyer' };
