import type { Session } from '../session';
import { allSquares } from '../squares';
import { TILE, Tile } from '../Tile';
import type { Square } from '../wire';

/** A square as a small picture, with its owner's frame. The words stand beside it. */
export function MiniTile({
  session,
  square,
  size = 40,
}: {
  session: Session;
  square: Square;
  size?: number;
}) {
  const { play } = session;
  const face = play.table.value.squares[square];
  if (!face?.kind) return null;
  return (
    <svg
      class="mini-tile"
      width={size}
      height={size}
      viewBox={`0 0 ${TILE} ${TILE}`}
      aria-hidden="true"
    >
      <Tile
        kind={face.kind}
        index={allSquares.indexOf(square)}
        owner={face.owner === null ? undefined : play.colour(face.owner)}
        bare
      />
    </svg>
  );
}
