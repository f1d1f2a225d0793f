import './sides.css';
import { Icon } from '../../../ui/Icon';
import type { Move } from '../../listed';
import { itemsOf } from '../../moves';
import { industryIcons, spaceOf } from '../lookup';
import { industryName, placeName, ringName } from '../names';
import { ringOf } from '../rings';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { PropertyToggle } from './PropertyToggle';

/** So many go back for one. */
export const PAIR = 2;

interface GiversProps {
  session: Session;
  moves: readonly Move[];
  give: readonly Space[];
  press: (space: Space) => void;
  begin: (give: readonly Space[]) => void;
}

/** What can go back: of one ring and industry at a time. */
export function Givers({ session, moves, give, press, begin }: GiversProps) {
  const table = session.play.table.value;
  const kinds = moves.map((move) => itemsOf(move, 'give').map(({ value }) => String(value)));
  const open = kinds.find((spaces) => spaces.some((space) => give.includes(space))) ?? kinds[0];
  return (
    <section class="tra-card" aria-label={t('consolidate.give')}>
      <h3>{t('consolidate.give')}</h3>
      {kinds.length > 1 && (
        <select
          class="field"
          aria-label={t('consolidate.kind')}
          value={String(kinds.indexOf(open ?? []))}
          onChange={(event) =>
            begin((kinds[Number(event.currentTarget.value)] ?? []).slice(0, PAIR))
          }
        >
          {kinds.map((spaces, index) => (
            <option key={spaces.join()} value={String(index)}>
              {kindWords(session, spaces)}
            </option>
          ))}
        </select>
      )}
      <div class="tra-row">
        {(open ?? []).map((space) => (
          <PropertyToggle
            key={space}
            session={session}
            space={space}
            counts={table.values[space] ?? 0}
            isChosen={give.includes(space)}
            onToggle={() => press(space)}
          />
        ))}
      </div>
    </section>
  );
}

function kindWords({ play }: Session, [space = '']: readonly Space[]): string {
  return t('answer.part.place', {
    industry: industryName(spaceOf(play.table.value, space)?.industry ?? null),
    ring: ringName(ringOf(space)),
  });
}

interface TargetsProps {
  session: Session;
  targets: readonly Space[];
  take: Space | null;
  choose: (space: Space) => void;
}

export function Targets({ session, targets, take, choose }: TargetsProps) {
  const table = session.play.table.value;
  return (
    <fieldset class="tra-card">
      <legend class="hidden-text">{t('consolidate.take')}</legend>
      <h3>{t('consolidate.take')}</h3>
      <div class="tra-row">
        {targets.map((space) => {
          const industry = spaceOf(table, space)?.industry ?? 'service';
          return (
            <label
              key={space}
              class={`tra-property tra-ground-${industry}${space === take ? ' chosen' : ''}`}
            >
              <input
                type="radio"
                name="tra-target"
                checked={space === take}
                onChange={() => choose(space)}
              />
              <Icon name={industryIcons[industry]} size={16} />
              <b>{table.values[space] ?? 0}</b> {placeName(space)}
            </label>
          );
        })}
      </div>
      {targets.length === 1 && <small>{t('consolidate.only')}</small>}
    </fieldset>
  );
}
