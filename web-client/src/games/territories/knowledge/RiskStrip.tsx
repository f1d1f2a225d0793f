import './risk.css';
import { Icon } from '../../../ui/Icon';
import { effectWords, outWords } from '../board/names';
import { dangerOf, type Prospect, prospectsOf } from '../risk';
import type { Session } from '../session';
import { t } from '../words';

const MOST_WAYS = 6;

/** The phone's risk strip: eleven columns as high as their chance, each with one word. */
export function RiskStrip({ session }: { session: Session }) {
  const prospects = prospectsOf(session.shown.value);
  if (prospects.length === 0) return null;
  return (
    <ol class="risk-strip" aria-label={t('risk.yours')}>
      {prospects.map((prospect) => (
        <Column key={prospect.total} session={session} prospect={prospect} />
      ))}
    </ol>
  );
}

function Column({ session, prospect }: { session: Session; prospect: Prospect }) {
  const { total, ways, kind, field } = prospect;
  const danger = dangerOf(prospect);
  const brief = danger === 'out' ? t('brief.out') : t(`brief.${kind}`);
  const full = [
    t('risk.ways', { n: ways }),
    t(`field.${field}`),
    effectWords(prospect, session.yours.value),
    ...outWords(prospect),
  ].join(t('list.comma'));
  return (
    <li class={kind === 'buy' ? 'buy' : danger} title={full}>
      <span class="strip-bar" aria-hidden="true">
        <span style={{ height: `${(ways / MOST_WAYS) * 100}%` }} />
      </span>
      <b>{total}</b>
      <span class="hidden-text">{full}</span>
      <span class="strip-word" aria-hidden="true">
        {danger === 'maybe' ? <Icon name="skull" size={14} /> : brief}
      </span>
    </li>
  );
}
