import './bundle.css';
import type { ComponentProps } from 'preact';
import { useAnnounced } from '../../../ui/announced';
import { Fold } from '../../../ui/Fold';
import { Icon } from '../../../ui/Icon';
import { type Mixture, own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { Amounts } from './Amounts';
import { type Ask, barOf, itemsOf, sumOf } from './ask';
import { Effects } from './Effects';
import { type Change, goalStep } from './outlook';
import { Properties } from './Properties';
import { usePicking } from './picking';
import { SumBar } from './SumBar';

interface Props {
  session: Session;
  ask: Ask;
  mixture: Mixture;
  onChange: (mixture: Mixture) => void;
  /** What the mixture leads to for the reader. */
  change: Change;
  /** Whose debt may be taken over. */
  partner?: number | null;
  /** Why no property can be given just now. */
  shut?: string | undefined;
  /** What the amounts are called where it is not the reader who gives. */
  labels?: ComponentProps<typeof Amounts>['labels'];
  notes?: ComponentProps<typeof Amounts>['notes'];
  /** Its parts lie behind these words, and what it leads to is shown elsewhere. */
  folded?: string | undefined;
}

/** Puts together what is paid or offered: bar, amounts, properties, and what follows from it. */
export function Editor(props: Props) {
  const { session, ask, mixture, onChange, change, partner = null } = props;
  const { shut, labels, notes, folded } = props;
  useAnnounced(spokenSum(session, ask, mixture, change));
  const toggle = (space: Space) => onChange(toggled(mixture, space));
  const spaces = itemsOf(ask).map(({ value }) => String(value));
  usePicking(session, spaces, mixture.properties, toggle);
  const { phone, low } = session.play;
  const few = phone.value || low.value ? 3 : 5;
  const theirs = partner === null ? '' : session.play.name(partner);
  const parts = (
    <>
      <div class="tra-head">
        <SumLine ask={ask} mixture={mixture} />
        <SumBar session={session} sum={barOf(ask, mixture)} theirs={theirs} />
      </div>
      <div class="tra-columns">
        <Amounts {...{ session, ask, mixture, onChange, partner, labels, notes }} />
        <Properties
          session={session}
          ask={ask}
          chosen={mixture.properties}
          onToggle={toggle}
          label={t('mix.properties')}
          few={few}
          headed
          shut={shut}
        />
        {folded === undefined && <Effects session={session} change={change} />}
      </div>
    </>
  );
  return (
    <div class="tra-editor">
      {folded === undefined ? parts : <Fold label={folded}>{parts}</Fold>}
    </div>
  );
}

/** The mixture with a property more, or without it. */
export function toggled(mixture: Mixture, space: Space): Mixture {
  const { properties } = mixture;
  const has = properties.includes(space);
  return {
    ...mixture,
    properties: has ? properties.filter((each) => each !== space) : [...properties, space],
  };
}

/** "9 of 12", and how it stands. */
function SumLine({ ask, mixture }: { ask: Ask; mixture: Mixture }) {
  const sum = sumOf(ask, mixture);
  const isExact = sum === ask.price;
  const isBad = ask.exact && !isExact;
  return (
    <p class="tra-sum">
      <b>{t('mix.sum', { sum, price: ask.price })}</b>
      <span class={isBad ? 'brick-words' : isExact ? 'green-words' : ''}>
        <Icon name={isExact ? 'check-circle-fill' : isBad ? 'warning-fill' : 'minus'} size={15} />{' '}
        {standing(ask, sum)}
      </span>
    </p>
  );
}

function standing({ price, exact }: Ask, sum: number): string {
  if (sum === price) return t('mix.exact');
  if (sum > price) return t('mix.tooMany', { many: sum - price });
  return t(exact ? 'mix.missing' : 'mix.lessMay', { missing: price - sum });
}

/** "9 of 12, 3 missing"; "12 of 12, exact; cash 0, debt 14, goal 30 of 40". */
function spokenSum(session: Session, ask: Ask, mixture: Mixture, change: Change): string {
  const sum = sumOf(ask, mixture);
  const start = `${t('mix.sum', { sum, price: ask.price })}${t('mix.comma')}${standing(ask, sum)}`;
  if (ask.exact && sum !== ask.price) return start;
  const me = own(session);
  const step = goalStep(session, change);
  const figures = t('mix.spoken', {
    cash: (me?.cash ?? 0) + change.cash,
    debt: (me?.debt ?? 0) + change.debt,
  });
  const goal = step ? t('mix.spoken.goal', { to: step.to, needed: step.needed }) : '';
  return `${start}; ${figures}${goal}`;
}
