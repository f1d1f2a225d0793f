import type { Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';
import { squareFacts } from './facts';
import { sayOfSquare } from './said';

/** What stands on the card of a square, for the ear: a sentence for each of its lines. */
export function toldFacts(session: Session, square: Square): string {
  return squareFacts(session, square)
    .rows.filter(({ missing }) => !missing)
    .map(({ words, result, told, said }) => said ?? told ?? t('sheet.sum', { words, result }))
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}

/** The same, said. */
export function tellSquare(session: Session, square: Square): void {
  sayOfSquare(t('told.square', { square, facts: toldFacts(session, square) }));
}
