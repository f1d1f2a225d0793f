import { useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';
import { countsFor, goalOf, industryIcons, spaceOf } from '../lookup';
import { placeName } from '../names';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { type Ask, isTooMuch, itemsOf } from './ask';

interface Props {
  session: Session;
  ask: Ask;
  chosen: readonly Space[];
  onToggle: (space: Space) => void;
  label: string;
  /** Why none of them can be given just now. */
  shut?: string | undefined;
  /** So many are in sight before the others are asked for, and those that are chosen. */
  few?: number;
  /** The words above them are to be seen. */
  headed?: boolean;
}

/**
 * The properties that may be given: those outside the goal first, inside each the cheapest first. On
 * the phone the row scrolls sideways until the whole list is opened.
 */
export function Properties(props: Props) {
  const { session, ask, chosen, onToggle, label, shut, few: least = 3, headed } = props;
  const [isOpen, setOpen] = useState(false);
  const spaces = sorted(session, ask);
  if (spaces.length === 0) return null;
  const few = shown(spaces, chosen, least);
  const listed = isOpen ? spaces : few;
  const hidden = spaces.length - few.length;
  return (
    <fieldset class={`tra-properties${isOpen ? ' open' : ''}`}>
      <legend class={headed ? 'tra-legend' : 'hidden-text'}>{label}</legend>
      <div class="tra-row">
        {listed.map((space) => (
          <Property
            key={space}
            session={session}
            ask={ask}
            space={space}
            isChosen={chosen.includes(space)}
            shut={shut}
            onToggle={() => onToggle(space)}
          />
        ))}
        {hidden > 0 && (
          <button
            type="button"
            class="tra-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('mix.fewer') : t('mix.more', { n: hidden })}
          </button>
        )}
      </div>
      {listed.some((space) => isForGoal(session, space)) && (
        <small class="tra-note">
          <Icon name="target" size={14} /> {t(ask.exact ? 'mix.goal.exact' : 'mix.goal.note')}
        </small>
      )}
    </fieldset>
  );
}

/** The first few, with those among the others that are chosen. */
function shown(spaces: readonly Space[], chosen: readonly Space[], few: number): readonly Space[] {
  if (spaces.length <= few + 1) return spaces;
  return spaces.filter((space, index) => index < few || chosen.includes(space));
}

function sorted(session: Session, ask: Ask): readonly Space[] {
  const rank = (space: Space) => (isForGoal(session, space) ? 1 : 0);
  return [...itemsOf(ask)]
    .map(({ value, weight }) => ({ space: String(value), weight }))
    .sort((a, b) => rank(a.space) - rank(b.space) || a.weight - b.weight)
    .map(({ space }) => space);
}

/** True if giving it away costs points of the reader's goal; of Wealth nothing in particular does. */
export function isForGoal({ play }: Session, space: Space): boolean {
  const table = play.table.value;
  const goal = play.hand.value?.goal ?? null;
  if (goal === null || goalOf(table, goal)?.points == null) return false;
  return countsFor(table, goal, space);
}

interface PropertyProps extends Pick<Props, 'session' | 'ask' | 'shut'> {
  space: Space;
  isChosen: boolean;
  onToggle: () => void;
}

function Property({ session, ask, space, isChosen, shut, onToggle }: PropertyProps) {
  const { play } = session;
  const weight = itemsOf(ask).find(({ value }) => value === space)?.weight ?? 0;
  const industry = spaceOf(play.table.value, space)?.industry ?? null;
  const isOut = !isChosen && (shut !== undefined || isTooMuch(ask, space));
  const why = shut ?? t('mix.noChange', { price: ask.price });
  return (
    <label
      class={`tra-property tra-ground-${industry ?? 'park'}${isChosen ? ' chosen' : ''}${isOut ? ' out' : ''}`}
      title={isOut ? why : undefined}
    >
      <input
        type="checkbox"
        class={isOut ? 'hidden-text' : ''}
        checked={isChosen}
        aria-disabled={isOut || undefined}
        onClick={(event) => isOut && event.preventDefault()}
        onChange={() => !isOut && onToggle()}
      />
      {industry && <Icon name={industryIcons[industry]} size={16} />}
      <b>{weight}</b> {placeName(space)}
      {isForGoal(session, space) && <Icon name="target" size={16} />}
      {isForGoal(session, space) && <span class="hidden-text">{t('mix.goal.one')}</span>}
      {isOut && <small>{why}</small>}
    </label>
  );
}
