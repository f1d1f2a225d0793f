import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { landingOn } from './landing';

/** What going there makes of the reader's points: "You would have 27 of 36."; empty where nothing is paid. */
export function ownScoreWords(session: Session, space: Space): string {
  const { table, seat } = session.play;
  const own = scoresAfter(session, space).find((each) => each.seat === seat.value);
  return own ? t('score.you', { points: own.points, target: table.value.target }) : '';
}

/** That it would end the game, and with whom in front; empty where it would not. */
export function endWords(session: Session, space: Space): string {
  const { play } = session;
  const scores = scoresAfter(session, space);
  const most = Math.max(...scores.map(({ points }) => points));
  if (most < play.table.value.target) return '';
  const first = scores.filter(({ points }) => points === most).map(({ seat }) => seat);
  const names = first.map((seat) => (seat === play.seat.value ? t('who.you') : play.name(seat)));
  return t('score.ends', { names: names.join(t('list.and')), points: most });
}

function scoresAfter(session: Session, space: Space) {
  if (!session.destinations.value.has(space)) return [];
  const { pays } = landingOn(session, space);
  const { players } = session.play.table.value;
  if (pays.length === 0) return [];
  return players.map(({ seat, points }, i) => ({ seat, points: points + (pays[i] ?? 0) }));
}
