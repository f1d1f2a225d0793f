import { effect } from '@preact/signals';
import { kept } from '../../../settings';
import { isOpen } from '../../moves';
import type { ThreeRingsPlay } from '../play';

/** True if the reader's turn ends by itself after a claim, as nothing but the bank is left then. */
export const endsAfterClaim = kept(
  'three-rings.end-after-claim',
  false,
  (value) => typeof value === 'boolean',
);

/** Ends the reader's turn once he has claimed, where he wants that; interest on the way is paid first. */
export function endAfterClaim(play: ThreeRingsPlay): void {
  let ended: number | null = null;
  effect(() => {
    const { phase, claimed, turn, round } = play.table.value;
    if (phase !== 'after-roll' || !claimed || turn !== play.seat.value || round === ended) return;
    if (!endsAfterClaim.value || !isOpen(play.moves.value, 'end-turn')) return;
    ended = round;
    void play.act({ type: 'end-turn' });
  });
}
