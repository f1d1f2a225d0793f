import { listed } from '../../../i18n/list';
import type { Result } from '../../../net/wire';
import { cardName } from '../cards';
import { toldOfSeat } from '../reader';
import type { Session } from '../session';
import { sentences, t } from '../words';

/** Who has won, and which landing ended the game. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter((ranked) => ranked.place === 1);
  const points = best[0]?.score ?? 0;
  const seats = best.map(({ seat }) => seat);
  const yours = seats.find((seat) => seat === play.seat.value);
  const names = listed(seats.filter((seat) => seat !== yours).map(play.name));
  const key = toldOfSeat(play, seats.length === 1 ? 'end.wins' : 'end.shared', yours);
  const title = sentences.words(key, { names, points });
  return { title, line: lastMoment({ play }, result) };
}

function lastMoment({ play }: Pick<Session, 'play'>, { reason, turns }: Result): string {
  const { target, lastLanding, lastMove, cards } = play.table.value;
  if (reason !== 'target') return t('end.limit', { target });
  const card = lastLanding && cards.find(({ id }) => id === lastLanding.card);
  if (!card || !lastMove) return t('end.targetPlain', { target, turn: turns });
  const told = { target, turn: turns, name: play.name(lastMove.seat), card: cardName(card) };
  return sentences.words(toldOfSeat(play, 'end.target', lastMove.seat), told);
}
