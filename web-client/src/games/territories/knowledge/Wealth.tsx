import './standings.css';
import { useState } from 'preact/hooks';
import { LineChart } from '../../../ui/LineChart';
import { Panel } from '../../../ui/Panel';
import { Segmented } from '../../../ui/Segmented';
import type { Session } from '../session';
import { t } from '../words';
import { inThousands, type Measure, outMarks, sameForAll, wealthLines } from './wealth';

interface Props {
  session: Session;
  /** Pixels. */
  height: number;
}

/** Between the first sums of a game lie a few hundred: they must not look like ruin. */
const LEAST_SPAN = 5000;

const MEASURES = ['assets', 'money'] as const;

/** Total assets or money of all players, turn by turn. */
export function Wealth({ session, height }: Props) {
  const [measure, setMeasure] = useState<Measure>('assets');
  const table = session.shown.value;
  const lines = wealthLines(session, table, measure);
  const same = sameForAll(lines);
  return (
    <Panel
      small
      title={t(`wealth.${measure}`)}
      aside={
        <Segmented
          label={t('wealth.measure')}
          choices={MEASURES.map((value) => ({ value, label: t(`wealth.${value}.short`) }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      {same === null ? (
        <LineChart
          close
          span={LEAST_SPAN}
          height={height}
          lines={lines}
          marks={outMarks(session, table)}
          printed={inThousands}
          moment={t('wealth.turn')}
        />
      ) : (
        <p class="wealth-same">{t(`wealth.same.${measure}`, { sum: same })}</p>
      )}
    </Panel>
  );
}
