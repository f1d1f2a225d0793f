import type { Result } from '../../../net/wire';
import { cardName } from '../cards';
import type { Session } from '../session';
import { t } from '../words';

/** Who has won, and which landing ended the game. */
export function verdict({ play }: Session, result: Result): { title: string; line: string } {
  const best = result.ranking.filter((ranked) => ranked.place === 1);
  const points = best[0]?.score ?? 0;
  const names = best.map(({ seat }) => play.name(seat));
  const title =
    names.length === 1
      ? t('end.wins', { name: names[0] ?? '', points })
      : t('end.shared', { names: names.join(t('list.and')), points });
  return { title, line: lastMoment({ play }, result) };
}

function lastMoment({ play }: Pick<Session, 'play'>, { reason, turns }: Result): string {
  const { target, lastLanding, lastMove, cards } = play.table.value;
  if (reason !== 'target') return t('end.limit', { target });
  const card = lastLanding && cards.find(({ id }) => id === lastLanding.card);
  if (!card || !lastMove) return t('end.targetPlain', { target, turn: turns });
  const name = play.name(lastMove.seat);
  return t('end.target', { target, turn: turns, name, card: cardName(card) });
}
