import { ownerOf } from '../lookup';
import { ringOf, rings, spaceAt } from '../rings';
import type { Session } from '../session';
import type { Ring, Space, Table } from '../wire';
import { type Band, bandsOf, edgeSpot, type Spot, streetSpot } from './geometry';

/** A token or a piece, and where it is drawn. */
interface Lying extends Spot {
  key: string;
  seat: number;
  kind: 'token' | 'piece';
  ring: Ring;
}

/** Whose each property is, and where all pieces stand; they part where several share an edge. */
export function Pieces({ session, open }: { session: Session; open: Ring | null }) {
  const { play, scenes } = session;
  const { table } = scenes.shown.value;
  const pace = scenes.running.value ?? 280;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="tr-pieces" aria-hidden="true">
      {lyingOn(table, open).map(({ key, seat, kind, x, y, scale }) => (
        <g
          key={key}
          class={`tr-${kind}`}
          style={{
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            transitionDuration: `${pace}ms`,
          }}
          data-lying={key}
        >
          <use href={`#tr-${kind === 'token' ? 'token' : 'shield'}-${play.colour(seat)}`} />
        </g>
      ))}
    </g>
  );
}

/** Everything that lies on the edges, pieces over tokens. */
function lyingOn(table: Table, open: Ring | null): readonly Lying[] {
  const bands = bandsOf(open);
  const tokens = table.board.flatMap(({ id }) => tokenOn(table, id, bands));
  const pieces = rings.flatMap((ring) => piecesOn(table, ring, bands[ring]));
  return [...tokens, ...pieces];
}

function tokenOn(table: Table, space: Space, bands: Record<Ring, Band>): readonly Lying[] {
  const seat = ownerOf(table, space);
  if (seat === null) return [];
  const ring = ringOf(space);
  const count = 1 + standing(table, space).length;
  const at = edgeSpot(space, bands[ring], 0, count);
  return [{ key: space, seat, kind: 'token', ring, ...at }];
}

/** The seats whose pieces stand on a space. */
function standing({ players }: Table, space: Space): readonly number[] {
  const ring = ringOf(space);
  return players
    .filter(({ pieces, left }) => !left && (pieces[ring] ?? 0) > 0)
    .filter(({ pieces }) => spaceAt(ring, pieces[ring] ?? 0) === space)
    .map(({ seat }) => seat);
}

function piecesOn(table: Table, ring: Ring, band: Band): readonly Lying[] {
  const present = table.players.filter(({ left }) => !left);
  const waiting = present.filter(({ pieces }) => (pieces[ring] ?? 0) === 0);
  return present.map(({ seat, pieces }) => {
    const number = pieces[ring] ?? 0;
    const key = `${ring} ${seat}`;
    if (number === 0) {
      const place = waiting.findIndex((player) => player.seat === seat);
      return { key, seat, kind: 'piece', ring, ...streetSpot(band, place) };
    }
    const space = spaceAt(ring, number);
    const owned = ownerOf(table, space) === null ? 0 : 1;
    const there = standing(table, space);
    const at = edgeSpot(space, band, owned + there.indexOf(seat), owned + there.length);
    return { key, seat, kind: 'piece', ring, ...at };
  });
}
