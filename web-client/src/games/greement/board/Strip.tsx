import './strip.css';
import './column.css';
import { useRef } from 'preact/hooks';
import { AlarmClock } from '../../../ui/AlarmClock';
import { movedValues } from '../actions/since-values';
import { ValueFace } from '../knowledge/ValueFace';
import { lineSince, movedWords, valueLines, valuesAtStake, valueTone } from '../knowledge/values';
import type { Session } from '../session';
import { t } from '../words';
import { useNamedValue } from './named-value';
import { useRowsInSight } from './rows-in-sight';

/**
 * On a phone the values stand in a column beside the map in every phase, each with its word, tinted where events have
 * moved it since the reader's turn, framed where the open one would; a press on one tells what it is. Where the map leaves them no width they stand under it, for as long as the sheet is folded or shows a page.
 */
export function Strip({ session }: { session: Session }) {
  const { values } = session.seen.value;
  const moved = movedValues(session);
  const atStake = valuesAtStake(session);
  const rows = useRef<HTMLUListElement>(null);
  const { named, press } = useNamedValue(rows);
  const place = useRef<HTMLDivElement>(null);
  useRowsInSight(place);
  const told = valueLines.find(({ key }) => key === named);
  const toldChange = told && moved.get(told.key);
  return (
    <div ref={place} class="value-place">
      <ul ref={rows} class="value-strip" aria-label={t('values.title')}>
        {valueLines.map((line) => {
          const { key } = line;
          const change = moved.get(key);
          const since = lineSince(line, moved);
          return (
            <li
              key={key}
              class={`${valueTone(since, values[key])}${change ? ' moved' : ''}${atStake.has(key) ? ' at-stake' : ''}`}
            >
              <button type="button" aria-expanded={key === named} onClick={() => press(key)}>
                <ValueFace
                  line={since}
                  values={values}
                  size={16}
                  caret={13}
                  moved={change && movedWords(change)}
                />
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
          {toldChange && `, ${movedWords(toldChange)}`}
          {': '}
          {t(`value.${told.key}.is`)}
        </p>
      )}
    </div>
  );
}
