import type { Pill } from '../game';
import { playerOf, type Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "turn 74". */
export function standing({ play }: Session): string {
  const { phase, turnNumber: turn } = play.table.value;
  return phase === 'over' ? t('standing.over', { turn }) : t('standing.turn', { turn });
}

/** What the pill says where the reader is on turn; else the frame knows. */
export function pillOf({ play }: Session): Pill | undefined {
  const { phase, turn } = play.table.value;
  if (phase === 'over') return { kind: 'still', words: t('pill.over') };
  if (turn !== play.seat.value) return undefined;
  const automatic = playerOf(play.table.value, turn)?.autoRoll && phase !== 'tax';
  return { kind: 'yours', words: automatic ? t('pill.auto') : t(`pill.${phase}`), clock: phase };
}
