import './knowledge.css';
import { useState } from 'preact/hooks';
import { LineChart } from '../../../ui/LineChart';
import { Panel } from '../../../ui/Panel';
import { Segmented } from '../../../ui/Segmented';
import type { LandmarksPlay } from '../play';
import { t } from '../words';
import { type Moment, momentsOf } from './ledger';

interface Props {
  play: LandmarksPlay;
  /** Pixels. */
  height: number;
}

const MEASURES = ['coins', 'landmarks'] as const;

type Measure = (typeof MEASURES)[number];

/** Coins, or the value of the Landmarks, of all players round by round. */
export function Curves({ play, height }: Props) {
  const [measure, setMeasure] = useState<Measure>('coins');
  const moments = momentsOf(play.table.value, play.lines.value);
  const first = moments[0]?.round ?? 0;
  return (
    <Panel
      small
      title={t(`charts.${measure}`)}
      aside={
        <Segmented
          label={t('charts.measure')}
          choices={MEASURES.map((value) => ({ value, label: t(`charts.${value}.short`) }))}
          value={measure}
          onChange={setMeasure}
        />
      }
    >
      {moments.length > 1 ? (
        <LineChart
          lines={linesOf(play, moments, measure)}
          height={height}
          moment={t('charts.round')}
          lastMoment={t('charts.now')}
        />
      ) : (
        <p class="lm-note">{t('charts.soon')}</p>
      )}
      {first > 0 && <p class="lm-note">{t('charts.earlier', { round: first })}</p>}
    </Panel>
  );
}

function linesOf(play: LandmarksPlay, moments: readonly Moment[], measure: Measure) {
  return play.table.value.players.map(({ seat }, i) => ({
    seat,
    name: play.called(seat),
    colour: play.colour(seat),
    points: moments.map((moment) => ({ at: moment.round, value: moment[measure][i] ?? 0 })),
  }));
}
