import type { StandIn, StoryLine } from '../game';
import type { EconomyPlay } from './play';
import type { Action } from './wire';
import { t } from './words';

/** Said while the autopilot plays for the reader. */
export function standIn({ table, seat, lines }: EconomyPlay): StandIn | undefined {
  const me = table.value.players.find((player) => player.seat === seat.value);
  if (!me?.autopilot || table.value.phase === 'over') return undefined;
  const words = t(ranOut(lines.value, me.seat) ? 'standIn.late' : 'standIn');
  return { words, action: { type: 'take-over' } satisfies Action };
}

/** True where the autopilot began because clocks had run out, not because the reader was gone. */
function ranOut(lines: readonly StoryLine[], seat: number): boolean {
  const began = lines.findLastIndex(({ code, args }) => code === 'autopilot' && args.seat === seat);
  const before = lines[began - 1];
  return before?.code === 'time-up' && before.args.seat === seat;
}
