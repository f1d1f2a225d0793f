import { focused, isEnterFree } from '../../ui/keys';
import { isGuided, type Session } from './session';

/**
 * True while Enter does with the chosen space what its button says, which without one says what is to be done first:
 * on the board it means the space in the focus, elsewhere it belongs to what has the focus, and while the guide leads
 * to that.
 */
export function isEntered({ chosen }: Pick<Session, 'chosen'>): boolean {
  const place = focused()?.closest<SVGElement>('[data-space]');
  if (isGuided()) return false;
  return place ? place.dataset.space === chosen.value : isEnterFree();
}
