import { useEffect, useRef } from 'preact/hooks';
import { now } from '../../clock';
import type { RunningClock } from '../../games/game';
import { announce } from '../../ui/aria';
import { t } from '../words';
import type { Turn } from './turn';

/**
 * Says to those who listen when the turn passes, and when their own time gets short. That others are waited
 * for interrupts nothing, and their own turn nothing that is still being read: it is why the turn is theirs.
 */
export function TurnWatch({ turn, onShort }: { turn: Turn; onShort: () => void }) {
  const said = useSaid(turn);
  useEffect(() => {
    if (!said) return undefined;
    const urgency = said.kind === 'waiting' ? 'polite' : 'in-turn';
    return announce(heard(said), urgency);
  }, [said]);
  const mine = turn.kind === 'yours' || turn.kind === 'vote';
  if (!mine || !turn.running) return null;
  const { what, endsAtMillis } = turn.running;
  return <ShortTime key={`${what} ${endsAtMillis}`} clock={turn.running} onShort={onShort} />;
}

/**
 * The turn that is said: while something is played the one before. Once another one's deed has been seen,
 * the same words are news again.
 */
function useSaid(turn: Turn): Turn | null {
  const said = useRef<Turn | null>(null);
  if (!turn.passing) {
    if (!said.current || heard(said.current) !== heard(turn)) said.current = turn;
  } else if (said.current?.kind !== turn.kind) {
    said.current = null;
  }
  return said.current;
}

/** One vote after another has the same words in the pill, and is about something else. */
function heard({ spoken, words }: Turn): string {
  return spoken ?? words;
}

function ShortTime({ clock, onShort }: { clock: RunningClock; onShort: () => void }) {
  const left = Math.ceil((clock.endsAtMillis - now.value) / 1000);
  const before = useRef(left);
  useEffect(() => {
    const isReached = (mark: number) => before.current > mark && left <= mark;
    const marks = warnings(clock.fullMillis);
    const told = marks.find(isReached);
    const isShort = isReached(Math.min(marks[0] ?? 0, TICK_SECONDS));
    before.current = left;
    if (left <= 0) return;
    if (told !== undefined) announce(t('turn.seconds', { n: told }), 'assertive');
    if (isShort) onShort();
  }, [left]);
  return null;
}

/** The seconds left at which a clock of three minutes or more is told, and where the last of it ticks. */
const MOST_SECONDS = [30, 10];
const TICK_SECONDS = 10;
/** Less than that is over before it has been said. */
const LEAST_SECONDS = 2;

/** Who hears that he has less cannot act any more; of a very short clock it is a third. */
const ENOUGH_SECONDS = 5;

/** The same of a shorter one by its own time, as its ring turns brick: in the last sixth and eighteenth. */
export function warnings(fullMillis: number): readonly number[] {
  const full = fullMillis / 1000;
  const first = Math.max(full / 6, Math.min(ENOUGH_SECONDS, full / 3));
  return [first, full / 18]
    .map((seconds, i) => Math.min(MOST_SECONDS[i] ?? 0, Math.ceil(seconds)))
    .filter((seconds) => seconds >= LEAST_SECONDS);
}
