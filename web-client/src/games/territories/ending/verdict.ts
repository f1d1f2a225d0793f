import type { Result } from '../../../net/wire';
import { grouped } from '../money';
import type { Session } from '../session';
import { t } from '../words';

/** Who has won, and what happened at the last moment. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter(({ place }) => place === 1);
  const names = best.map(({ seat }) => play.name(seat));
  const [name = ''] = names;
  if (result.reason !== 'turn-limit') {
    return { title: t('end.wins', { name }), line: lastMoment(play, result) };
  }
  const assets = grouped(best[0]?.score ?? 0);
  const title =
    names.length === 1
      ? t('end.limit', { name, assets })
      : t('end.limit.shared', { names: names.join(t('list.and')), assets });
  return { title, line: t('end.limit.line') };
}

/** Who went out last. */
function lastMoment(play: Session['play'], { turns }: Result): string {
  const { out, turnNumber } = play.table.value;
  const last = out.at(-1);
  if (last === undefined) return t('end.turn', { turn: turns });
  return t('end.last', { name: play.name(last), turn: turnNumber });
}
