import './strip.css';
import './column.css';
import { useRef } from 'preact/hooks';
import { AlarmClock } from '../../../ui/AlarmClock';
import { ValueFace } from '../knowledge/ValueFace';
import { valueLines, valueTone } from '../knowledge/values';
import type { Session } from '../session';
import { t } from '../words';
import { useNamedValue } from './named-value';
import { useRowsInSight } from './rows-in-sight';

/**
 * On a phone the values stand in a column beside the map in every phase, each with its word; a press on one tells what
 * it is. Where the map leaves them no width they stand under it, for as long as the sheet is folded or shows a page.
 */
export function Strip({ session }: { session: Session }) {
  const { values } = session.seen.value;
  const rows = useRef<HTMLUListElement>(null);
  const { named, press } = useNamedValue(rows);
  const place = useRef<HTMLDivElement>(null);
  useRowsInSight(place);
  const told = valueLines.find(({ key }) => key === named);
  return (
    <div ref={place} class="value-place">
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
