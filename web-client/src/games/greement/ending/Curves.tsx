import { useState } from 'preact/hooks';
import { minusFigure } from '../../../i18n/figure';
import type { ChartMark } from '../../../ui/chart-signs';
import { LineChart } from '../../../ui/LineChart';
import { Panel } from '../../../ui/Panel';
import { Segmented } from '../../../ui/Segmented';
import type { Session } from '../session';
import type { Disclosure } from '../wire';
import { t } from '../words';
import { curvesOf, type Measure } from './curves';

/** Wealth, debt or profit of all players, round by round. */
export function Curves({ session }: { session: Session }) {
  const { play } = session;
  const [measure, setMeasure] = useState<Measure>('wealth');
  const { disclosed } = play.table.value;
  if (!disclosed || disclosed.rounds.length === 0) return null;
  const curves = curvesOf(disclosed, measure, (seat) => session.player(seat)?.profit ?? 0);
  return (
    <Panel
      small
      title={t(`end.curve.${measure}`)}
      aside={
        <Segmented
          label={t('end.curve')}
          choices={(['wealth', 'debt', 'profit'] as const).map((value) => ({
            value,
            label: t(`end.${value}`),
          }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      <LineChart
        height={280}
        lines={curves.map(({ seat, points }) => ({
          seat,
          points,
          name: play.called(seat),
          colour: play.colour(seat),
        }))}
        marks={cancelled(disclosed)}
        printed={minusFigure}
        caption={t(`end.curve.${measure}`)}
        moment={t('end.table.round')}
        lastMoment={t('end.table.end')}
      />
    </Panel>
  );
}

/** Where a card has cancelled all debts: after the points of that round, which are taken before its events. */
function cancelled(disclosed: Disclosure): readonly ChartMark[] {
  const rounds = disclosed.papers.flatMap(({ rounds, reasons }) =>
    rounds.filter((_, i) => reasons[i] === 'debt-cancelled'),
  );
  return [...new Set(rounds)]
    .sort((a, b) => a - b)
    .map((round) => ({ at: round + 0.5, words: t('end.debtsCancelled') }));
}
