import { Token } from '../../../ui/Token';
import type { Piece } from '../scene/stage';
import type { Session } from '../session';
import { spotsIn } from './frame';
import { spotsOn } from './geometry';

/** All pieces where they stand, the reader's own uppermost; one that is taken off the board falls. */
export function Pieces({ session }: { session: Session }) {
  const { play, stage } = session;
  const { pieces, acting, table } = stage.value;
  const spots = play.phone.value ? spotsIn : spotsOn;
  const front = acting ?? table.turn;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="pieces" aria-hidden="true">
      {ownLast(pieces, play.seat.value).map((piece) => {
        const { x, y, r } = spotOf(piece, pieces, spots);
        const state = piece.falling ? ' falling' : piece.seat === front ? ' on-turn' : '';
        return (
          <g
            key={piece.seat}
            class={`piece${state}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            data-piece={piece.seat}
          >
            <circle class="piece-shade" cy="1.5" r={r + 0.5} />
            <Token colour={play.colour(piece.seat)} x={0} y={0} r={r} />
            {play.phone.value && piece.seat === play.seat.value && (
              <circle class="piece-ring" r={r + 1.5} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What is drawn last lies on top; on a phone the pieces of a crowded field overlap. */
function ownLast(pieces: readonly Piece[], seat: number | null): readonly Piece[] {
  return pieces.toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
}

function spotOf(piece: Piece, all: readonly Piece[], spots: typeof spotsOn) {
  const here = all.filter(({ at }) => at === piece.at);
  return spots(piece.at, here.length)[here.indexOf(piece)] ?? { x: 0, y: 0, r: 0 };
}
