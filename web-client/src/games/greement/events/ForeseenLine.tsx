import './foreseen.css';
import { figure } from '../../../i18n/figure';
import type { Session } from '../session';
import { t } from '../words';
import { type Foretold, foreseen } from './foreseen';

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
            <dt>{t(nameOf(row, { phone, after: rows[i - 1] }))}</dt>
            <dd class={toneOf(row)}>{words(row, debt, paid)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a row is about, as there is room for it; what was named just before is not named again. */
function nameOf(
  { what }: Foretold,
  { phone, after }: { phone: boolean; after: Foretold | undefined },
) {
  if (what === 'debt' && phone) return 'foreseen.debt.short';
  if (what === 'worth' && after?.what === 'squares') return 'foreseen.worth.theirs';
  return `foreseen.${what}` as const;
}

/** A debt that grows at the end of the turn in any case does not stay, though the card does nothing to it. */
function words({ what, from, to }: Foretold, debt: number | undefined, paid = false): string {
  if (from === to && what === 'debt' && to !== debt) {
    return paid ? figure(to) : t('foreseen.either', { to });
  }
  if (from === to) return t('sum.stays', { value: to });
  return t(what === 'debt' ? 'foreseen.not' : 'sum.change', { from, to });
}

/** More money is good, more debt is not. */
function toneOf({ what, from, to }: Foretold): string {
  if (from === to) return '';
  return to > from === (what === 'debt') ? 'brick-words' : 'green-words';
}
