import './lying-jar.css';
import { patternFill } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { t } from '../words';
import { jarWords, type Slice, slicesWithin } from './Jar';

const HEIGHT = 24;

/** The jar as a phone has room for it: a bar with a place for each coin, and in it who has given how many. */
export function LyingJar({ slices, price }: { slices: readonly Slice[]; price: number }) {
  const placed = slicesWithin(slices, price);
  const level = placed.reduce((sum, { shown }) => sum + shown, 0);
  const at = (coins: number) => `${(100 * coins) / price}%`;
  return (
    <figure class="jar lying">
      <svg height={HEIGHT} role="img" aria-label={t('jar.name', { n: level, price })}>
        {placed.map(({ seat, colour, own, from, shown }) => (
          <rect
            key={seat}
            class={own ? 'jar-slice own' : 'jar-slice'}
            x={at(from)}
            width={at(shown)}
            height={HEIGHT}
            fill={patternFill(colour)}
          />
        ))}
        {Array.from({ length: price - 1 }, (_, i) => (
          <line key={`coin ${i}`} x1={at(i + 1)} x2={at(i + 1)} y2={HEIGHT} />
        ))}
        {placed.map(({ seat, colour, from, shown }) => (
          <svg key={seat} class="jar-giver" aria-hidden="true" x={at(from + shown / 2)}>
            <Token colour={colour} x={shown > 1 ? -6 : 0} y={HEIGHT / 2} r={6} />
            {shown > 1 && (
              <>
                <rect class="jar-pill" x="1" y="4" width={shown > 9 ? 18 : 11} height="16" rx="4" />
                <text class="jar-coins" x={shown > 9 ? 10 : 6.5} y={HEIGHT / 2 + 4.5}>
                  {shown}
                </text>
              </>
            )}
          </svg>
        ))}
      </svg>
      <figcaption>{jarWords(level, price)}</figcaption>
    </figure>
  );
}
