import './bar.css';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { industryIcons, spaceOf } from '../lookup';
import type { Mixture, Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { type Amount, amounts } from './ask';

/** What a bar shows: a mixture and what its properties count, alone and together. */
export interface Sum {
  mixture: Mixture;
  price: number;
  /** It has to come to exactly the price. */
  exact: boolean;
  single: (space: Space) => number;
  /** What all its properties come to. */
  together: number;
}

interface Props {
  session: Session;
  sum: Sum;
  /** Whose debt is taken over; the reader's where nobody is named. */
  theirs?: string;
}

/** A part of the bar: as wide as it counts. */
interface Part {
  key: string;
  kind: string;
  words: string;
  space?: Space;
  counts: number;
}

/**
 * The sum as one bar, a part for each kind. What is missing is a dashed part; what is too much runs
 * over the mark of the price. While a hand is on the editor the bar keeps its scale.
 */
export function SumBar({ session, sum, theirs = '' }: Props) {
  const { price, exact } = sum;
  const total = totalOf(sum);
  const missing = Math.max(0, price - total);
  const scale = useScale(Math.max(price, total, 1));
  const share = (counts: number) => ({ flexBasis: `${(100 * counts) / scale}%` });
  return (
    <div class="tra-bar" aria-hidden="true">
      {partsOf(session, sum, theirs).map((part) => (
        <span key={part.key} class={`tra-part ${part.kind}`} style={share(part.counts)}>
          {part.space && <PartIcon session={session} space={part.space} />}
          <span class="tra-words">{part.words}</span>
          {part.words !== String(part.counts) && <span class="tra-few">{part.counts}</span>}
        </span>
      ))}
      {missing > 0 && (
        <span class={`tra-part ${exact ? 'missing' : 'less'}`} style={share(missing)}>
          <span>{t(exact ? 'mix.missing' : 'mix.less', { missing })}</span>
        </span>
      )}
      {total > price && (
        <span class="tra-mark" style={{ '--at': String(price / scale) }}>
          <b>{t('mix.tooMany', { many: total - price })}</b>
        </span>
      )}
    </div>
  );
}

export function totalOf({ mixture, together }: Sum): number {
  return amounts.reduce((sum, amount) => sum + mixture[amount], together);
}

/** The scale of the last rest: a press that holds a button changes sums, not the scale. */
function useScale(wanted: number): number {
  const kept = useRef(wanted);
  const isHeld = document.querySelector('.tra-editor button:active') !== null;
  if (!isHeld) kept.current = wanted;
  return kept.current;
}

function partsOf(session: Session, sum: Sum, theirs: string): readonly Part[] {
  const money = amounts
    .filter((amount) => sum.mixture[amount] > 0)
    .map((amount) => ({
      key: amount,
      kind: amount,
      words: partWords(amount, sum.mixture[amount], theirs),
      counts: sum.mixture[amount],
    }));
  return [...money, ...propertyParts(session, sum)];
}

function partWords(amount: Amount, counts: number, theirs: string): string {
  if (amount === 'theirDebt') {
    return theirs === ''
      ? t('mix.part.yourDebt', { counts })
      : t('mix.part.theirDebt', { counts, name: theirs });
  }
  return t(amount === 'cash' ? 'mix.part.cash' : 'mix.part.debt', { counts });
}

/** Each counts by itself, and a network of them in a part of its own what it adds. */
function propertyParts({ play }: Session, { mixture, single, together }: Sum): readonly Part[] {
  const parts = mixture.properties.map((space) => {
    const counts = single(space);
    const kind = spaceOf(play.table.value, space)?.industry ?? '';
    return { key: space, kind: `property ${kind}`, words: String(counts), space, counts };
  });
  const more = together - parts.reduce((sum, { counts }) => sum + counts, 0);
  const network = { key: 'network', kind: 'property virtual', words: `+${more}`, counts: more };
  return more > 0 ? [...parts, network] : parts;
}

function PartIcon({ session, space }: { session: Session; space: Space }) {
  const industry = spaceOf(session.play.table.value, space)?.industry;
  return industry ? <Icon name={industryIcons[industry]} size={16} /> : null;
}
