import { signedFigure } from '../../../i18n/figure';
import type { ChartMark } from '../../../ui/chart-signs';
import type { StoryLine } from '../../game';
import type { PublicPlayer, Table } from '../wire';
import { t } from '../words';

export const measures = ['net', 'debt', 'rent'] as const;

export type Measure = (typeof measures)[number];

/** How everybody stood when a round was over; the last entry is how it is now. */
export interface Moment {
  round: number;
  net: readonly number[];
  debt: readonly number[];
  rent: readonly number[];
}

/** All rounds that are over, then the present; by seats in the order of the table. */
export function momentsOf({ chart, round, players }: Table): readonly Moment[] {
  const last = chart.at(-1)?.round ?? 0;
  if (round <= last) return chart;
  const each = (of: (player: PublicPlayer) => number) => players.map(of);
  const now: Moment = {
    round,
    net: each(({ net }) => net),
    debt: each(({ debt }) => debt),
    rent: each(({ rentReceived }) => rentReceived),
  };
  return [...chart, now];
}

/** What changed the economy, by rounds: call-outs, levels, rates. What has not been loaded is absent. */
export function marksOf(lines: readonly StoryLine[]): readonly ChartMark[] {
  let round: number | null = null;
  return lines.flatMap(({ code, args }) => {
    if (code === 'round') round = Number(args.round);
    const words = markWords(code, args);
    return words === null || round === null ? [] : [{ at: round, words }];
  });
}

function markWords(code: string, args: Record<string, unknown>): string | null {
  switch (code) {
    case 'calls-out-rightly':
    case 'calls-out-wrongly':
      return t('charts.mark.call');
    case 'level':
      return t('charts.mark.level', { level: signedFigure(Number(args.level)) });
    case 'rate':
      return t('charts.mark.rate', { rate: Number(args.rate) });
    default:
      return null;
  }
}
