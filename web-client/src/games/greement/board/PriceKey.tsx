import './price-key.css';
import type { ComponentChildren } from 'preact';
import type { Session } from '../session';
import { Tile } from '../Tile';
import { t } from '../words';
import { Price } from './Cell';

/** The three looks of a price on the map, each with a corner of a square that bears it; to whoever listens each square tells its own. */
export function PriceKey({ session }: { session: Session }) {
  const { play, yours, tray } = session;
  if (!yours.value || tray.value !== null || play.room.value.paused) return null;
  const { land, distanceTax } = play.table.value.values;
  const further = land + 2 * distanceTax;
  return (
    <span class="price-key" aria-hidden="true">
      <span>
        <Corner>
          <Price coins={land} />
        </Corner>
        {t('prices.now')}
      </span>
      <span>
        <Corner>
          <Price coins={further} dear="now" />
        </Corner>
        {t('prices.lent')}
      </span>
      <span>
        <Corner>
          <use href="#gr-veil" />
        </Corner>
        {t('prices.beyond')}
      </span>
    </span>
  );
}

/** A corner of a land, as large as on the map. */
function Corner({ children }: { children: ComponentChildren }) {
  return (
    <svg width="34" height="24" viewBox="0 0 34 24" aria-hidden="true">
      <Tile kind="land" index={3} />
      {children}
    </svg>
  );
}
