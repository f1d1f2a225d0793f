import './rows-beyond.css';
import { Icon } from '../../../ui/Icon';
import { reducedMotion } from '../../../ui/screen';
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
        onClick={({ currentTarget }) => {
          const frame = currentTarget.closest('.board-slot');
          const top = (side === 'below' ? 1 : -1) * (frame?.scrollHeight ?? 0);
          frame?.scrollBy({ top, behavior: reducedMotion.peek() ? 'instant' : 'smooth' });
        }}
      >
        <Icon name={side === 'below' ? 'caret-down-fill' : 'caret-up-fill'} size={14} />
        {isOne ? rows.first : `${rows.first}–${rows.last}`}
      </button>
    </div>
  );
}
