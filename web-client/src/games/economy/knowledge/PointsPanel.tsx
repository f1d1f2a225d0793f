import './knowledge.css';
import { LineChart } from '../../../ui/LineChart';
import { Panel } from '../../../ui/Panel';
import type { Session } from '../session';
import { t } from '../words';

interface Props {
  session: Session;
  height: number;
  title?: string;
}

/** The points of all, one step a round, from what this browser has seen itself. */
export function PointsPanel({ session, height, title = t('points.title') }: Props) {
  const { play, totals } = session;
  const { target, part, phase, players } = play.table.value;
  const rounds = totals.rounds.value;
  const lines = players.map(({ seat }, i) => ({
    seat,
    name: play.called(seat),
    colour: play.colour(seat),
    points: rounds.map(({ round, points }) => ({ at: round, value: points[i] ?? 0 })),
  }));
  return (
    <Panel title={title} small>
      {rounds.length > 1 ? (
        <LineChart lines={lines} target={target} height={height} moment={t('points.round')} />
      ) : (
        <p class="ec-empty">
          {t(phase === 'over' ? 'points.unseen' : part === 1 ? 'points.none' : 'points.soon')}{' '}
          {phase !== 'over' && t('points.target', { target })}
        </p>
      )}
    </Panel>
  );
}
