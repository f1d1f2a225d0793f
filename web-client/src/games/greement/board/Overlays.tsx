import { isGuiding } from '../../guide';
import { dealOf } from '../actions/deal';
import { guideOf } from '../guide/steps';
import type { Session } from '../session';
import { TILE } from '../Tile';
import type { Square } from '../wire';
import { Price } from './Cell';
import { Deeds } from './Deeds';
import { enlarged } from './figures';
import { centreOf, cornerOf, route } from './geometry';
import { markOf } from './marks';
import { priceFor } from './price';

/** What lies above the tiles: the frame of the chosen square and the way that its tax is counted. */
export function Overlays({ session, figure }: { session: Session; figure: number }) {
  const { chosen, pointed, tray } = session;
  const guided = isGuiding('greement', guideOf(session));
  // While an offer is put together its square is the one in question.
  const about = tray.value === 'trade' ? dealOf(session)?.square : undefined;
  const ringed = about ?? chosen.value;
  // A gift is about none: the way to a square that was chosen before has no part in it.
  const asked = tray.value === 'trade' ? about : chosen.value;
  const shown = (guided ? null : pointed.value) ?? asked;
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

/** So far at most the disc stands below the middle of a tile, whose price is at its head. */
const BELOW_PRICE = 8;

/**
 * From the nearest square of one's own, with the distance in a disc; to the start that is replaced. The prices that
 * it passes lie above it, and the disc where there is none if it can.
 */
function Way({ session, square, figure }: { session: Session; square: Square; figure: number }) {
  const table = session.play.table.value;
  const { replacing } = table;
  if (replacing?.candidates.includes(square)) {
    const start = session.player(replacing.seat)?.lockedStart;
    return start ? <path class="way" d={route(start, square).path} /> : null;
  }
  const way = priceFor(session, square)?.way;
  if (!way) return null;
  const { path, passed } = route(way.from, square);
  const priced = passed.filter((each) => isPriced(session, each, square));
  const { x, y: middle } = centreOf(discPlace(passed.slice(1), priced));
  const y = middle + BELOW_PRICE * enlarged(figure);
  return (
    <>
      <path class="way" d={path} />
      <circle class="way-disc" cx={x} cy={y} r={figure * 0.86} />
      <text class="way-count" x={x} y={y + figure * 0.36}>
        {way.steps}
      </text>
      {priced.map((each) => (
        <PriceOf key={each} session={session} square={each} />
      ))}
    </>
  );
}

/** A price beyond all loans is hidden on every square but the one that is asked about. */
function isPriced(session: Session, square: Square, asked: Square): boolean {
  const { price } = markOf(session, square);
  return price !== undefined && (price.dear !== 'beyond' || square === asked);
}

/** Of the squares passed the one nearest to the middle of the way, with no price where there is such a one. */
export function discPlace(passed: readonly Square[], priced: readonly Square[]): Square {
  const middle = (passed.length - 2) / 2;
  const off = (square: Square) =>
    Math.abs(passed.indexOf(square) - middle) + (priced.includes(square) ? passed.length : 0);
  return passed.reduce((best, next) => (off(next) < off(best) ? next : best));
}

function PriceOf({ session, square }: { session: Session; square: Square }) {
  const { price } = markOf(session, square);
  const { x, y } = cornerOf(square);
  return <g transform={`translate(${x} ${y})`}>{price && <Price {...price} />}</g>;
}
