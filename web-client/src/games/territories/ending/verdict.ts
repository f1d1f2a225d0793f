import { listed } from '../../../i18n/list';
import type { Result } from '../../../net/wire';
import { grouped } from '../money';
import type { Session } from '../session';
import { t } from '../words';

/** Who has won, and what happened at the last moment. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter(({ place }) => place === 1);
  const yours = best.some(({ seat }) => seat === play.seat.value);
  const others = best.filter(({ seat }) => seat !== play.seat.value);
  const names = listed(others.map(({ seat }) => play.name(seat)));
  if (result.reason !== 'turn-limit') {
    const title = yours ? t('end.wins.you') : t('end.wins', { name: names });
    return { title, line: lastMoment(play, result) };
  }
  const assets = grouped(best[0]?.score ?? 0);
  return { title: limitTitle({ yours, names, assets, n: best.length }), line: t('end.limit.line') };
}

interface Winners {
  yours: boolean;
  /** All but the reader. */
  names: string;
  assets: string;
  n: number;
}

/** Who has most after the last turn of all. */
function limitTitle({ yours, names, assets, n }: Winners): string {
  if (n > 1) {
    return yours
      ? t('end.limit.shared.you', { names, assets })
      : t('end.limit.shared', { names, assets });
  }
  return yours ? t('end.limit.you', { assets }) : t('end.limit', { name: names, assets });
}

/** Who went out last. */
function lastMoment(play: Session['play'], { turns }: Result): string {
  const { out, turnNumber } = play.table.value;
  const last = out.at(-1);
  if (last === undefined) return t('end.turn', { turn: turns });
  if (last === play.seat.value) return t('end.last.you', { turn: turnNumber });
  return t('end.last', { name: play.name(last), turn: turnNumber });
}
