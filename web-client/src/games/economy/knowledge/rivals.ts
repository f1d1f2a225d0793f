import { isPlayed } from '../playing';
import type { Session } from '../session';
import { sentences, t } from '../words';
import { deedsOf, toldOf } from './deeds';
import { movesBefore } from './earlier-moves';

/**
 * What each rival has done since the reader's own move, the oldest first, in a line on his turn: "Cog: a sector pays ·
 * Sprocket: takes a property card". The last move is told in full beside it, and the log says no more of the others.
 */
export function rivalsWords(session: Session): string {
  const { play, story, yours } = session;
  if (!yours.value || isPlayed(session)) return '';
  // His own may be the last move itself: it is looked for among all.
  const own = story.value.findLastIndex(([{ args }]) => args.seat === play.seat.value);
  const since = movesBefore(session).slice(own + 1);
  const told = since.slice(1 - play.table.value.players.length).map((lines) => {
    const [first] = lines;
    const { name, rival } = toldOf(session, first);
    const head = `rivals.${first.code}`;
    const begun = sentences.has(head) ? [sentences.words(head, { rival })] : [];
    const did = [...begun, ...deedsOf(session, lines, session.accounts.value.get(first.key))];
    return t('rivals.of', { name, did: did.join(t('list.comma')) });
  });
  return told.join(t('rivals.between'));
}
