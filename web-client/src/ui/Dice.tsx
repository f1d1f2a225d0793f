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
}

const TUMBLE_MILLIS = 700;
const FACES = 3;

/**
 * The last throw. New dice tumble over two or three faces and land on what the server has drawn; the
 * faces between say nothing.
 */
export function Dice({ pips, thrown, size = 56, moving, label, count = 1 }: Props) {
  const face = useTumble(thrown, moving && pips !== null);
  const shown = pips ?? Array.from({ length: count }, () => null);
  return (
    <div class={`dice${face === null ? '' : ' tumbling'}`} role="img" aria-label={label}>
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

/** Which turn of its tumble a new throw is in; null while it lies still. */
function useTumble(thrown: string | number, moves: boolean): number | null {
  const [face, setFace] = useState<number | null>(null);
  const [known, setKnown] = useState(thrown);
  useEffect(() => {
    if (thrown === known) return;
    setKnown(thrown);
    if (!moves) return;
    setFace(0);
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      setFace(turn < FACES ? turn : null);
      if (turn >= FACES) clearInterval(timer);
    }, TUMBLE_MILLIS / FACES);
    return () => {
      clearInterval(timer);
      setFace(null);
    };
  }, [thrown]);
  return face;
}
