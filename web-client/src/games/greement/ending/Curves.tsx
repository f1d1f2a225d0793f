import './ending.css';
import { useState } from 'preact/hooks';
import { Panel } from '../../../ui/Panel';
import { Segmented } from '../../../ui/Segmented';
import { seatLooks } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { profitOf } from '../sums';
import type { Disclosure } from '../wire';
import { t } from '../words';
import { apart, type Curve, curvesOf, type Measure, steps } from './curves';
import { signed } from './verdict';

const WIDTH = 860;
const HEIGHT = 280;
const LEFT = 42;
const RIGHT = 34;
const TOP = 18;
const BOTTOM = 26;

/** Wealth, debt or profit of all players, round by round. */
export function Curves({ session }: { session: Session }) {
  const [measure, setMeasure] = useState<Measure>('wealth');
  const { disclosed } = session.play.table.value;
  if (!disclosed || disclosed.rounds.length === 0) return null;
  const table = session.play.table.value;
  const curves = curvesOf(disclosed, measure, (seat) => profitOf(table, seat));
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
      <Chart session={session} curves={curves} disclosed={disclosed} />
      <CurveTable session={session} curves={curves} />
    </Panel>
  );
}

interface ChartProps {
  session: Session;
  curves: readonly Curve[];
  disclosed: Disclosure;
}

function Chart({ session, curves, disclosed }: ChartProps) {
  const { play } = session;
  const values = curves.flatMap(({ points }) => points.map((point) => point.value));
  const lines = steps(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const last = Math.max(...curves.flatMap(({ points }) => points.map((point) => point.at)));
  const first = Math.min(...curves.flatMap(({ points }) => points.map((point) => point.at)));
  const x = (at: number) =>
    LEFT + ((at - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const marks = apart(
    curves.map(({ points }) => y(points.at(-1)?.value ?? 0)),
    20,
  );
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map((value) => (
        <g key={value}>
          <path class="chart-line" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
          <text class="chart-value" x={LEFT - 8} y={y(value) + 4}>
            {signed(value)}
          </text>
        </g>
      ))}
      {Array.from({ length: last - first + 1 }, (_, i) => first + i)
        .filter((round) => (round - first) % Math.ceil((last - first + 1) / 8) === 0)
        .map((round) => (
          <text key={round} class="chart-round" x={x(round)} y={HEIGHT - 6}>
            {round}
          </text>
        ))}
      <Cancelled disclosed={disclosed} x={x} />
      {curves.map(({ seat, points }, i) => (
        <g key={seat}>
          <Line
            path={points.map(({ at, value }) => `${x(at)} ${y(value)}`)}
            colour={play.colour(seat)}
          />
          <Token colour={play.colour(seat)} x={WIDTH - RIGHT + 18} y={marks[i] ?? 0} r={9} />
        </g>
      ))}
    </svg>
  );
}

function Line({ path, colour }: { path: readonly string[]; colour: keyof typeof seatLooks }) {
  const look = seatLooks[colour];
  const d = `M${path.join('L')}`;
  return (
    <>
      <path class="curve-ground" d={d} />
      <path class={`curve ${colour}`} d={d} stroke={look.colour} stroke-dasharray={look.dash} />
      {colour === 'flax' && <path class="curve-core" d={d} />}
      {colour === 'tar' && <path class="curve-ticks" d={d} stroke={look.colour} />}
    </>
  );
}

/** The rounds before which a card has cancelled all debts. */
function Cancelled({ disclosed, x }: { disclosed: Disclosure; x: (at: number) => number }) {
  const rounds = new Set(
    disclosed.papers
      .flatMap((paper) => paper.lines)
      .filter((line) => line.reason === 'debt-cancelled')
      .map((line) => line.round),
  );
  return (
    <>
      {[...rounds].map((round) => (
        <g key={round} class="cancelled">
          <path d={`M${x(round - 0.5)} ${TOP - 6}V${HEIGHT - BOTTOM}`} />
          <text x={x(round - 0.5) + 5} y={TOP + 2}>
            {t('end.debtsCancelled')}
          </text>
        </g>
      ))}
    </>
  );
}

/** The same figures as a table, for those who do not see the chart. */
function CurveTable({ session, curves }: { session: Session; curves: readonly Curve[] }) {
  const rounds = curves[0]?.points.map(({ at }) => at) ?? [];
  return (
    <table class="hidden-text">
      <thead>
        <tr>
          <th scope="col">{t('end.table.round')}</th>
          {curves.map(({ seat }) => (
            <th key={seat} scope="col">
              {session.play.name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round, i) => (
          <tr key={round}>
            <th scope="row">{i === rounds.length - 1 ? t('end.table.end') : round}</th>
            {curves.map(({ seat, points }) => (
              <td key={seat}>{points[i]?.value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
