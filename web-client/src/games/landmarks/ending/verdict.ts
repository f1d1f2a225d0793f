import { listed } from '../../../i18n/list';
import type { Result } from '../../../net/wire';
import type { Session } from '../session';
import { t } from '../words';

/** Who has won, and who had built all. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter(({ place }) => place === 1);
  const coins = best[0]?.score ?? 0;
  const yours = best.some(({ seat }) => seat === play.seat.value) ? '.you' : '';
  const others = best.filter(({ seat }) => seat !== play.seat.value);
  const names = listed(others.map(({ seat }) => play.name(seat)));
  const key = best.length === 1 ? 'end.wins' : 'end.shared';
  const completed = play.table.value.players.filter((player) => player.completed);
  const who = listed(completed.map(({ seat }) => play.name(seat)));
  return {
    title: t(`${key}${yours}`, { names, coins }),
    line: t(completed.length === 1 ? 'end.one' : 'end.several', {
      names: who,
      round: play.table.value.round,
    }),
  };
}
