import './jar.css';
import type { SeatColour } from '../../../ui/seats';
import { patternFill } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { t } from '../words';

export interface Slice {
  seat: number;
  colour: SeatColour;
  coins: number;
  /** Not sent yet, or still to be changed: pale, above the level of the others. */
  own?: boolean;
}

const WIDTH = 96;
const TOP = 26;
const HEIGHT = 130;

interface Within extends Slice {
  /** So many coins lie before it. */
  from: number;
  /** What of it still goes into the jar. */
  shown: number;
}

interface Placed extends Within {
  y: number;
  height: number;
}

/** The slices one after another; what is more than the jar holds is cut. */
export function slicesWithin(slices: readonly Slice[], price: number): readonly Within[] {
  let level = 0;
  return slices
    .filter((slice) => slice.coins > 0)
    .map((slice) => {
      const from = level;
      const shown = Math.min(slice.coins, price - from);
      level += shown;
      return { ...slice, from, shown };
    });
}

/** How much is missing, or that nothing is. */
export function jarWords(level: number, price: number): string {
  return level < price ? t('jar.missing', { n: price - level }) : t('jar.full');
}

/** The slices from the bottom up. */
function placedSlices(slices: readonly Slice[], price: number): readonly Placed[] {
  const unit = HEIGHT / price;
  return slicesWithin(slices, price).map((slice) => ({
    ...slice,
    y: TOP + HEIGHT - (slice.from + slice.shown) * unit,
    height: slice.shown * unit,
  }));
}

/** The jar of ten coins: a patterned slice for each giver, from the bottom up. */
export function Jar({ slices, price }: { slices: readonly Slice[]; price: number }) {
  const placed = placedSlices(slices, price);
  const level = placed.reduce((sum, { shown }) => sum + shown, 0);
  const others = slices.filter((slice) => !slice.own).reduce((sum, { coins }) => sum + coins, 0);
  const name = t('jar.name', { n: level, price });
  return (
    <figure class="jar">
      <svg width="120" height="176" viewBox="0 0 120 176" role="img" aria-label={name}>
        <clipPath id="gr-jar">
          <path d={GLASS} />
        </clipPath>
        <path class="jar-inside" d={GLASS} />
        <g clip-path="url(#gr-jar)">
          {placed.map(({ seat, colour, y, height, own }) => (
            <rect
              key={seat}
              class={own ? 'jar-slice own' : 'jar-slice'}
              x="12"
              y={y}
              width={WIDTH}
              height={height}
              fill={patternFill(colour)}
            />
          ))}
        </g>
        {others < price && (
          <path class="jar-level" d={`M12 ${TOP + HEIGHT * (1 - others / price)}H108`} />
        )}
        {placed.map((slice) => (
          <Giver key={slice.seat} slice={slice} />
        ))}
        <path class="jar-glass" d={GLASS} />
        <rect class="jar-glass" x="22" y="3" width="76" height="14" rx="5" />
      </svg>
      <figcaption>{jarWords(level, price)}</figcaption>
    </figure>
  );
}

function Giver({ slice }: { slice: Placed }) {
  const { colour, shown, y, height } = slice;
  const middle = y + height / 2;
  return (
    <>
      <Token colour={colour} x={46} y={middle} r={Math.min(13, height * 0.55)} />
      <rect class="jar-pill" x="66" y={middle - 10} width="24" height="20" rx="6" />
      <text class="jar-coins" x="78" y={middle + 5}>
        {shown}
      </text>
    </>
  );
}

const GLASS = 'M28 17V22Q12 26 12 40V146Q12 158 24 158H96Q108 158 108 146V40Q108 26 92 22V17Z';
