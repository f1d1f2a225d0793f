import './values.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { Panel } from '../../../ui/Panel';
import { movedValues } from '../actions/since-values';
import type { ValueKey } from '../cards';
import type { Session } from '../session';
import type { Values } from '../wire';
import { t } from '../words';
import { FromStart } from './FromStart';
import { lineSince, movedWords, valueLines, valuesAtStake, valueTone } from './values';

/** How long a changed line stays tinted. */
const TINT_MILLIS = 4000;

/** The values table: what everything costs and brings now, where it began, and framed what the open event would move. */
export function ValuesPanel({ session }: { session: Session }) {
  const { values, deckLeft, discards } = session.seen.value;
  const changed = useChanged(values);
  const moved = movedValues(session);
  const atStake = valuesAtStake(session);
  return (
    <Panel
      small
      title={t('values.title')}
      aside={
        <>
          <Chip icon="cards">{t('deck.left', { n: deckLeft })}</Chip>
          {discards.length > 0 && (
            <Chip icon="stack">{t('deck.discards', { n: discards.length })}</Chip>
          )}
        </>
      }
    >
      <dl class="values">
        {valueLines.map((line) => {
          const { key, icon } = line;
          const change = moved.get(key);
          // What is marked for what has happened since one's turn is told against that turn.
          const since = lineSince(line, moved);
          const { start } = since;
          return (
            <div
              key={key}
              {...(change && { title: movedWords(change) })}
              class={`${changed.has(key) ? 'tinted' : ''}${change ? ' moved' : ''}${atStake.has(key) ? ' at-stake' : ''}`}
            >
              <dt>
                <Icon name={icon} size={18} />
                {t(`value.${key}`)}
              </dt>
              <dd>
                <Moved change={change} />
                {values[key] !== start && !isBack(change) && (
                  <span
                    class="value-start"
                    title={change ? movedWords(change) : t('values.began', { value: start })}
                  >
                    <FromStart line={since} value={values[key]} size={12} said={!change} />
                    <span aria-hidden="true">{start}</span>
                  </span>
                )}
                <b key={values[key]} class={valueTone(since, values[key])}>
                  {values[key]}
                </b>
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}

interface Change {
  from: number;
  to: number;
}

function isBack(change: Change | undefined): boolean {
  return change !== undefined && change.from === change.to;
}

/** That events have moved a value since the reader's turn: to the eye the line is tinted, and marked where it came back. */
function Moved({ change }: { change: Change | undefined }) {
  if (!change) return null;
  const { from, to } = change;
  const words = movedWords(change);
  return (
    <>
      {from === to && <Icon name="swap" size={12} />}
      <span class="hidden-text value-moved">{words}</span>
    </>
  );
}

/** The lines that have changed a moment ago. */
function useChanged(values: Values): ReadonlySet<ValueKey> {
  const before = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [changed, setChanged] = useState<ReadonlySet<ValueKey>>(new Set());
  useEffect(() => {
    const old = before.current;
    before.current = values;
    const keys = valueLines.map(({ key }) => key).filter((key) => old[key] !== values[key]);
    if (keys.length === 0) return;
    setChanged(new Set(keys));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChanged(new Set()), TINT_MILLIS);
  }, [values]);
  // The same values come anew with much that happens: the tint ends all the same.
  useEffect(() => () => clearTimeout(timer.current), []);
  return changed;
}
