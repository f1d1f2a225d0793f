import { squaresOf } from '../actions/since-squares';
import type { GreementPlay } from '../play';
import { sinceOwnEnd } from '../story/turns';
import type { Square } from '../wire';

/** What another has done on a square of his, or an event on anybody's. */
export type NewOn = 'bought' | 'seeded' | 'grazed' | 'struck';

/**
 * The squares that others have bought, of the bank or of one another, and still have, those of theirs that they have
 * seeded or grazed, and all that events have made something else of, since the reader's last turn ended or before his
 * first one: until his next one ends, as long as what has happened is told. A square that was bought and seeded is
 * bought; what he does himself is no news to him.
 */
export function newSquares(play: GreementPlay): ReadonlyMap<Square, NewOn> {
  const seat = play.seat.value;
  const story = play.lines.value;
  const { squares } = play.table.value;
  const fresh = new Map<Square, NewOn>();
  if (seat === null) return fresh;
  let isOwnTurn = false;
  for (const line of sinceOwnEnd(story, seat)) {
    const { code, args } = line;
    if (STRIKES.has(code)) {
      for (const square of squaresOf(line)) fresh.set(square, 'struck');
    }
    const deed = DEEDS[code];
    const square = String(args.square);
    const owner = deed && args[deed.by];
    if (code === 'turn-began') isOwnTurn = args.seat === seat;
    const isHis = owner === seat;
    // What another has sold him out of his turn is news to him too.
    const isAccepted = code === 'square-sold' && isHis && !isOwnTurn;
    if (deed && isHis) fresh.delete(square);
    if (!deed || (isHis && !isAccepted) || squares[square]?.owner !== owner) continue;
    if (deed.on === 'bought' || fresh.get(square) !== 'bought') fresh.set(square, deed.on);
  }
  return fresh;
}

/** By what an event makes a square of its owner's something else. */
const STRIKES = new Set(['crops-lost', 'cattle-lost', 'lands-became-cattle']);

/** What a line tells, and by what name of its arguments whose the square is then. */
const DEEDS: Partial<Record<string, { on: NewOn; by: 'seat' | 'buyer' }>> = {
  bought: { on: 'bought', by: 'seat' },
  'square-sold': { on: 'bought', by: 'buyer' },
  seeded: { on: 'seeded', by: 'seat' },
  'cattle-bought': { on: 'grazed', by: 'seat' },
};
