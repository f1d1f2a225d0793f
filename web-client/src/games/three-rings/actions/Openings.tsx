import { minusFigure } from '../../../i18n/figure';
import { settings } from '../../../settings';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import type { GoalStep } from '../bundle/outlook';
import { isForGoal } from '../bundle/Properties';
import { industryIcons, spaceOf } from '../lookup';
import { placeName } from '../names';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { claimAsk } from './asks';
import { bestClaims } from './best-claims';
import { stepOf } from './pending';

interface Props {
  session: Session;
}

/** So many stand in the bar; all of them are dashed on the board. */
const MOST = 6;

/** The best of what could be claimed. */
export function Openings({ session }: Props) {
  const spaces = bestClaims(session).slice(0, MOST);
  return (
    <ul class="tra-openings" aria-label={t('after.openings')}>
      {spaces.map((space, index) => (
        <Opening key={space} session={session} space={space} digit={index + 1} />
      ))}
    </ul>
  );
}

interface OpeningProps extends Props {
  space: Space;
  /** Its key. */
  digit: number;
}

/** A space with its price and what a claim would make of the goal; a press lays its claim open. */
function Opening({ session, space, digit }: OpeningProps) {
  const { play, chosen, pointed } = session;
  const industry = spaceOf(play.table.value, space)?.industry ?? null;
  const choose = () => {
    chosen.value = space;
  };
  useKey(String(digit), choose);
  const price = claimAsk(session, space)?.price ?? 0;
  return (
    <li>
      <button
        type="button"
        aria-keyshortcuts={String(digit)}
        onClick={choose}
        onPointerEnter={() => {
          pointed.value = space;
        }}
        onPointerLeave={() => {
          pointed.value = null;
        }}
      >
        {settings.keyCaps.value && <i aria-hidden="true">{digit}</i>}
        <span class={`tra-sign tra-ground-${industry ?? 'park'}`}>
          {industry && <Icon name={industryIcons[industry]} size={16} />}
        </span>
        <span class="tra-opening">
          <b>{placeName(space)}</b>
          <small>
            {isForGoal(session, space) && <Icon name="target" size={13} />}
            {meaning(session, space)}
          </small>
        </span>
        <b>{price === 0 ? t('board.free') : t('roll.costs', { n: price })}</b>
      </button>
    </li>
  );
}

/** "goal 18 → 24, crosses the street". */
function meaning(session: Session, space: Space): string {
  const step = stepOf(session, space);
  const isBehind = session.play.hand.value?.behind?.spaces.includes(space) ?? false;
  return [step ? goalWords(step) : '', isBehind ? t('after.opening.behind') : '']
    .filter((part) => part !== '')
    .join(t('mix.comma'));
}

function goalWords({ from, to }: GoalStep): string {
  const name = from === to ? 'after.opening.goal.stays' : 'after.opening.goal';
  return t(name, { from: minusFigure(from), to: minusFigure(to) });
}
