import type { Session } from '../session';
import { t } from '../words';

/** Where a choice is shown whose button has not been pressed; undefined before the last seconds. */
export function lateLine({ late, chosen }: Session): string | undefined {
  return late.value && chosen.value !== null ? t('late.line') : undefined;
}

/** On a phone, whose folded sheet shows the button alone, it is told by when to press. */
export function lateLabel({ play, late }: Session, label: string): string {
  return late.value && play.phone.value ? t('late.label', { label }) : label;
}
