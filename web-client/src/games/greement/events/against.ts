import type { Session } from '../session';
import { t } from '../words';
import { tally } from './VoteBar';

/**
 * What a vote against would come to: it stops the card, comes on top of those that have, or is so much of what it takes; where too many
 * are done with voting, how many of them would have to change their minds. With secret ballots nobody knows.
 */
export function againstWords({ play }: Session): string {
  const table = play.table.value;
  const { players, needed, against, inFavour } = tally(table);
  if (!table.event?.votes) return t('vote.against.line');
  const yours = against.length + 1;
  if (against.length >= needed) {
    return t(play.phone.value ? 'vote.against.stopped.short' : 'vote.against.stopped', { yours });
  }
  if (yours >= needed) return t('vote.against.stops');
  const settled = inFavour.filter((seat) => table.event?.ready?.includes(seat)).length;
  const change = needed - (players - settled);
  if (play.phone.value) return t('vote.against.short', { yours, needed });
  // In a low window a second line of the button would hide the last of the profits above it.
  return change > 0 && !play.low.value
    ? t('vote.against.settled', { n: change, yours, needed })
    : t('vote.against.more', { yours, needed });
}
