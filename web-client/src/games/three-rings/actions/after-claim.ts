import { effect } from '@preact/signals';
import { kept } from '../../../settings';
import { isGuiding } from '../../guide';
import { isOpen } from '../../moves';
import { guideOf } from '../guide';
import type { Session } from '../session';

/** True if the reader's turn ends by itself after a claim, as nothing but the bank is left then. */
export const endsAfterClaim = kept(
  'three-rings.end-after-claim',
  true,
  (value) => typeof value === 'boolean',
);

/**
 * Ends the reader's turn once he has claimed, where he wants that; interest on the way is paid first.
 * Who is led through his first turn ends it by hand: the guide has something to say before.
 */
export function endAfterClaim(session: Session): void {
  const { play } = session;
  const guide = guideOf(session);
  let ended: number | null = null;
  effect(() => {
    const { phase, claimed, turn, round } = play.table.value;
    if (phase !== 'after-roll' || !claimed || turn !== play.seat.value || round === ended) return;
    if (!endsAfterClaim.value || !isOpen(play.moves.value, 'end-turn')) return;
    ended = round;
    if (!isGuiding('three-rings', guide)) void play.act({ type: 'end-turn' });
  });
}
