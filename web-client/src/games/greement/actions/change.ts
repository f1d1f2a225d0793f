import { t } from '../words';

interface Change {
  from: number;
  to: number;
}

/** From what to what, or that it stays. */
export function changeWords({ from, to }: Change): string {
  return from === to ? t('sum.stays', { value: from }) : t('sum.change', { from, to });
}

/** Words in which no line ends between from what and to what, nor before what a factor is. */
export function unparted(words: string): string {
  return words.replaceAll(' → ', '\u00a0→\u00a0').replaceAll('× ', '×\u00a0');
}

/** The same as a change for the ear, which hears no arrow. */
export function spokenChange({ from, to }: Change): string {
  return from === to ? t('sum.stays', { value: from }) : t('spoken.change', { from, to });
}

/** More is good, unless it is more debt; what stays has no colour. */
export function changeTone({ from, to }: Change, isDebt = false): string {
  if (from === to) return '';
  return to > from === isDebt ? 'brick-words' : 'green-words';
}
