import './risk-strip.css';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { effectWords, outWords } from '../board/names';
import { grouped } from '../money';
import { asDue, campRange, dangerOf, type Prospect, prospectsOf, toneOf } from '../risk';
import { isOwnThrow, type Session } from '../session';
import { t } from '../words';

const MOST_WAYS = 6;

/** The phone's risk strip: eleven columns as high as their chance, each with a word and a sum. */
export function RiskStrip({ session }: { session: Session }) {
  const { odds, fallen, stage } = session;
  const prospects = asDue(prospectsOf(odds.value), stage.value);
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
  const { total, ways, field } = prospect;
  const danger = dangerOf(prospect);
  const sign = signOf(prospect);
  const has = session.fallen.value === total ? ' fallen' : '';
  const brief = danger === 'out' ? t('brief.out') : briefOf(prospect);
  const full = [
    t('risk.ways', { n: ways }),
    t(`field.${field}`),
    effectWords(prospect, isOwnThrow(session)),
    ...outWords(prospect),
  ].join(t('list.comma'));
  return (
    <li class={`${toneOf(prospect)}${has}`} title={full}>
      <span class="strip-bar" aria-hidden="true">
        <span style={{ height: `${(ways / MOST_WAYS) * 100}%` }} />
      </span>
      <b>{total}</b>
      <span class="hidden-text">{full}</span>
      <span class="strip-word" aria-hidden="true">
        {sign ? <Icon name={sign} size={15} /> : brief}
      </span>
      <span class="strip-sum" aria-hidden="true">
        {sumOf(prospect)}
      </span>
    </li>
  );
}

/** The sign in a word's stead, of what may put out. */
function signOf(prospect: Prospect): IconName | undefined {
  return dangerOf(prospect) === 'maybe' ? 'skull' : undefined;
}

/** What it does in a word; at the Caravan which of its two it would be. */
function briefOf({ kind, percent }: Prospect): string {
  return percent !== undefined ? t('brief.tenth', { percent }) : t(`brief.${kind}`);
}

/** How much it is about; of a second throw the most, which its word says. */
function sumOf({ kind, amount }: Prospect): string {
  switch (kind) {
    case 'own-ground':
      return '';
    case 'pay-by-throw':
      return grouped(campRange(amount).to);
    case 'buy':
    case 'too-dear':
    case 'pay':
    case 'receive':
    case 'lose':
    case 'choose':
      return grouped(amount);
  }
}
