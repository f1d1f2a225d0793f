import './sheet-values.css';
import { useContext } from 'preact/hooks';
import { Folded, TurnTo } from '../../ui/folded';
import { PriceKey } from './board/PriceKey';
import { isHigh } from './high-sheet';
import { ValueFace } from './knowledge/ValueFace';
import { valueLines, valueTone } from './knowledge/values';
import type { Session } from './session';
import { t } from './words';

/**
 * On a phone too short for them under the map the values stand, each with its word, in the sheet of a player
 * while a turn is taken and he decides nothing else. A press turns to the page that explains each.
 */
export function SheetValues({ session }: { session: Session }) {
  const turnTo = useContext(TurnTo);
  const isFolded = useContext(Folded);
  const { values } = session.seen.value;
  const { table, seat } = session.play;
  const isTurn = seat.value !== null && table.value.phase === 'turn';
  if (!isTurn || isFolded || isHigh(session)) return null;
  return (
    <button type="button" class="sheet-values" onClick={() => turnTo('paper')}>
      <span class="hidden-text">{t('values.title')}</span>
      {valueLines.map((line) => (
        <span key={line.key} class={valueTone(line, values[line.key])}>
          <ValueFace line={line} values={values} size={12} caret={10} />
        </span>
      ))}
      <span class="prices-beside">
        <PriceKey session={session} />
      </span>
    </button>
  );
}
