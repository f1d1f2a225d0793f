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

/** The jar of ten coins: a patterned slice for each giver, from the bottom up. */
export function Jar({ slices, price }: { slices: readonly Slice[]; price: number }) {
  const unit = HEIGHT / price;
  let level = 0;
  const placed = slices
    .filter((slice) => slice.coins > 0)
    .map((slice) => {
      const coins = Math.min(slice.coins, price - level);
      level += coins;
      return { ...slice, shown: coins, y: TOP + HEIGHT - level * unit };
    });
  const others = slices.filter((slice) => !slice.own).reduce((sum, { coins }) => sum + coins, 0);
  const missing = price - level;
  return (
    <svg
      class="jar"
      width="120"
      height="176"
      viewBox="0 0 120 176"
      role="img"
      aria-label={t('jar.name', { n: level, price })}
    >
      <defs>
        <clipPath id="gr-jar">
          <path d={GLASS} />
        </clipPath>
      </defs>
      <path class="jar-inside" d={GLASS} />
      <g clip-path="url(#gr-jar)">
        {placed.map(({ seat, colour, shown, y, own }) => (
          <rect
            key={seat}
            class={own ? 'jar-slice own' : 'jar-slice'}
            x="12"
            y={y}
            width={WIDTH}
            height={shown * unit}
            fill={patternFill(colour)}
          />
        ))}
      </g>
      {others < price && <path class="jar-level" d={`M12 ${TOP + HEIGHT - others * unit}H108`} />}
      {placed.map(({ seat, colour, shown, y }) => (
        <g key={seat}>
          <Token
            colour={colour}
            x={46}
            y={y + (shown * unit) / 2}
            r={Math.min(13, shown * unit * 0.55)}
          />
          <rect
            class="price-pill"
            x="66"
            y={y + (shown * unit) / 2 - 10}
            width="24"
            height="20"
            rx="6"
          />
          <text class="jar-coins" x="78" y={y + (shown * unit) / 2 + 5}>
            {shown}
          </text>
        </g>
      ))}
      {missing > 0 && (
        <text class="jar-missing" x="60" y={TOP + 20}>
          {t('jar.missing', { n: missing })}
        </text>
      )}
      <path class="jar-glass" d={GLASS} />
      <rect class="jar-glass" x="22" y="3" width="76" height="14" rx="5" />
    </svg>
  );
}

const GLASS = 'M28 17V22Q12 26 12 40V146Q12 158 24 158H96Q108 158 108 146V40Q108 26 92 22V17Z';
