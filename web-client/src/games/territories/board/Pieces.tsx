import './pieces.css';
import { type SeatColour, seatLooks } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { isWalking, type Piece, seatOnTurn } from '../scene/stage';
import type { Session } from '../session';
import { tailOf } from './frame-pieces';
import type { Point } from './geometry';
import { LastWay } from './LastWay';
import { Plates } from './Plates';
import { further, pinOf, tipOf } from './pin';
import { isOnPlate, spotOf } from './spots';

/**
 * All pieces where they stand, the reader's own over the others, and over it one that goes; one that is taken off
 * the board falls.
 */
export function Pieces({ session }: { session: Session }) {
  const { play, stage } = session;
  const { pieces } = stage.value;
  const phone = play.phone.value;
  const front = seatOnTurn(stage.value);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="pieces" aria-hidden="true">
      <LastWay session={session} />
      {phone && <Plates session={session} />}
      {inLayers(pieces, [play.seat.value, stage.value.acting]).map((piece) => {
        const spot = spotOf(piece.seat, pieces, phone);
        const { x, y, r } = spot;
        const hasTail = phone && !isWalking(stage.value, piece) && !isOnPlate(pieces, piece);
        const tail = hasTail ? tailOf(piece.at, spot) : null;
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
              tail={tail}
              hasHalo={piece.seat === front && !(phone && isOwn)}
            />
            {phone && isOwn && <Outline kind="piece-ring" r={r} by={1.5} tail={tail} />}
          </g>
        );
      })}
    </g>
  );
}

interface DiscProps {
  colour: SeatColour;
  r: number;
  /** The tip that points to its field, where it stands beside it. */
  tail: Point | null;
  hasHalo: boolean;
}

/** Of the radius what is within the rim of a token, and how far its tip is within that of the rim. */
const WITHIN = 0.86;
const TIP_WITHIN = 2.6;

/** A thick disc with its shade, lit from above; the piece of who is on turn may have a green halo. */
function Disc({ colour, r, tail, hasHalo }: DiscProps) {
  return (
    <g style={{ '--seat-colour': seatLooks[colour].colour }}>
      <ellipse class="piece-shade" cx={r * 0.1} cy={r * 0.36} rx={r * 1.06} ry={r * 0.96} />
      {hasHalo && <Outline kind="piece-halo" r={r} by={2.6} tail={tail} />}
      <circle class="piece-side" cy={r * 0.17} r={r} />
      {tail && <path class="piece-rim" d={pinOf(r, tail)} />}
      <Token colour={colour} x={0} y={0} r={r} />
      {tail && <path class="piece-tail" d={tipOf(r * WITHIN, further(tail, -TIP_WITHIN))} />}
      <circle class="piece-gloss" r={r} />
    </g>
  );
}

interface OutlineProps {
  kind: string;
  r: number;
  /** How far it runs outside of the piece. */
  by: number;
  tail: Point | null;
}

function Outline({ kind, r, by, tail }: OutlineProps) {
  if (!tail) return <circle class={kind} r={r + by} />;
  return <path class={kind} d={pinOf(r + by, further(tail, by))} />;
}

/** What is drawn last lies on top, where the ring of the reader's own reaches over those beside it. */
function inLayers(pieces: readonly Piece[], last: readonly (number | null)[]): readonly Piece[] {
  return pieces.toSorted((a, b) => last.lastIndexOf(a.seat) - last.lastIndexOf(b.seat));
}
