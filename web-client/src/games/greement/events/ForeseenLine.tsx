import './foreseen.css';
import { changeTone } from '../actions/change';
import { footless } from '../high';
import type { Session } from '../session';
import { t } from '../words';
import { Changes } from './Changes';
import { foreseen, foretoldChange, foretoldName } from './foreseen';
import { foreseenPrices } from './foreseen-prices';

interface ForeseenLineProps {
  session: Session;
  title: string;
  /** Whether to avoid the card costs money, so that the debt need not be the same either way. */
  paid?: boolean;
  /** What the signs on the map are about. */
  marks?: string | undefined;
}

/** What the open card leaves the reader, unless it is avoided. What it does not touch says so. */
export function ForeseenLine({ session, title, paid, marks }: ForeseenLineProps) {
  const { phone, low, table } = session.play;
  const isCrowded = table.value.players.length > 4;
  const brief = phone.value || footless.value || !low.value || isCrowded;
  const debt = session.play.hand.value?.debt;
  const rows = foreseen(session);
  if (rows.length === 0) return null;
  const prices = foreseenPrices(session);
  return (
    <section class={`foreseen${brief ? ' brief' : ''}`} aria-label={t('foreseen.title')}>
      <h3>
        {title}
        {marks && <small class="foreseen-marks">{marks}</small>}
      </h3>
      <Changes
        rows={[
          ...rows.map((row, i) => ({
            words: foretoldName(row, rows[i - 1], brief),
            change: foretoldChange(row, { debt, paid }),
            tone: changeTone(row, row.what === 'debt'),
            whole: row.what === 'debt',
          })),
          ...(prices
            ? [{ words: t('foreseen.prices'), change: prices, worded: true as const }]
            : []),
        ]}
      />
    </section>
  );
}
