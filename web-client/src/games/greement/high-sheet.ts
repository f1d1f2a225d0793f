import type { Session } from './session';

/** True while the sheet of any phone is so high that it lies over what stands under the map. */
export function isHigh({ play, tray }: Session): boolean {
  const isAsked = play.hand.value?.offers.some(({ maker }) => maker !== play.seat.value);
  return tray.value !== null || isAsked === true || /loaning|event/.test(play.table.value.phase);
}
