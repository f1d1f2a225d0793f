import './dice.css';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Die, type Pips } from './Die';
import { tumbleOf, useTumble } from './tumble';

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

/**
 * The last throw. New dice tumble, one comes to rest after the other, and they land on what the server has
 * drawn; the faces between say nothing.
 */
export function Dice(props: Props) {
  const { pips, thrown, size = 56, moving, label, count = 1, millis = TUMBLE_MILLIS } = props;
  // What a throw begins with it keeps: the scene after it has another length.
  const lasts = useMemo(() => millis, [thrown]);
  const tumble = moving && pips ? tumbleOf(thrown, pips, lasts) : null;
  const turn = useTumble(thrown, tumble, lasts);
  const tumbles = turn !== null;
  useLayoutEffect(() => props.onTumble?.(tumbles), [tumbles]);
  const lying = pips ?? Array.from({ length: count }, () => null);
  const shown = (turn !== null && tumble?.faces[turn]) || lying;
  return (
    <div class={`dice${tumbles ? ' tumbling' : ''}`} role="img" aria-label={label}>
      {shown.map((each, i) => (
        <svg
          key={i}
          style={{ '--tumble': `${tumble?.lasts[i] ?? lasts}ms` }}
          width={size}
          height={size}
          viewBox="-30 -30 60 60"
          aria-hidden="true"
        >
          <Die pips={each} x={0} y={0} size={52} />
        </svg>
      ))}
    </div>
  );
}
