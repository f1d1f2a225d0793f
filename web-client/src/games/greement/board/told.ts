import type { Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';
import { squareFacts } from './facts';

/** What stands on the card of a chosen square, for the ear: price, profit and value with their sums. */
export function toldFacts(session: Session, square: Square): string {
  return squareFacts(session, square)
    .rows.filter(({ missing }) => !missing)
    .map(({ words, result }) => t('sheet.sum', { words, result }))
    .join(t('list.comma'));
}
