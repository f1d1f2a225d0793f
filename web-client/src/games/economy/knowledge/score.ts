import { listed } from '../../../i18n/list';
import { outcomeAt, scoresAfter } from '../pays';
import { readerAt } from '../reader';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/** What going there makes of the reader's points: "You would have 27 of 36."; empty where nothing is paid. */
export function ownScoreWords(session: Session, space: Space): string {
  const points = ownScoreAfter(session, space);
  const { target } = session.play.table.value;
  return points === undefined ? '' : t('score.you', { points, target });
}

/** The same beside what he has: "you 24 → 27 of 36"; empty where it brings him nothing. */
export function ownStepWords(session: Session, space: Space): string {
  const table = session.play.table.value;
  const before = readerAt(table, session.play)?.points ?? 0;
  const points = ownScoreAfter(session, space) ?? before;
  return points === before ? '' : t('move.score', { before, points, target: table.target });
}

/**
 * That it would end the game, and who would win; empty where it would not. On a button several have no room for their
 * names.
 */
export function endWords(
  session: Session,
  space: Space,
  key: 'score.ends' | 'move.ends' = 'score.ends',
): string {
  const { play } = session;
  const outcome = outcomeAt(session, space);
  if (!outcome) return '';
  const { winners, points } = outcome;
  const isYours = winners.some((seat) => seat === play.seat.value);
  if (key === 'move.ends' && winners.length > (isYours ? 2 : 1)) {
    return t('move.ends.many', { n: winners.length, points });
  }
  const names = winners.map((seat) => (seat === play.seat.value ? t('who.you') : play.name(seat)));
  const told = { names: listed(names), points };
  if (winners.length > 1) return t(`${key}.shared`, told);
  return t(isYours ? `${key}.you` : key, told);
}

function ownScoreAfter(session: Session, space: Space): number | undefined {
  const seat = session.play.seat.value;
  return scoresAfter(session, space).find((each) => each.seat === seat)?.points;
}
