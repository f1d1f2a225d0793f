import { useEffect } from 'preact/hooks';
import { type Session, wayTo } from '../session';
import { placeOf } from '../spaces';
import type { Space } from '../wire';
import { fittingSpaces, sendCorners } from './marks';

/** Pixels between what is to be seen and what lies over the head and the foot of the page. */
const CLEAR = 8;

/**
 * On a low phone the sheet lies over the last rows: with each turn and each choice the page is moved
 * until the reader's piece, the way and the chosen space are seen; or all that may be chosen.
 */
export function useInSight(session: Session): void {
  const { play } = session;
  const wanted = play.phone.value ? wantedInSight(session).join(' ') : '';
  useEffect(() => {
    const places = wanted
      .split(' ')
      .flatMap((space) => document.querySelector(`[data-space="${space}"]`) ?? [])
      .map((place) => place.getBoundingClientRect());
    const top = missing(places);
    if (top !== 0) scrollBy({ top, behavior: play.moving.peek() ? 'smooth' : 'auto' });
  }, [wanted]);
}

/** What the reader's turn is about just now, the most needed last; nothing while others are on turn. */
function wantedInSight(session: Session): readonly Space[] {
  const { play, chosen, yours, destinations, scenes } = session;
  const { phase, players } = play.table.value;
  const to = chosen.value;
  const piece = players.find(({ seat }) => seat === play.seat.value)?.piece;
  const isWalking = yours.value && (phase === 'roll' || phase === 'move');
  const from = isWalking && piece?.space ? [piece.space] : [];
  if (to === null) return scenes.running.value === null ? [...from, ...toChoose(session)] : from;
  return destinations.value.has(to) ? [...from, ...wayTo(session, to)] : [to];
}

/** Every space that may be chosen, the highest row last: as many as there is room for. */
function toChoose(session: Session): readonly Space[] {
  const { destinations } = session;
  const spaces = [...destinations.value.keys(), ...fittingSpaces(session), ...sendCorners(session)];
  return spaces.toSorted((one, other) => rowOf(other) - rowOf(one));
}

function rowOf(space: Space): number {
  return placeOf(space).row;
}

/** How far the page is to be moved; what is most needed stays where it can be seen. */
function missing(places: readonly DOMRect[]): number {
  const needed = places.at(-1);
  const foot = document.querySelector('.phone-foot')?.getBoundingClientRect();
  if (!needed || !foot) return 0;
  const under = Math.max(...places.map(({ bottom }) => bottom)) + CLEAR - foot.top;
  const above = headEnd() + CLEAR;
  if (under > 0) return Math.min(under, needed.top - above);
  return Math.min(0, Math.min(...places.map(({ top }) => top)) - above);
}

/** Where the header ends, with the strip of the seats where that stays below it. */
function headEnd(): number {
  const head = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const seats = document.querySelector<HTMLElement>('.seats.phone');
  const stays = seats !== null && getComputedStyle(seats).position === 'sticky';
  return stays ? head + seats.offsetHeight : head;
}
