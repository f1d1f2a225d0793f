import { tellChoice } from '../board/press';
import type { Session } from '../session';
import type { Space } from '../wire';

/** From a space chosen by other means it begins with the best, not with what is worth less than that. */
export function chooseByWorth(
  session: Session,
  spaces: readonly Space[],
  step: typeof after,
): void {
  const { chosen, led } = session;
  const [best] = spaces;
  const isLed = chosen.value === led.value || chosen.value === best;
  choose(session, step(spaces, isLed ? chosen.value : null));
  led.value = chosen.value;
}

/** The one that follows, and after the last the first again. */
export function after(spaces: readonly Space[], space: Space | null): Space | null {
  const at = space === null ? -1 : spaces.indexOf(space);
  return spaces[(at + 1) % spaces.length] ?? null;
}

/** The one it follows, and before the first the last; where none is chosen the first. */
export function before(spaces: readonly Space[], space: Space | null): Space | null {
  return spaces.at(space === null ? 0 : spaces.indexOf(space) - 1) ?? null;
}

/** Chooses a space as a press on it does, and says so. */
export function choose(session: Session, space: Space | null): void {
  const { chosen, drawn, pointed } = session;
  drawn.value = [];
  pointed.value = null;
  chosen.value = space;
  tellChoice(session);
}
