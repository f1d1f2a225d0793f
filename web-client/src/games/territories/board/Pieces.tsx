import { Token } from '../../../ui/Token';
import type { Piece } from '../scene/stage';
import type { Session } from '../session';
import { spotsBeside } from './frame';
import { spotsOn } from './geometry';

/** All pieces where they stand; one that is taken off the board falls. */
export function Pieces({ session }: { session: Session }) {
  const { play, stage } = session;
  const { pieces, acting, table } = stage.value;
  const spots = play.phone.value ? spotsBeside : spotsOn;
  const front = acting ?? table.turn;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="pieces" aria-hidden="true">
      {pieces.map((piece) => {
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
          </g>
        );
      })}
    </g>
  );
}

function spotOf(piece: Piece, all: readonly Piece[], spots: typeof spotsOn) {
  const here = all.filter(({ at }) => at === piece.at);
  return spots(piece.at, here.length)[here.indexOf(piece)] ?? { x: 0, y: 0, r: 0 };
}
