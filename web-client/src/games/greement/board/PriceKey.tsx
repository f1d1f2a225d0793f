import './price-key.css';
import type { ComponentChildren } from 'preact';
import type { Session } from '../session';
import { t } from '../words';
import { Price } from './Cell';

/** The three looks of a price on the map, each on a small tile; to whoever listens each square tells its own. */
export function PriceKey({ session }: { session: Session }) {
  const { play, yours, tray } = session;
  if (!yours.value || tray.value !== null || play.room.value.paused) return null;
  const { land, distanceTax } = play.table.value.values;
  const further = land + 2 * distanceTax;
  const width = 24 + 8 * String(further).length;
  return (
    <span class="price-key" aria-hidden="true">
      <span>
        <Sample width={width}>
          <Price coins={land} />
        </Sample>
        {t('prices.now')}
      </span>
      <span>
        <Sample width={width}>
          <Price coins={further} dear="now" />
        </Sample>
        {t('prices.lent')}
      </span>
      <span>
        <Sample width={width}>
          <rect class="veil" width={width} height={HEIGHT} rx="6" />
        </Sample>
        {t('prices.beyond')}
      </span>
    </span>
  );
}

/** So high that a price has its room above and below. */
const HEIGHT = 27;

interface SampleProps {
  width: number;
  children: ComponentChildren;
}

/** A land that is no larger than its price. */
function Sample({ width, children }: SampleProps) {
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <rect class="tile land tone-0" width={width} height={HEIGHT} rx="6" />
      {children}
    </svg>
  );
}
