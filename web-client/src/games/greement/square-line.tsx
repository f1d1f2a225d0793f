import type { ComponentChildren } from 'preact';
import { squareActs } from './board/acts';
import { squareFacts } from './board/facts';
import { besideWords } from './board/names';
import type { Session } from './session';
import { t } from './words';

/**
 * A square with what lies beside it, what it costs and earns, what a loan comes to where its small button has no room,
 * and what has happened since it was chosen.
 */
export function squareLine(session: Session, square: string, news: ComponentChildren) {
  const { title, rows } = squareFacts(session, square);
  const lent = squareActs(session, square).find(
    ({ borrows, action, blocked }) => borrows && action !== 'buy' && !blocked,
  )?.second;
  const told = [
    besideWords(session, square),
    ...rows.flatMap((row) => row.told ?? []).slice(0, isMoved(session, square) ? 4 : 3),
    lent ? t('sheet.lent', { line: lent }) : '',
  ].filter((words) => words !== '');
  const { kind, owner = null } = session.play.table.value.squares[square] ?? {};
  const isOthers = kind && owner !== null && owner !== session.play.seat.value;
  const named = { square, kind: kind ? t(`kind.${kind}`) : '' };
  return {
    title: isOthers ? t('sheet.of', { ...named, name: session.play.name(owner) }) : title,
    line: (
      <>
        {told.map((words) => (
          <span key={words} class="square-told">
            {words}
          </span>
        ))}
        {news && <span class="square-news">{news}</span>}
      </>
    ),
  };
}

/** That it was another's, or is new, is told besides. */
function isMoved({ parted, fresh }: Session, square: string): boolean {
  return parted.value.has(square) || fresh.value.has(square);
}
