import { openSquares, type Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';
import { squareFacts } from './facts';
import { sayOfSquare } from './said';

const STARTS = ['choose-start', 'replace-start'] as const;

/** What stands on the card of a square, for the ear: a sentence for each of its lines. */
export function toldFacts(session: Session, square: Square): string {
  return squareFacts(session, square)
    .rows.map(({ words, result, told, said }) => said ?? told ?? t('sheet.sum', { words, result }))
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}

/** The same, said; of a start that can be had also how it is taken, of what is chosen by a key what follows. */
export function tellSquare(session: Session, square: Square, follows?: string): void {
  const told = t('told.square', { square, facts: toldFacts(session, square) });
  const takes = STARTS.some((action) => openSquares(session, action).includes(square));
  const isNoted = session.play.hand.value?.startChoice === square;
  const more = follows ?? (takes && !isNoted ? t('told.takes', { square }) : undefined);
  sayOfSquare(more === undefined ? told : `${told} ${more}`);
}
