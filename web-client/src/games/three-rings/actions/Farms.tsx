import { settings } from '../../../settings';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import { isForGoal } from '../bundle/Properties';
import { industryIcons, ownerOf } from '../lookup';
import { placeName } from '../names';
import { numberOf, ringOf, spaceAt } from '../rings';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/** So many stand in the bar; all of them are dashed on the board. */
const MOST = 6;

/** As far as one throw leads. */
const THROW = [1, 2, 3, 4, 5, 6];

/** The farms from which the first throw leads to most that counts for the reader's goal. */
export function bestFarms(session: Session): readonly Space[] {
  return [...session.claimable.value]
    .map((space) => ({ space, ahead: goalAhead(session, space) }))
    .sort((a, b) => b.ahead - a.ahead)
    .map(({ space }) => space);
}

/** What can be had within a throw and counts for the goal. */
function goalAhead(session: Session, farm: Space): number {
  const table = session.play.table.value;
  return THROW.map((step) => spaceAt(ringOf(farm), numberOf(farm) + step)).filter(
    (space) => ownerOf(table, space) === null && isForGoal(session, space),
  ).length;
}

interface Props {
  session: Session;
}

/** Farms to begin with; a press chooses one, here as on the board. */
export function Farms({ session }: Props) {
  return (
    <>
      <p class="tra-why">{t('first.why')}</p>
      <ul class="tra-openings" aria-label={t('first.farms')}>
        {bestFarms(session)
          .slice(0, MOST)
          .map((space, index) => (
            <Farm key={space} session={session} space={space} digit={index + 1} />
          ))}
      </ul>
    </>
  );
}

interface FarmProps extends Props {
  space: Space;
  /** Its key. */
  digit: number;
}

function Farm({ session, space, digit }: FarmProps) {
  const { chosen, pointed } = session;
  const ahead = goalAhead(session, space);
  const choose = () => {
    chosen.value = space;
  };
  useKey(String(digit), choose);
  return (
    <li>
      <button
        type="button"
        class={chosen.value === space ? 'chosen' : ''}
        aria-pressed={chosen.value === space}
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
        <span class="tra-sign tra-ground-agriculture">
          <Icon name={industryIcons.agriculture} size={16} />
        </span>
        <span class="tra-opening">
          <b>{placeName(space)}</b>
          <small>
            {ahead > 0 && <Icon name="target" size={13} />}
            {ahead > 0 ? t('first.ahead', { n: ahead }) : t('first.ahead.none')}
          </small>
        </span>
        <b>{t('board.free')}</b>
      </button>
    </li>
  );
}
