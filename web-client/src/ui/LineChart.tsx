import './line-chart.css';
import { useRef } from 'preact/hooks';
import { figure } from '../i18n/figure';
import { apart, type ChartPoint, steps, thinned, ticks, widened } from './chart';
import { type ChartMark, type Sign, signsOf, TOKEN } from './chart-signs';
import { type SeatColour, seatLooks } from './seats';
import { Token } from './Token';
import { useWidth } from './width';

/** One seat's line: it carries the seat's dash, and its mark where it ends. */
export interface ChartLine {
  seat: number;
  name: string;
  colour: SeatColour;
  points: readonly ChartPoint[];
  /** The reader's own lies on those that have come to the same. */
  own?: boolean;
}

interface Props {
  lines: readonly ChartLine[];
  marks?: readonly ChartMark[];
  /** A dashed line across: what everybody wants to reach. */
  target?: number;
  /** Pixels. */
  height: number;
  /** The scale begins at the least value instead of at 0: lines that lie close stay apart. */
  close?: boolean;
  /** It spans so much at the least: a small change looks small. */
  span?: number;
  /** How a value is printed. */
  printed?: (value: number) => string;
  /**
   * The words of the table for those who do not see the chart: what it shows, what a moment is
   * called, and the last.
   */
  caption?: string;
  moment: string;
  lastMoment?: string;
}

/** Pixels of its width until it is seen. */
const ABOUT = 860;
const LEFT = 50;
const RIGHT = 34;
/** Pixels of it to the left of the marks. */
const CLEAR = 7;
const BOTTOM = 24;
/** Half the width of one of its figures. */
const FIGURE = 4;
const TOP = 12;
/** What a row of words beside marks takes of the height above the lines. */
const MARK_HEIGHT = 14;
/** Pixels that a figure beside the lines takes; a low chart has room for fewer. */
const RUNG_HEIGHT = 20;
const MOST_RUNGS = 5;

interface Frame {
  width: number;
  height: number;
  first: number;
  last: number;
  x: (at: number) => number;
  y: (value: number) => number;
  rungs: readonly number[];
  signs: readonly Sign[];
}

/** Where the word for a moment ends: clear of the first one that is named. */
function besideFigure(at: number | undefined, x: Frame['x']): number {
  return at === undefined ? LEFT - 8 : Math.min(LEFT, x(at)) - 4 - FIGURE * figure(at).length;
}

/** Where the middle of a moment's figure stands: the last is clear of the marks at the ends of the lines. */
function besideMarks(at: number, x: Frame['x'], width: number): number {
  return Math.min(x(at), width - RIGHT + CLEAR - FIGURE * figure(at).length);
}

/** Several seats' values over time. Drawn pixel for pixel, at most two points for each of them. */
export function LineChart(props: Props) {
  const { lines, target, height, moment, lastMoment, printed = figure } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(drawing, ABOUT);
  const frame = framed(props, width);
  const { x, y, rungs, first, last, signs } = frame;
  const named = ticks(first, last, width / 100);
  const endsNow = ({ points }: ChartLine) => points.at(-1)?.at === last;
  const values = lines.filter(endsNow).map(({ points }) => y(points.at(-1)?.value ?? 0));
  const ends = apart(values, Math.min(20, (height - 20) / values.length), height - 10);
  return (
    <div class="line-chart">
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ height: `${height}px` }}
        aria-hidden="true"
      >
        {rungs.map((value) => (
          <g key={value}>
            <path class="chart-rung" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text class="chart-value" x={LEFT - 8} y={y(value) + 4}>
              {printed(value)}
            </text>
          </g>
        ))}
        <text class="chart-axis" x={besideFigure(named[0], x)} y={height - 6}>
          {moment}
        </text>
        {named.map((at) => (
          <text key={at} class="chart-moment" x={besideMarks(at, x, width)} y={height - 6}>
            {at === last && lastMoment ? lastMoment : figure(at)}
          </text>
        ))}
        {target !== undefined && (
          <>
            <path class="chart-target" d={`M${LEFT} ${y(target)}H${width - RIGHT}`} />
            <text class="chart-value" x={LEFT - 8} y={y(target) + 4}>
              {printed(target)}
            </text>
          </>
        )}
        <Signs signs={signs} foot={height - BOTTOM} />
        {uppermostLast(lines).map(({ seat, points, colour }) => (
          <Line
            key={seat}
            path={thinned(points, 2 * width).map(({ at, value }) => `${x(at)} ${y(value)}`)}
            colour={colour}
          />
        ))}
        {lines
          .filter((line) => !endsNow(line))
          .map(({ seat, points, colour }) => (
            <Token
              key={seat}
              colour={colour}
              x={x(points.at(-1)?.at ?? first)}
              y={y(points.at(-1)?.value ?? 0)}
              r={8}
            />
          ))}
        {lines.filter(endsNow).map(({ seat, colour }, i) => (
          <Token key={seat} colour={colour} x={width - RIGHT + 18} y={ends[i] ?? 0} r={9} />
        ))}
      </svg>
      <Figures {...props} />
    </div>
  );
}

