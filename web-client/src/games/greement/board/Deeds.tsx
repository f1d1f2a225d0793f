import './deeds.css';
import { Token } from '../../../ui/Token';
import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { TILE } from '../Tile';
import type { Square } from '../wire';
import { t } from '../words';
import { boardPattern } from './Defs';
import { enlarged } from './figures';
import { BOX, cornerOf } from './geometry';

/** What others do just now: their frame and mark on the square, and of the newest a word. */
export function Deeds({ session, figure }: { session: Session; figure: number }) {
  const last = session.worded.value;
  if (!last) return null;
  return (
    <>
      {session.deeds.value.map((deed) => (
        <Marked key={deed.key} session={session} deed={deed} />
      ))}
      <Word key={last.key} session={session} deed={last} times={enlarged(figure)} />
    </>
  );
}

interface Props {
  session: Session;
  deed: StoryLine;
}

function Marked({ session, deed }: Props) {
  const { x, y } = cornerOf(squareOf(deed));
  const colour = session.play.colour(Number(deed.args.seat));
  return (
    <g class="deed" transform={`translate(${x} ${y})`}>
      <rect class="deed-halo" x="-3" y="-3" width={TILE + 6} height={TILE + 6} rx="10" />
      <rect
        class="tile-frame"
        x="3"
        y="3"
        width={TILE - 6}
        height={TILE - 6}
        rx="5"
        stroke={boardPattern(colour)}
      />
      <g class="deed-token">
        <Token colour={colour} x={49.5} y={49.5} r={11.5} />
      </g>
    </g>
  );
}

/** About how wide a letter is, and how much lies around the words. */
const LETTER = 7.8;
const AROUND = 22;
const HIGH = 26;

/** Over the square, or below it in the first row; on a phone below it, or over it in the last. Never beyond the board. */
function Word({ session, deed, times }: Props & { times: number }) {
  const square = squareOf(deed);
  const words = deedWords(session, deed);
  const { x, y } = cornerOf(square);
  const width = words.length * LETTER + AROUND;
  const left = Math.max(0, Math.min(BOX - width * times, x + (TILE - width * times) / 2));
  const high = HIGH * times;
  const [above, below] = [y - high - 6, y + TILE + 6];
  // On a phone the coins come from the seats above the map, and would fly across it.
  const isBelow = session.play.phone.value ? below + high <= BOX : y <= high + 34;
  const top = isBelow ? below : above;
  return (
    <g class="deed-word" transform={`translate(${left} ${top}) scale(${times})`}>
      <rect width={width} height={HIGH} rx={HIGH / 2} />
      <text x={width / 2} y="18">
        {words}
      </text>
    </g>
  );
}

function squareOf({ args }: StoryLine): Square {
  return String(args.square);
}

function deedWords({ play }: Session, { code, args }: StoryLine): string {
  const name = play.name(Number(args.seat));
  switch (code) {
    case 'bought':
      return t('deed.buys', { name, coins: Number(args.price) + Number(args.tax) });
    case 'seeded':
      return t('deed.seeds', { name });
    default:
      return t('deed.grazes', { name });
  }
}
