import type { Reason } from '../limits';
import { areAdjacent, corners, isCorner, rows, stepsBetween } from './spaces';
import type { Piece, Space, Table } from './wire';

type Where = Pick<Table, 'players' | 'die'>;

/** Why the steps of the throw do not lead to a space, as far as anybody can see that; else null. */
export function outOfReach({ players, die }: Where, seat: number, to: Space): Reason | null {
  const piece = players.find((player) => player.seat === seat)?.piece;
  if (!piece || die === null) return null;
  if (piece.space === to) return { code: 'never-back', args: {} };
  const far = Math.min(
    ...startsOf(piece).map((start) => start.steps + stepsBetween(start.space, to)),
  );
  if (far > die) return { code: 'too-far', args: { far } };
  const [only, ...others] = startsOf(piece);
  if (only && others.length === 0 && (die - far) % 2 === 1) {
    return { code: far % 2 === 1 ? 'odd-steps' : 'even-steps', args: {} };
  }
  if (piece.space === null && die > 1 && isCorner(to)) return { code: 'corner-first', args: {} };
  return leads(piece, die, to) ? { code: 'in-the-way', args: {} } : null;
}

interface Start {
  space: Space;
  /** How many steps it takes to be there. */
  steps: number;
}

/** Where a way begins: where the piece stands, or on the corner by which it enters. */
function startsOf({ space, outside }: Piece): readonly Start[] {
  if (space) return [{ space, steps: 0 }];
  const doors = outside === 'any' ? corners : corners.filter((corner) => corner === outside);
  return doors.map((corner) => ({ space: corner, steps: 1 }));
}

/** True if so many steps led there on a board without other pieces. */
function leads(piece: Piece, die: number, to: Space): boolean {
  return startsOf(piece).some(({ space, steps }) => walks([space], die - steps, to));
}

function walks(way: readonly [Space, ...Space[]], left: number, to: Space): boolean {
  const at = way.at(-1) ?? way[0];
  if (left === 0) return at === to;
  if (stepsBetween(at, to) > left) return false;
  return SPACES.some(
    (next) => areAdjacent(at, next) && !way.includes(next) && walks([...way, next], left - 1, to),
  );
}

const SPACES = rows.flat();
