import type { Session } from '../session';
import type { Square } from '../wire';
import { squareActs } from './acts';

const USABLE = ':not([aria-disabled=true], [data-focus=never])';

/**
 * Where Enter leads on the square that is chosen already: to what its card does first, as where a key has chosen it. What
 * runs into debt is not at hand for it.
 */
export function chosenAct(session: Session, square: Square): HTMLElement | null {
  const { play, chosen, putAway, tray } = session;
  if (chosen.value !== square || tray.value !== null) return null;
  if (!play.phone.value) {
    if (putAway.value === square) return null;
    return document.querySelector(`.square-acts .button${USABLE}`);
  }
  const first = squareActs(session, square).find(({ main, blocked }) => main && !blocked);
  const buttons = document.querySelectorAll<HTMLElement>(`.sheet .button${USABLE}`);
  const isIt = (each: Element) => each.querySelector('.button-label')?.textContent === first?.label;
  return [...buttons].find(isIt) ?? null;
}
