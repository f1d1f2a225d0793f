import { signal } from '@preact/signals';
import { announce } from './aria';
import type { IconName } from './icon-names';

export interface Toast {
  text: string;
  /** Plain tells what happened, `refused` why something did not, `done` that it did. */
  kind: 'plain' | 'refused' | 'done';
  icon?: IconName | undefined;
}

const SHOWN_MILLIS = 4000;

/** The toast that is shown now; a new one takes the place of the old. */
export const shownToast = signal<Toast | undefined>(undefined);

let hide: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence at the foot of the board for four seconds and says it to screen readers. */
export function toast(text: string, kind: Toast['kind'] = 'plain', icon?: IconName): void {
  showToast({ text, kind, icon });
  announce(text, kind === 'refused' ? 'assertive' : 'polite');
}

/** The same for the eye alone, where the log says it to those who listen. */
export function showToast(told: Toast): void {
  clearTimeout(hide);
  shownToast.value = told;
  hide = setTimeout(dismissToast, SHOWN_MILLIS);
}

export function dismissToast(): void {
  clearTimeout(hide);
  shownToast.value = undefined;
}
