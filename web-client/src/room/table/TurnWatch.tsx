import { useEffect, useRef } from 'preact/hooks';
import { now } from '../../clock';
import { announce } from '../../ui/aria';
import { t } from '../words';
import type { Turn } from './turn';

/** Seconds at which a clock that runs for the reader is told. */
const TOLD_AT = [30, 10];

/** Says to those who listen when the turn passes, and when their own time gets short. */
export function TurnWatch({ turn, onShort }: { turn: Turn; onShort: () => void }) {
  useEffect(() => announce(turn.words, 'assertive'), [turn.words]);
  const mine = turn.kind === 'yours' || turn.kind === 'vote';
  if (!mine || !turn.running) return null;
  return <ShortTime endsAtMillis={turn.running.endsAtMillis} onShort={onShort} />;
}

function ShortTime({ endsAtMillis, onShort }: { endsAtMillis: number; onShort: () => void }) {
  const left = Math.ceil((endsAtMillis - now.value) / 1000);
  const before = useRef(left);
  useEffect(() => {
    const passed = TOLD_AT.find((mark) => before.current > mark && left <= mark);
    before.current = left;
    if (passed === undefined || left <= 0) return;
    announce(t('turn.seconds', { n: passed }), 'assertive');
    if (passed === 10) onShort();
  }, [left]);
  return null;
}
