import './foreseen.css';
import type { Session } from '../session';
import { t } from '../words';
import { type Foretold, foreseen, foretoldChange, foretoldName } from './foreseen';

interface ForeseenLineProps {
  session: Session;
  title: string;
  /** Whether to avoid the card costs money, so that the debt need not be the same either way. */
  paid?: boolean;
}

/** What the open card leaves the reader, unless it is avoided. What it does not touch says so. */
export function ForeseenLine({ session, title, paid }: ForeseenLineProps) {
  const phone = session.play.phone.value;
  const debt = session.play.hand.value?.debt;
  const rows = foreseen(session);
  if (rows.length === 0) return null;
  return (
    <section class="foreseen" aria-label={t('foreseen.title')}>
      <h3>{title}</h3>
      <dl>
        {rows.map((row, i) => (
          <div key={row.what}>
            <dt>{foretoldName(row, rows[i - 1], phone)}</dt>
            <dd class={toneOf(row)}>{foretoldChange(row, { debt, paid })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** More money is good, more debt is not. */
function toneOf({ what, from, to }: Foretold): string {
  if (from === to) return '';
  return to > from === (what === 'debt') ? 'brick-words' : 'green-words';
}
