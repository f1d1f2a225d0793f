import type { Result } from '../../net/wire';
import type { OpenTable } from '../table/open-table';
import { t } from '../words';

/** The place of the reader; 0 where he has none. */
export function ownPlace({ ranking }: Result, seat: number | null): number {
  return ranking.find((ranked) => ranked.seat === seat)?.place ?? 0;
}

/** How a game ended, in words: its own, or why it has no winner. */
export function verdictOf(game: Pick<OpenTable['game'], 'end'>, result: Result) {
  if (result.ranking.length > 0) return game.end.verdict(result);
  const byOperator = result.reason === 'broken-off';
  return {
    title: t('end.calledOff'),
    line: game.end.unwon?.() ?? t(byOperator ? 'end.brokenOff.why' : 'end.calledOff.why'),
  };
}
