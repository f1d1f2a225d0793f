import { announce } from '../../../ui/aria';
import { byKey } from '../../../ui/keys';
import { groundBlock } from '../actions/reasons';
import type { Session } from '../session';
import type { Square } from '../wire';
import { squareActs } from './acts';

const USABLE = ':not([aria-disabled=true], [data-focus=never])';

/**
 * Enter on the square that is chosen already goes on with it: to what its card does first, where only a loan buys it to
 * the amount of that, else it says why nothing can be done. False where there is nothing to go on with.
 */
export function goesOn(session: Session, square: Square): boolean {
  const { chosen, putAway, tray } = session;
  if (chosen.value !== square || putAway.value === square || tray.value !== null) return false;
  const at = chosenAct(session, square);
  if (at) {
    at.focus();
    return true;
  }
  const acts = squareActs(session, square);
  const ground = session.yours.value ? groundBlock(session) : undefined;
  const why = ground ?? acts.find(({ blocked }) => blocked !== undefined)?.blocked;
  if (acts.some(({ borrows }) => borrows)) {
    byKey(() => {
      tray.value = 'borrow';
    });
  } else if (why !== undefined) announce(why, 'assertive');
  return why !== undefined || acts.length > 0;
}

/** The button that its card does first, as where a key has chosen it. What runs into debt is not at hand. */
function chosenAct(session: Session, square: Square): HTMLElement | null {
  if (!session.play.phone.value) {
    return document.querySelector(`.square-acts .button${USABLE}`);
  }
  const first = squareActs(session, square).find(({ main, blocked }) => main && !blocked);
  const buttons = document.querySelectorAll<HTMLElement>(`.sheet .button${USABLE}`);
  const isIt = (each: Element) => each.querySelector('.button-label')?.textContent === first?.label;
  return [...buttons].find(isIt) ?? null;
}
