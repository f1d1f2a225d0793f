import type { Session } from '../session';
import { t } from '../words';
import { tally } from './VoteBar';

/**
 * What a vote against would come to: it stops the card, so many more do, or so many would have to
 * change their minds that are done with voting. With secret ballots nobody knows.
 */
export function againstWords({ play }: Session): string {
  const table = play.table.value;
  const { players, needed, against, inFavour } = tally(table);
  if (!table.event?.votes) return t('vote.against.line');
  const missing = needed - against.length - 1;
  if (missing <= 0) return t('vote.against.stops');
  const settled = inFavour.filter((seat) => table.event?.ready?.includes(seat)).length;
  const change = needed - (players - settled);
  return change > 0
    ? t('vote.against.settled', { n: settled, change })
    : t('vote.against.more', { n: missing });
}
