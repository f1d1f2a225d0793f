import './risk-strip.css';
import './strip-room.css';
import './strip-earning.css';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { Medal } from '../../../ui/Medal';
import { earningOf, earnsWords } from '../board/earns';
import { effectWords, isPaidToReader, outWords } from '../board/names';
import { brief, grouped } from '../money';
import { asDue, campRange, dangerOf, type Prospect, prospectsOf, toneOf } from '../risk';
import { isOwnThrow, type Session } from '../session';
import type { Field } from '../wire';
import { t } from '../words';
import { narrowStrip } from './column';

const MOST_WAYS = 6;

/** A column has room for so many signs of a sum as large as others are, and on a narrow phone for fewer. */
const MOST_SIGNS = { wide: 5, narrow: 4 } as const;

/**
 * The phone's risk strip: eleven columns as high as their chance, each with a word, a sum, and what the field
 * then earns whoever throws; before them the mark of whose throw it is. It stays while the game is paused, in
 * quieter colours.
 */
export function RiskStrip({ session }: { session: Session }) {
  const { play, odds, fallen, stage } = session;
  const prospects = asDue(prospectsOf(odds.value), stage.value);
  if (prospects.length === 0) return null;
  const { turn } = odds.value;
  const name = play.name(turn);
  const yours = isOwnThrow(session);
  const thrown = fallen.value === null ? '' : ' thrown';
  const paused = play.room.value.paused ? ' paused' : '';
  const earns = prospects.some((prospect) => earningOf(odds.value, prospect) !== null);
  return (
    <div class={`risk-strip${thrown}${paused}`}>
      <span class="strip-whose" title={t('risk.whose', { name })}>
        <Medal colour={play.colour(turn)} size={18} />
      </span>
      {earns && (
        <span class="strip-earning" title={t('strip.earns')} aria-hidden="true">
          {t('strip.earns.word')}
        </span>
      )}
      <ol aria-label={yours ? t('risk.yours') : t('risk.of', { name })}>
        {prospects.map((prospect) => (
          <Column key={prospect.total} session={session} prospect={prospect} />
        ))}
      </ol>
    </div>
  );
}

function Column({ session, prospect }: { session: Session; prospect: Prospect }) {
  const { total, ways, field } = prospect;
  const earns = earnsWords(session.odds.value, prospect);
  const danger = dangerOf(prospect);
  const sign = signOf(prospect);
  const has = session.fallen.value === total ? ' fallen' : '';
  const isGain = isPaidToReader(session, prospect);
  const isPaid = isGain && danger === 'pay';
  const sum = sumOf(prospect);
  const word = isPaid
    ? t('brief.paid')
    : danger === 'out'
      ? t('brief.out')
      : wordOf(session, prospect);
  const isMost = prospect.kind === 'pay-by-throw' && !saysMost(session, prospect);
  const signs = sum.length + (isMost ? 1 : 0);
  const isLong = signs > MOST_SIGNS[narrowStrip.value ? 'narrow' : 'wide'];
  const full = [
    t('risk.ways', { n: ways }),
    t(`field.${field}`),
    effectWords(session, prospect),
    ...outWords(prospect),
    ...(earns === null ? [] : [earns]),
  ].join(t('list.comma'));
  return (
    <li class={`${isPaid ? 'paid' : toneOf(prospect)}${has}`}>
      {/* Keys reach the field itself, on the board: eleven more stops would be in their way. */}
      <button type="button" tabIndex={-1} onClick={() => choose(session, field)}>
        <span class="strip-bar" aria-hidden="true">
          <span class="strip-column" style={{ '--share': ways / MOST_WAYS }} />
          <span class="strip-ways">{t('risk.ways.short', { n: ways })}</span>
        </span>
        <b>{total}</b>
        <span class="hidden-text">{full}</span>
        <span class="strip-word" aria-hidden="true">
          {sign ? <Icon name={sign} size={15} /> : word}
        </span>
        <span class={`strip-sum${isLong ? ' long' : ''}`} aria-hidden="true">
          <span class={isGain ? 'earned-sum' : undefined}>
            {isMost && <Most />}
            {sum}
          </span>
        </span>
        <Earns session={session} prospect={prospect} />
      </button>
    </li>
  );
}

/** What the field earns; on a plate, as on the board, what is the reader's. */
function Earns({ session, prospect }: { session: Session; prospect: Prospect }) {
  const earning = earningOf(session.odds.value, prospect);
  const isReaders = prospect.kind === 'own-ground' && isOwnThrow(session);
  return (
    <span class="strip-earns" aria-hidden="true">
      {earning && (
        <span class={isReaders ? 'earned-sum' : ''}>
          {earning.perPip !== undefined && <Most />}
          {written(earning.sum)}
        </span>
      )}
    </span>
  );
}

/** The sign that a sum is the most: smaller than its figures where these fill the column. */
function Most() {
  return <span class="strip-most">{t('board.most.sign')}</span>;
}

/** Marks the field on the board, and the sheet tells of it. */
function choose({ chosen, odds }: Session, field: Field): void {
  chosen.value = odds.value.fields.find(({ id }) => id === field)?.number ?? null;
}

/** The sign in a word's stead, of what may put out. */
function signOf(prospect: Prospect): IconName | undefined {
  return dangerOf(prospect) === 'maybe' ? 'skull' : undefined;
}

/** True where the word of a camp says that its sum is the most, which has no sign for it then. */
function saysMost(session: Session, prospect: Prospect): boolean {
  const isCamp = prospect.kind === 'pay-by-throw' && dangerOf(prospect) === 'pay';
  return isCamp && narrowStrip.value && !isPaidToReader(session, prospect);
}

/** What it does in a word; at the Caravan which of its two it would be, of a camp in a narrow column that it is the most. */
function wordOf(session: Session, prospect: Prospect): string {
  const { kind, percent } = prospect;
  if (saysMost(session, prospect)) return t('brief.most');
  if (kind === 'own-ground' && !isOwnThrow(session)) return t('brief.own-ground.of');
  return percent !== undefined ? t('brief.tenth', { percent }) : t(`brief.${kind}`);
}

/** How much it is about; of a second throw the most; on own ground nothing is. */
function sumOf({ kind, amount }: Prospect): string {
  switch (kind) {
    case 'own-ground':
      return '';
    case 'pay-by-throw':
      return written(campRange(amount).to);
    case 'buy':
    case 'too-dear':
    case 'pay':
    case 'receive':
    case 'lose':
    case 'choose':
      return written(amount);
  }
}

function written(sum: number): string {
  return narrowStrip.value ? brief(sum) : grouped(sum);
}
