import './rows-beyond.css';
import { Icon } from '../../../ui/Icon';
import { reducedMotion } from '../../../ui/screen';
import { squareAt } from '../squares';
import { t } from '../words';
import type { Rows } from './rows-beyond';

interface Props {
  rows: Rows | null;
  side: 'above' | 'below';
}

/** At the edge of a phone's map: it fades, and a press brings the rows beyond into sight. */
export function RowsBeyond({ rows, side }: Props) {
  if (!rows) return null;
  const isOne = rows.first === rows.last;
  return (
    <div class={`rows-beyond ${side}`}>
      <button
        type="button"
        aria-label={t(isOne ? 'board.row' : 'board.rows', rows)}
        onClick={(event) => goTo(event, rows, side)}
      >
        <Icon name={side === 'below' ? 'caret-down-fill' : 'caret-up-fill'} size={14} />
        {isOne ? rows.first : `${rows.first}–${rows.last}`}
      </button>
    </div>
  );
}

/** The button goes with what it led to: a key takes the focus on to those rows, a finger leaves none behind. */
function goTo({ currentTarget, detail }: MouseEvent, rows: Rows, side: Props['side']): void {
  const button = currentTarget as HTMLElement;
  const frame = button.closest('.board-slot');
  const row = side === 'below' ? rows.last : rows.first;
  const square = frame?.querySelector<SVGElement>(`[data-square="${squareAt(0, row - 1)}"]`);
  if (detail === 0) square?.focus({ preventScroll: true });
  else button.blur();
  const top = (side === 'below' ? 1 : -1) * (frame?.scrollHeight ?? 0);
  frame?.scrollBy({ top, behavior: reducedMotion.peek() ? 'instant' : 'smooth' });
}
