import { ownerBefore, squaresOf } from '../actions/since-squares';
import type { GreementPlay } from '../play';
import { hadTurn, sinceOwnEnd } from '../story/turns';
import type { Square } from '../wire';

/**
 * Whose a square was, where that is another by now: all that have changed hands since the reader's last turn ended,
 * until his next one ends, as long as what has happened is told. What the bank has sold since has changed none, even
 * where it is lost again, and what he has dealt himself is no news to him.
 */
export function changedHands(play: GreementPlay): ReadonlyMap<Square, number> {
  const seat = play.seat.value;
  const story = play.lines.value;
  const { squares } = play.table.value;
  if (seat === null || !hadTurn(story, seat)) return new Map();
  const owners = new Map<Square, number>();
  const since = sinceOwnEnd(story, seat);
  for (const line of since) {
    const { seller, buyer } = line.args;
    if (!LEFT.has(line.code) || seller === seat || buyer === seat) continue;
    for (const square of squaresOf(line)) {
      const owner = ownerBefore(since[0] ?? line, square, play);
      if (owner !== null) owners.set(square, owner);
    }
  }
  const now = (square: Square) => squares[square]?.owner;
  return new Map(
    [...owners].filter(([square, owner]) => now(square) !== owner && now(square) !== seat),
  );
}

/** What takes a square from whoever has it. */
const LEFT = new Set(['appropriated', 'gold-mines-lost', 'square-sold']);
