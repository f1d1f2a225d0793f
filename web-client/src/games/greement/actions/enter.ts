import { isFree } from '../../../room/guide/focus';
import { focusIn } from '../../../ui/focus';
import { openedByKey } from '../../../ui/keys';

/** Brings the focus to the main button of the bar, where Enter does what its badge promises. */
export function focusOnMain(): void {
  const bar = document.querySelector<HTMLElement>('.act-bar');
  if (bar) focusIn(bar);
}

/** The first amount of the bar, which the others follow. */
export function focusOnAmount(): void {
  document.querySelector<HTMLElement>('.act-bar [role=spinbutton]')?.focus();
}

/** Goes on to the button of a key, which says what it does; one that has to wait says why, as if it was pressed. */
export function goOnTo(key: string): void {
  const button = document.querySelector<HTMLElement>(`.act-bar [aria-keyshortcuts="${key}"]`);
  if (button?.getAttribute('aria-disabled') === 'true') button.click();
  else button?.focus();
}

/** Whoever decides by a key goes on at its button: Enter never does the opposite of what was just decided. */
export function goOnByKey(key: string): void {
  if (!openedByKey()) return;
  const places = ':is(.action-slot, .sheet)';
  document.querySelector<HTMLElement>(`${places} [aria-keyshortcuts="${key}"]`)?.focus();
}

/** Whoever decides by a key from nowhere goes on where it can be changed; from the map he stays there. */
export function goOnAtAmount(): void {
  if (openedByKey() && isFree(document.activeElement)) focusOnAmount();
}
