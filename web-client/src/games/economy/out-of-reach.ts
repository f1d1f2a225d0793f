import type { Reason } from '../limits';
import { doorsOf, isCorner, stepsBetween } from './spaces';
import type { Piece, Space, Table } from './wire';

type Where = Pick<Table, 'players' | 'turn' | 'die'>;

/** Why the steps of the throw do not lead to a space, as far as anybody can see that; else null. */
export function outOfReach({ players, turn, die }: Where, to: Space): Reason | null {
  const piece = players.find(({ seat }) => seat === turn)?.piece;
  if (!piece || die === null) return null;
  if (piece.space === to) return { code: 'never-back', args: {} };
  const ways = shortestWays(piece, to);
  const far = Math.min(...ways);
  if (far > die) return { code: 'too-far', args: { far } };
  if (piece.space === null && die > 1 && isCorner(to)) return { code: 'corner-first', args: {} };
  if (ways.length === 1 && (die - far) % 2 === 1) {
    return { code: far % 2 === 1 ? 'odd-steps' : 'even-steps', args: {} };
  }
  // From outside two corners next to each other differ in that: never are both of them so near.
  const near = ways.findIndex((steps) => steps <= die && (die - steps) % 2 === 1);
  // On a board without other pieces a longer way is made by detours, of two steps each.
  const leads = ways.some((steps) => steps <= die && (die - steps) % 2 === 0);
  if (leads) return { code: 'in-the-way', args: {} };
  const corner = doorsOf(piece.outside)[near];
  const code = die % 2 === 1 ? 'even-from-corner' : 'odd-from-corner';
  return corner === undefined ? null : { code, args: { corner } };
}

/** How many steps off a space lies for the piece that was thrown for; undefined of its own and where none was. */
export function stepsAway({ players, turn, die }: Where, to: Space): number | undefined {
  const piece = players.find(({ seat }) => seat === turn)?.piece;
  if (!piece || die === null || piece.space === to) return undefined;
  return Math.min(...shortestWays(piece, to));
}

/** The steps to a space from where the piece stands, or in by each corner that it may enter. */
function shortestWays({ space, outside }: Piece, to: Space): readonly number[] {
  if (space) return [stepsBetween(space, to)];
  return doorsOf(outside).map((corner) => 1 + stepsBetween(corner, to));
}
