import './strip.css';
import './column.css';
import { useRef } from 'preact/hooks';
import { AlarmClock } from '../../../ui/AlarmClock';
import { isHigh } from '../high-sheet';
import { ValueFace } from '../knowledge/ValueFace';
import { valueLines, valueTone } from '../knowledge/values';
import type { Session } from '../session';
import { t } from '../words';
import { useNamedValue } from './named-value';
import { PriceKey } from './PriceKey';
import { useRowsInSight } from './rows-in-sight';

/**
 * On a phone the values stand in two short lines under the map, with the clock at their end and the looks of
 * the prices below, each with its word however little room there is; a press on one tells what it is. Before the map is
 * open nothing is bought, and the sheet says what lies under the backs; over a high sheet they have one line without
 * words, or none. A short phone has them beside its map in every phase, where that leaves them the width; where it does
 * not, only for as long as the sheet is folded or shows a page.
 */
export function Strip({ session }: { session: Session }) {
  const { values } = session.seen.value;
  const rows = useRef<HTMLUListElement>(null);
  const { named, press } = useNamedValue(rows);
  const place = useRef<HTMLDivElement>(null);
  useRowsInSight(place);
  const told = valueLines.find(({ key }) => key === named);
  return (
    <div ref={place} class={`value-place ${standing(session)}`}>
      <ul ref={rows} class="value-strip" aria-label={t('values.title')}>
        {valueLines.map((line) => {
          const { key } = line;
          return (
            <li key={key} class={valueTone(line, values[key])}>
              <button type="button" aria-expanded={key === named} onClick={() => press(key)}>
                <ValueFace line={line} values={values} size={16} caret={13} />
              </button>
            </li>
          );
        })}
        <li>
          <AlarmClock width={22} />
        </li>
      </ul>
      <span class="prices-beside">
        <PriceKey session={session} />
      </span>
      {told && (
        <p class="value-named" role="status">
          <b>
            {t(`value.${told.key}`)} {values[told.key]}
          </b>
          {values[told.key] !== told.start && `, ${t('values.began', { value: told.start })}`}
          {': '}
          {t(`value.${told.key}.is`)}
        </p>
      )}
    </div>
  );
}

/** What leaves the values less room under the map, or none. */
function standing(session: Session): string {
  if (session.play.table.value.phase === 'choose-start') return 'before-map';
  return isHigh(session) ? 'under-high' : '';
}
