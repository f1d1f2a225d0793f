import { focusIn } from '../../../ui/focus';

/** Brings the focus to the main button of the bar, where Enter does what its badge promises. */
export function focusOnMain(): void {
  const bar = document.querySelector<HTMLElement>('.act-bar');
  if (bar) focusIn(bar);
}
