import { footless } from '../high';
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
  const isBrief = play.phone.value || footless.value;
  if (!table.event?.votes) return t('vote.against.line');
  const yours = against.length + 1;
  if (against.length >= needed) {
    return t(isBrief ? 'vote.against.stopped.short' : 'vote.against.stopped', { yours });
  }
  if (yours >= needed) return t('vote.against.stops');
  const settled = inFavour.filter((seat) => table.event?.ready?.includes(seat)).length;
  const change = needed - (players - settled);
  const told = { n: needed - yours, yours, needed };
  if (change > 0) {
    return t(isBrief ? 'vote.against.settled.short' : 'vote.against.settled', {
      ...told,
      n: change,
    });
  }
  return t(isBrief ? 'vote.against.short' : 'vote.against.more', told);
}

/** A vote for counts like none; where the card is stopped already it saves nothing. */
export function forWords({ play }: Session): string {
  const { needed, against } = tally(play.table.value);
  const isBrief = play.phone.value || footless.value;
  const isVain = against.filter((seat) => seat !== play.seat.value).length >= needed;
  return t(isVain ? 'vote.for.stopped' : isBrief ? 'vote.for.short' : 'vote.for.line');
}
