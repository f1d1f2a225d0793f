import './dice.css';
import { useEffect, useState } from 'preact/hooks';
import { Die, type Pips } from './Die';

interface Props {
  /** What was thrown; null shows nothing yet: blank dice. */
  pips: readonly Pips[] | null;
  /** Changes with each throw: the same pips thrown again tumble again. */
  thrown: string | number;
  /** Pixels of one die's side. */
  size?: number;
  /** True while pieces may travel. */
  moving: boolean;
  /** What is said to those who do not see it: "You rolled 3". */
  label: string;
  /** How many dice lie there before the first throw. */
  count?: number;
  /** How long they tumble; quick turns have less time. */
  millis?: number;
  /** Says when they begin to tumble, and when they lie. */
  onTumble?: (on: boolean) => void;
}

const TUMBLE_MILLIS = 700;
const FACES = 3;

/**
 * The last throw. New dice tumble over two or three faces and land on what the server has drawn; the
 * faces between say nothing.
 */
export function Dice(props: Props) {
  const { pips, thrown, size = 56, moving, label, count = 1, millis = TUMBLE_MILLIS } = props;
  const { face, lasts } = useTumble(thrown, millis, moving && pips !== null);
  const tumbles = face !== null;
  useEffect(() => props.onTumble?.(tumbles), [tumbles]);
  const shown = pips ?? Array.from({ length: count }, () => null);
  return (
    <div
      class={`dice${tumbles ? ' tumbling' : ''}`}
      style={{ '--tumble': `${lasts}ms` }}
      role="img"
      aria-label={label}
    >
      {shown.map((last, i) => (
        <svg key={i} width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
          <Die
            pips={face === null || last === null ? last : between(last, face)}
            x={0}
            y={0}
            size={52}
          />
        </svg>
      ))}
    </div>
  );
}

/** The face that shows in a turn of the tumble: never the one it lands on. */
function between(last: Pips, turn: number): Pips {
  return (((last + 1 + turn) % 6) + 1) as Pips;
}

interface Tumble {
  /** Which turn of its tumble a throw is in; null while it lies still. */
  face: number | null;
  /** How long this tumble takes in all. */
  lasts: number;
}

function useTumble(thrown: string | number, millis: number, moves: boolean): Tumble {
  const [face, setFace] = useState<number | null>(null);
  const [lasts, setLasts] = useState(millis);
  const [known, setKnown] = useState(thrown);
  useEffect(() => {
    if (thrown === known) return;
    setKnown(thrown);
    if (!moves) return;
    setLasts(millis);
    setFace(0);
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      setFace(turn < FACES ? turn : null);
      if (turn >= FACES) clearInterval(timer);
    }, millis / FACES);
    return () => {
      clearInterval(timer);
      setFace(null);
    };
  }, [thrown]);
  return { face, lasts };
}
