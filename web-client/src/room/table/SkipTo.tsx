import { giveTo, readable } from '../../ui/focus';
import { focusOnActions } from '../guide/focus';
import { t } from '../words';

/**
 * A link that is seen while it has the focus: from the actions to the board, as far as Tab has come there, and
 * back; between them lies all that stands beside both.
 */
export function SkipTo({ part }: { part: 'board' | 'actions' }) {
  return (
    <a
      class="skip-link"
      href={`#${part}`}
      onClick={(event) => {
        event.preventDefault();
        if (part === 'board') focusOnBoard();
        else focusOnActions();
      }}
    >
      {t(`table.to.${part}`)}
    </a>
  );
}

function focusOnBoard(): void {
  const board = document.querySelector<HTMLElement>('.board-slot');
  if (!board) return;
  const stop = board.querySelector<HTMLElement | SVGElement>('[tabindex="0"]');
  giveTo(stop ?? readable(board));
}