/** Through the gaps of a dashed line the one below is seen: solid ones lie lowest, the own line above its like. */
function uppermostLast(lines: readonly ChartLine[]): readonly ChartLine[] {
  const level = ({ colour, own }: ChartLine) =>
    (seatLooks[colour].dash === '' ? 0 : 2) + (own ? 1 : 0);
  return lines.toSorted((a, b) => level(a) - level(b));
}

function framed(
  { lines, marks = [], target, height, close, span = 0 }: Props,
  width: number,
): Frame {
  const all = lines.flatMap(({ points }) => points);
  const values = all.map(({ value }) => value);
  const foot = close ? (values[0] ?? 0) : 0;
  const least = values.reduce((low, value) => Math.min(low, value), foot);
  const most = values.reduce((high, value) => Math.max(high, value), target ?? 1);
  const room = Math.floor((height - TOP - BOTTOM) / RUNG_HEIGHT);
  const scale = steps(...widened(least, most, span), Math.min(MOST_RUNGS, room));
  const first = all.reduce((low, { at }) => Math.min(low, at), all[0]?.at ?? 0);
  const last = all.reduce((high, { at }) => Math.max(high, at), first);
  const [low, high] = [scale[0] ?? 0, target === undefined ? (scale.at(-1) ?? 1) : most];
  const x = (at: number) =>
    LEFT + ((at - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT);
  const signs = signsOf(marks, x, width);
  const top = TOP + MARK_HEIGHT * Math.max(0, ...signs.map(({ row }) => row + 1));
  const y = (value: number) =>
    height - BOTTOM - ((value - low) / (high - low)) * (height - top - BOTTOM);
  const isFree = (value: number) => target === undefined || Math.abs(y(value) - y(target)) > 14;
  const rungs = scale.filter((value) => value <= high && isFree(value));
  return { width, height, first, last, x, y, rungs, signs };
}

function Signs({ signs, foot }: { signs: readonly Sign[]; foot: number }) {
  return (
    <>
      {signs.map(({ at, words, place, row }) => (
        <path
          key={`${at} ${words}`}
          class="chart-mark"
          d={`M${place} ${TOP + row * MARK_HEIGHT - 8}V${foot}`}
        />
      ))}
      {signs.map(({ at, words, colour, place, row, turned, brief }) => {
        const top = TOP + row * MARK_HEIGHT;
        return (
          <g key={`${at} ${words}`} class="chart-mark">
            {brief && colour ? (
              <Token colour={colour} x={place} y={top - 4} r={TOKEN} />
            ) : (
              <text x={place + (turned ? -5 : 5)} y={top} text-anchor={turned ? 'end' : 'start'}>
                {words}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Line({ path, colour }: { path: readonly string[]; colour: SeatColour }) {
  const look = seatLooks[colour];
  const d = `M${path.join('L')}`;
  if (path.length === 0) return null;
  return (
    <>
      <path class="curve-ground" d={d} stroke-dasharray={look.dash} />
      <path
        class={`curve ${colour}`}
        d={d}
        stroke={look.colour}
        stroke-dasharray={look.dash}
        style={{ '--seat-colour': look.colour }}
      />
      {colour === 'flax' && <path class="curve-core" d={d} />}
      {colour === 'tar' && <path class="curve-ticks" d={d} stroke={look.colour} />}
    </>
  );
}

/** As many moments as one cares to hear. */
const MOST_ROWS = 24;

/** The same figures as a table, for those who do not see the chart; of a long game some moments. */
function Figures({ lines, marks = [], caption, moment, lastMoment, printed = figure }: Props) {
  const longest = lines.reduce<readonly ChartPoint[]>(
    (best, { points }) => (points.length > best.length ? points : best),
    [],
  );
  const stride = Math.max(1, Math.ceil(longest.length / MOST_ROWS));
  const rows = longest.filter((_, i) => i % stride === 0 || i === longest.length - 1);
  return (
    <div class="hidden-text">
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            <th scope="col">{moment}</th>
            {lines.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at }, i) => (
            <tr key={at}>
              <th scope="row">
                {i === rows.length - 1 && lastMoment ? lastMoment : at}{' '}
                {marks.filter((mark) => mark.at === at).map(({ words }) => words)}
              </th>
              {lines.map(({ seat, points }) => (
                <td key={seat}>{valueAt(points, at, printed)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function valueAt(
  points: readonly ChartPoint[],
  at: number,
  printed: (value: number) => string,
): string {
  const point = points.find((each) => each.at === at);
  return point ? printed(point.value) : '';
}
