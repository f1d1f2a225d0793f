import './pieces.css';
import { type SeatColour, seatLooks } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { type Piece, seatOnTurn } from '../scene/stage';
import type { Session } from '../session';
import { spotsIn } from './frame';
import { spotsOn } from './geometry';
import { LastWay } from './LastWay';

/** All pieces where they stand, the reader's own over the others, and over it one that goes; one that is taken off the board falls. */
export function Pieces({ session }: { session: Session }) {
  const { play, stage } = session;
  const { pieces } = stage.value;
  const spots = play.phone.value ? spotsIn : spotsOn;
  const front = seatOnTurn(stage.value);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="pieces" aria-hidden="true">
      <LastWay session={session} />
      {inLayers(pieces, [play.seat.value, stage.value.acting]).map((piece) => {
        const { x, y, r } = spotOf(piece, pieces, spots);
        const isOwn = piece.seat === play.seat.value;
        const state = piece.falling ? ' falling' : piece.seat === front ? ' on-turn' : '';
        return (
          <g
            key={piece.seat}
            class={`piece${state}`}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            data-piece={piece.seat}
          >
            <Disc
              colour={play.colour(piece.seat)}
              r={r}
              hasHalo={piece.seat === front && !(play.phone.value && isOwn)}
            />
            {play.phone.value && isOwn && <circle class="piece-ring" r={r + 1.5} />}
          </g>
        );
      })}
    </g>
  );
}

interface DiscProps {
  colour: SeatColour;
  r: number;
  hasHalo: boolean;
}

/** A thick disc with its shade, lit from above; the piece of who is on turn may have a green halo. */
function Disc({ colour, r, hasHalo }: DiscProps) {
  return (
    <>
      <ellipse class="piece-shade" cx={r * 0.1} cy={r * 0.36} rx={r * 1.06} ry={r * 0.96} />
      {hasHalo && <circle class="piece-halo" cy="0.8" r={r + 2.6} />}
      <circle
        class="piece-side"
        cy={r * 0.17}
        r={r}
        style={{ '--seat-colour': seatLooks[colour].colour }}
      />
      <Token colour={colour} x={0} y={0} r={r} />
      <circle class="piece-gloss" r={r} />
    </>
  );
}

/** What is drawn last lies on top, where the ring of the reader's own reaches over those beside it. */
function inLayers(pieces: readonly Piece[], last: readonly (number | null)[]): readonly Piece[] {
  return pieces.toSorted((a, b) => last.lastIndexOf(a.seat) - last.lastIndexOf(b.seat));
}

function spotOf(piece: Piece, all: readonly Piece[], spots: typeof spotsOn) {
  const here = all.filter(({ at }) => at === piece.at);
  return spots(piece.at, here.length)[here.indexOf(piece)] ?? { x: 0, y: 0, r: 0 };
}
