import { isGuiding } from '../../guide';
import { dealOf } from '../actions/deal';
import { guideOf } from '../guide/steps';
import type { Session } from '../session';
import { TILE } from '../Tile';
import type { Square } from '../wire';
import { Deeds } from './Deeds';
import { enlarged } from './figures';
import { cornerOf, route } from './geometry';
import { priceFor } from './price';

/** What lies above the tiles: the frame of the chosen square and the way that its tax is counted. */
export function Overlays({ session, figure }: { session: Session; figure: number }) {
  const { chosen, pointed, tray } = session;
  const guided = isGuiding('greement', guideOf(session));
  // While an offer is put together its square is the one in question.
  const about = tray.value === 'trade' ? dealOf(session)?.square : undefined;
  const ringed = about ?? chosen.value;
  const shown = (guided ? null : pointed.value) ?? ringed;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="overlays" aria-hidden="true">
      {shown && <Way session={session} square={shown} figure={figure} />}
      {ringed && <Chosen session={session} square={ringed} />}
      <Deeds session={session} figure={figure} />
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
        <g class={square.length > 2 ? 'named-pill long' : 'named-pill'}>
          <rect class="price-pill" />
          <text class="price on-pill">{square}</text>
        </g>
      )}
    </g>
  );
}

/** How far the disc stands below the middle of a tile, so that the price at its head is read beside it. */
const BELOW_PRICE = 8;

/** From the nearest square of one's own, with the distance in a disc; to the start that is replaced. */
function Way({ session, square, figure }: { session: Session; square: Square; figure: number }) {
  const table = session.play.table.value;
  const { replacing } = table;
  if (replacing?.candidates.includes(square)) {
    const start = session.player(replacing.seat)?.lockedStart;
    return start ? <path class="way" d={route(start, square).path} /> : null;
  }
  const way = priceFor(session, square)?.way;
  if (!way) return null;
  const { path, disc } = route(way.from, square);
  const y = disc.y + BELOW_PRICE * enlarged(figure);
  return (
    <>
      <path class="way" d={path} />
      <circle class="way-disc" cx={disc.x} cy={y} r={figure * 0.86} />
      <text class="way-count" x={disc.x} y={y + figure * 0.36}>
        {way.steps}
      </text>
    </>
  );
}
