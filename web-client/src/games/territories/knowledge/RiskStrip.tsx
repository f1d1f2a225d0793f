import './risk.css';
import { Icon } from '../../../ui/Icon';
import { effectWords, outWords } from '../board/names';
import { dangerOf, type Prospect, prospectsOf } from '../risk';
import { isOwnThrow, type Session } from '../session';
import { t } from '../words';
import { inThousands } from './wealth';

const MOST_WAYS = 6;

/** The phone's risk strip: eleven columns as high as their chance, each with a word and a sum. */
export function RiskStrip({ session }: { session: Session }) {
  const { odds, fallen } = session;
  const prospects = prospectsOf(odds.value);
  if (prospects.length === 0) return null;
  return (
    <ol
      class={fallen.value === null ? 'risk-strip' : 'risk-strip thrown'}
      aria-label={t('risk.yours')}
    >
      {prospects.map((prospect) => (
        <Column key={prospect.total} session={session} prospect={prospect} />
      ))}
    </ol>
  );
}

function Column({ session, prospect }: { session: Session; prospect: Prospect }) {
  const { total, ways, kind, field } = prospect;
  const danger = dangerOf(prospect);
  const has = session.fallen.value === total ? ' fallen' : '';
  const brief = danger === 'out' ? t('brief.out') : t(`brief.${kind}`);
  const full = [
    t('risk.ways', { n: ways }),
    t(`field.${field}`),
    effectWords(prospect, isOwnThrow(session)),
    ...outWords(prospect),
  ].join(t('list.comma'));
  return (
    <li class={`${kind === 'buy' ? 'buy' : danger}${has}`} title={full}>
      <span class="strip-bar" aria-hidden="true">
        <span style={{ height: `${(ways / MOST_WAYS) * 100}%` }} />
      </span>
      <b>{total}</b>
      <span class="hidden-text">{full}</span>
      <span class="strip-word" aria-hidden="true">
        {danger === 'maybe' ? <Icon name="skull" size={14} /> : brief}
      </span>
      <span class="strip-sum" aria-hidden="true">
        {sumOf(prospect)}
      </span>
    </li>
  );
}

/** How much it is about, in thousands; what a second throw decides is not told in a figure. */
function sumOf({ kind, amount }: Prospect): string {
  switch (kind) {
    case 'own-ground':
    case 'pay-by-throw':
      return '';
    case 'buy':
    case 'too-dear':
    case 'pay':
    case 'receive':
    case 'lose':
    case 'choose':
      return inThousands(amount);
  }
}
