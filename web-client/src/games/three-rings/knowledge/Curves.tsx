import './knowledge.css';
import { useState } from 'preact/hooks';
import { minusFigure } from '../../../i18n/figure';
import { LineChart } from '../../../ui/LineChart';
import { Panel } from '../../../ui/Panel';
import { Segmented } from '../../../ui/Segmented';
import type { ThreeRingsPlay } from '../play';
import { t } from '../words';
import { type Measure, marksOf, measures, momentsOf } from './rounds';

interface Props {
  play: ThreeRingsPlay;
  /** Pixels. */
  height: number;
}

/** Net wealth, debt or rents received of all players, round by round. */
export function Curves({ play, height }: Props) {
  const [measure, setMeasure] = useState<Measure>('net');
  const moments = momentsOf(play.table.value);
  const first = moments[0]?.round ?? 0;
  return (
    <Panel
      small
      title={t(`charts.${measure}`)}
      aside={
        <Segmented
          label={t('charts.measure')}
          choices={measures.map((value) => ({ value, label: t(`charts.${value}.short`) }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      {moments.length > 1 ? (
        <LineChart
          lines={play.table.value.players.map(({ seat }, i) => ({
            seat,
            name: play.called(seat),
            colour: play.colour(seat),
            points: moments.map((moment) => ({ at: moment.round, value: moment[measure][i] ?? 0 })),
          }))}
          marks={marksOf(play.lines.value).filter(({ at }) => at >= first)}
          height={height}
          printed={minusFigure}
          moment={t('charts.round')}
          lastMoment={t('charts.now')}
        />
      ) : (
        <p class="tr-note tr-framed">{t('charts.soon')}</p>
      )}
      <p class="tr-note tr-framed">{t(`charts.${measure}.note`)}</p>
    </Panel>
  );
}
