import { useLayoutEffect, useState } from 'preact/hooks';
import type { Pips } from './Die';

/** How long a tumbling die shows a face. */
const FACE_MILLIS = 60;
/** So much sooner than the next one a die comes to rest. */
const APART_MILLIS = 120;
const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/** What the dice of a throw show from one turn of their tumble to the next, and how long each tumbles. */
interface Tumble {
  faces: readonly (readonly Pips[])[];
  /** In milliseconds, for each die: one after the other comes to rest. */
  lasts: readonly number[];
}

/**
 * The tumble of a throw, the same for everybody. Each die goes its own way to what it lands on, which it does
 * not show before; neither a face nor a sum shows twice in a row.
 */
export function tumbleOf(thrown: string | number, pips: readonly Pips[], millis: number): Tumble {
  const turns = Math.max(2, Math.round(millis / FACE_MILLIS));
  const apart = Math.min(Math.round(APART_MILLIS / FACE_MILLIS), Math.floor(turns / 2));
  const rests = pips.map((_, i) => Math.max(1, turns - apart * (pips.length - 1 - i)));
  const faces: (readonly Pips[])[] = [];
  let next = pips;
  for (let turn = turns - 1; turn >= 0; turn--) {
    const dice = pips.map((lands, i) => {
      return { key: `${i} ${turn} ${thrown}`, lands, lies: turn >= (rests[i] ?? 0) };
    });
    next = turned(next, dice);
    faces.unshift(next);
  }
  return { faces, lasts: rests.map((rest) => (millis * rest) / turns) };
}

/** The faces before these. */
function turned(
  next: readonly Pips[],
  dice: readonly { key: string; lands: Pips; lies: boolean }[],
): readonly Pips[] {
  const shown = [...next];
  dice.forEach(({ key, lands, lies }, i) => {
    if (lies) return;
    const sum = sumOf(next) - sumOf(shown) + (shown[i] ?? 0);
    const isLast = i === dice.length - 1;
    const others = PIPS.filter(
      (each) => each !== lands && each !== next[i] && !(isLast && each === sum),
    );
    shown[i] = others[scattered(key) % others.length] as Pips;
  });
  return shown;
}

function sumOf(pips: readonly Pips[]): number {
  return pips.reduce((sum: number, each) => sum + each, 0);
}

/** A number that looks like chance but is always the same for a key. */
function scattered(key: string): number {
  let mixed = 2166136261;
  for (const each of key) mixed = Math.imul(mixed ^ each.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822507);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/**
 * In which turn of its tumble a throw is, from the first picture on in which it is known; null while it
 * lies, as one does that is there when it is first looked at.
 */
export function useTumble(
  thrown: string | number,
  tumble: Tumble | null,
  millis: number,
): number | null {
  const [at, setAt] = useState<{ thrown: string | number; turn: number | null }>({
    thrown,
    turn: null,
  });
  useLayoutEffect(() => {
    if (at.thrown === thrown) return;
    setAt({ thrown, turn: tumble && 0 });
    if (!tumble) return;
    let turn = 0;
    const turning = setInterval(() => {
      turn += 1;
      setAt({ thrown, turn });
    }, millis / tumble.faces.length);
    const end = setTimeout(() => {
      clearInterval(turning);
      setAt({ thrown, turn: null });
    }, millis);
    return () => {
      clearInterval(turning);
      clearTimeout(end);
    };
  }, [thrown]);
  if (!tumble) return null;
  return at.thrown === thrown ? at.turn : 0;
}
