import { minusFigure } from '../../../i18n/figure';
import { settings } from '../../../settings';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import type { GoalStep } from '../bundle/outlook';
import { isForGoal } from '../bundle/Properties';
import { industryIcons, spaceOf } from '../lookup';
import { placeName } from '../names';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { claimAsk } from './asks';
import { stepOf } from './pending';

interface Props {
  session: Session;
}

/** So many stand in the bar; all of them are dashed on the board. */
const MOST = 6;

/** What could be claimed: where the die has led, then what counts for the goal, then the cheapest. */
export function Openings({ session }: Props) {
  const spaces = bestOf(session);
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
        <b>{price === 0 ? t('board.free') : price}</b>
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

function bestOf(session: Session): readonly Space[] {
  const { play, claimable } = session;
  const { ring } = play.table.value;
  const here = ring === null ? 0 : (own(session)?.pieces[ring] ?? 0);
  const behind = new Set(play.hand.value?.behind?.spaces ?? []);
  const price = (space: Space) => claimAsk(session, space)?.price ?? 0;
  const rank = (space: Space) => [
    Number(space.slice(1)) === here ? 0 : 1,
    isForGoal(session, space) ? 0 : 1,
    behind.has(space) ? 1 : 0,
    price(space),
  ];
  return [...claimable.value]
    .map((space) => ({ space, rank: rank(space) }))
    .sort((a, b) => byEach(a.rank, b.rank))
    .slice(0, MOST)
    .map(({ space }) => space);
}

/** The first difference decides. */
function byEach(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
