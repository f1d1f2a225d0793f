import './price-key.css';
import type { ComponentChildren } from 'preact';
import { borrowable, missingFor } from '../actions/missing';
import type { Session } from '../session';
import { t } from '../words';
import { NewStar, Price, Was } from './Cell';
import { actMeant } from './own-turn';

/**
 * The looks that prices have on the map just now, each with the least of its kind on a small tile, the star of what is
 * new and the struck token of who had a square before; to whoever listens each square tells its own.
 */
export function PriceKey({ session }: { session: Session }) {
  const { play, yours, tray } = session;
  if (!yours.value || tray.value !== null || play.room.value.paused) return null;
  const { now, lent, beyond } = leastPrices(session);
  const isNew = session.fresh.value.size > 0;
  const [was] = session.parted.value.values();
  // Three fill the line: that a veiled square is too dear is the first that goes.
  const isVeilTold = now === undefined || lent === undefined || (!isNew && was === undefined);
  const width = 24 + 8 * String(Math.max(now ?? 0, lent ?? 0)).length;
  return (
    <span class="price-key" aria-hidden="true">
      {now !== undefined && (
        <Look width={width} words={t('prices.now')}>
          <Price coins={now} />
        </Look>
      )}
      {lent !== undefined && (
        <Look width={width} words={t('prices.lent')}>
          <Price coins={lent} dear="now" />
        </Look>
      )}
      {beyond !== undefined && isVeilTold && (
        <Look width={width} words={t('prices.beyond')}>
          <rect class="veil" width={width} height={HEIGHT} rx="6" />
        </Look>
      )}
      {isNew && (
        <span>
          <svg viewBox="41 -1 24 24" aria-hidden="true">
            <NewStar />
          </svg>
          {t('prices.new')}
        </span>
      )}
      {was !== undefined && (
        <span>
          <svg viewBox="2 40 22 22" aria-hidden="true">
            <Was colour={play.colour(was)} />
          </svg>
          {t('prices.was')}
        </span>
      )}
    </span>
  );
}

type Least = Partial<Record<'now' | 'lent' | 'beyond', number>>;

/** Of the act that is meant the least price of those that can be paid, of those that take a loan, and of those beyond any. */
function leastPrices(session: Session): Least {
  const most = borrowable(session)?.to ?? 0;
  const least: Least = {};
  const act = actMeant(session) ?? 'buy';
  for (const item of session.items.value.get(act)?.values() ?? []) {
    const missing = missingFor(item);
    // Of the reader's own squares none is marked that is too dear.
    if (act !== 'buy' && item.blocked) continue;
    const look = missing === 0 ? 'now' : missing <= most ? 'lent' : 'beyond';
    least[look] = Math.min(least[look] ?? item.weight, item.weight);
  }
  return least;
}

/** So high that a price has its room above and below. */
const HEIGHT = 27;

interface LookProps {
  width: number;
  /** What a price of this look asks for. */
  words: string;
  children: ComponentChildren;
}

/** A land that is no larger than its price, and what its look means. */
function Look({ width, words, children }: LookProps) {
  return (
    <span>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <rect class="tile land tone-0" width={width} height={HEIGHT} rx="6" />
        {children}
      </svg>
      {words}
    </span>
  );
}
