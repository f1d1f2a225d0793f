import { incomingOffers } from './knowledge/offers';
import type { Session } from './session';

/** True while the sheet of any phone is so high that it lies over what stands under the map. */
export function isHigh({ play, tray }: Session): boolean {
  const isAsked = incomingOffers({ play }).length > 0;
  return tray.value !== null || isAsked || /loaning|event/.test(play.table.value.phase);
}
