import { isGuiding } from '../../guide';
import { guideOf } from '../guide/steps';
import type { Session } from '../session';
import { TILE } from '../Tile';
import type { Square } from '../wire';
import { Deeds } from './Deeds';
import { cornerOf, route } from './geometry';
import { priceFor } from './price';

/** What lies above the tiles: the frame of the chosen square and the way that its tax is counted. */
export function Overlays({ session }: { session: Session }) {
  const { chosen, pointed } = session;
  const guided = isGuiding('greement', guideOf(session));
  const shown = (guided ? null : pointed.value) ?? chosen.value;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="overlays" aria-hidden="true">
      {shown && <Way session={session} square={shown} />}
      {chosen.value && <Chosen session={session} square={chosen.value} />}
      <Deeds session={session} />
    </g>
  );
}

function Chosen({ session, square }: { session: Session; square: Square }) {
  const { x, y } = cornerOf(square);
  const hidden = session.play.table.value.squares[square]?.kind === null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="chosen-halo" x="0" y="0" width={TILE} height={TILE} rx="8" />
      <rect class="chosen-frame" x="0" y="0" width={TILE} height={TILE} rx="8" />
      {hidden && (
        <>
          <rect
            class="price-pill"
            x="5"
            y="5"
            width={square.length > 2 ? 34 : 27}
            height="20"
            rx="6"
          />
          <text class="price on-pill" x="9" y="20">
            {square}
          </text>
        </>
      )}
    </g>
  );
}

/** How far the disc stands below the middle of a tile, so that the price at its head is read beside it. */
const BELOW_PRICE = 8;

/** From the nearest square of one's own, with the distance in a disc; to the start that is replaced. */
function Way({ session, square }: { session: Session; square: Square }) {
  const table = session.play.table.value;
  const { replacing } = table;
  if (replacing?.candidates.includes(square)) {
    const start = session.player(replacing.seat)?.lockedStart;
    return start ? <path class="way" d={route(start, square).path} /> : null;
  }
  const way = priceFor(session, square)?.way;
  if (!way) return null;
  const { path, disc } = route(way.from, square);
  return (
    <>
      <path class="way" d={path} />
      <circle class="way-disc" cx={disc.x} cy={disc.y + BELOW_PRICE} r="12" />
      <text class="way-count" x={disc.x} y={disc.y + BELOW_PRICE + 5}>
        {way.steps}
      </text>
    </>
  );
}
