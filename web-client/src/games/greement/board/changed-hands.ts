import { ownerBefore, squaresOf } from '../actions/since-squares';
import type { GreementPlay } from '../play';
import { hadTurn, hasActed, sinceOwnEnd } from '../story/turns';
import type { Square } from '../wire';

/**
 * Whose a square was, where that is another by now: all that have changed hands since the reader's last turn ended,
 * until he does something in his next one. What the bank sells has changed none.
 */
export function changedHands(play: GreementPlay): ReadonlyMap<Square, number> {
  const seat = play.seat.value;
  const story = play.lines.value;
  const { squares } = play.table.value;
  if (seat === null || !hadTurn(story, seat) || hasActed(story, seat)) return new Map();
  const owners = new Map<Square, number>();
  for (const line of sinceOwnEnd(story, seat)) {
    for (const square of LEFT.has(line.code) ? squaresOf(line) : []) {
      const owner = ownerBefore(story, line, square);
      if (owner !== null && !owners.has(square)) owners.set(square, owner);
    }
  }
  return new Map([...owners].filter(([square, owner]) => squares[square]?.owner !== owner));
}

/** What takes a square from whoever has it. */
const LEFT = new Set(['appropriated', 'gold-mines-lost', 'square-sold']);
