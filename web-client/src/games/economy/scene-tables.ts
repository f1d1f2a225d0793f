import type { Turning } from './play';
import type { Piece, PublicLocation, Space, Table } from './wire';

export function only(turned: Turning, way: 'up' | 'down'): Turning {
  return new Map([...turned].filter(([, each]) => each === way));
}

/** The cards that lie otherwise now, by their spaces alone. */
export function flipped(before: Table, after: Table): Turning {
  const wasUp = new Map(before.locations.map(({ space, faceUp }) => [space, faceUp]));
  return new Map(
    after.locations
      .filter(({ space, faceUp }) => wasUp.has(space) && wasUp.get(space) !== faceUp)
      .map(({ space, faceUp }: PublicLocation) => [space, faceUp ? 'up' : 'down']),
  );
}

/** The table with the totals of the one before: points count once they have arrived. */
export function withPointsOf(table: Table, { players }: Table): Table {
  const points = (seat: number) => players.find((player) => player.seat === seat)?.points ?? 0;
  return {
    ...table,
    players: table.players.map((player) => ({ ...player, points: points(player.seat) })),
  };
}

export function landedOn({ lastMove }: Table): Space | undefined {
  return lastMove?.path.at(-1);
}

/** Where nothing may travel: the space that was reached, cards that turned, seats that gained. */
export function changes(before: Table, after: Table): readonly string[] {
  const moved = after.lastMove !== before.lastMove ? landedOn(after) : undefined;
  const spaces = new Set([...(moved ? [moved] : []), ...flipped(before, after).keys()]);
  const gained = after.players.filter(
    ({ seat, points }) =>
      points > (before.players.find((player) => player.seat === seat)?.points ?? points),
  );
  return [
    ...[...spaces].map((space) => `[data-space="${space}"]`),
    ...gained.map(({ seat }) => `[data-seat="${seat}"] .seat`),
  ];
}

export function liesFaceUp({ locations }: Table, space: Space): boolean {
  return locations.some((location) => location.space === space && location.card !== null);
}

/** The table with whoever stands on a space knocked out, and not yet sent away. */
export function withoutPieceOn(table: Table, space: Space): Table {
  const hit = table.players.find(({ piece }) => piece.space === space);
  return hit ? withPiece(table, hit.seat, { space: null, outside: null }) : table;
}

export function withPiece(table: Table, seat: number, piece: Piece): Table {
  const players = table.players.map((player) =>
    player.seat === seat ? { ...player, piece } : player,
  );
  return { ...table, players };
}
