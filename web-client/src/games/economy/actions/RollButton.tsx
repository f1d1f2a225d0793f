import { useEffect } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { ownChance } from '../knowledge/chances';
import { isRivalPlayed } from '../playing';
import { whyNotYours } from '../reasons';
import type { Session } from '../session';
import { t } from '../words';

/** The roll; it stays in its place while another is on turn, and when it has been made. */
export function RollButton({ session }: { session: Session }) {
  const { play, yours } = session;
  const isSeen = !isRivalPlayed(session);
  const isToRoll = yours.value && isSeen && play.table.value.phase === 'roll';
  const isTumbling = isToRoll && session.scenes.running.value !== null;
  const waits = isTumbling ? t('roll.tumbles') : undefined;
  const blocked = isToRoll
    ? waits
    : (whyNotYours(session) ?? t(isSeen ? 'roll.done' : 'roll.soon'));
  useRollFocus(isToRoll && !isTumbling);
  return (
    <Button
      label={t('roll.do')}
      second={secondOf(session, isToRoll)}
      icon="dice-five"
      kind={isToRoll ? 'main' : 'plain'}
      keyCap="r"
      blocked={blocked}
      busy={play.busy.value === 'roll'}
      onClick={() => void play.act({ type: 'roll' })}
    />
  );
}

/** What happens when nobody presses it; on a phone also what it can bring, which the bar of the board says. */
function secondOf(session: Session, isToRoll: boolean): string {
  const { play } = session;
  const isTold = isToRoll && play.phone.value;
  const chance = isTold ? ownChance(play) : t('roll.do.line');
  if (!isToRoll || !isTimed(session)) return chance;
  const when = t('roll.do.timed');
  return isTold ? t('roll.do.chance', { chance, when }) : when;
}

/** True while a clock runs that throws the die at its end. */
function isTimed({ play }: Session): boolean {
  return play.clocks.value.some(({ what }) => what === 'roll');
}

/**
 * With the own turn the focus comes back to the roll, if it was left on the actions as a whole when
 * their buttons went.
 */
function useRollFocus(isToRoll: boolean): void {
  useEffect(() => {
    const at = document.activeElement;
    if (!isToRoll || !(at instanceof HTMLElement) || at.dataset.focus !== 'read') return;
    const roll = at.querySelector<HTMLElement>('[aria-keyshortcuts="r"]');
    if (at.matches('.action-slot, .act-bar, .sheet, .sheet-body')) roll?.focus();
  }, [isToRoll]);
}
