import { useEffect } from 'preact/hooks';
import { sendCorners } from '../knowledge/corner';
import { fittingSpaces } from '../laying';
import { readerAt } from '../reader';
import { chosenDestination, type Session, wayTo } from '../session';
import { placeOf } from '../spaces';
import type { Space } from '../wire';
import { PITCH, RIM, VIEW } from './geometry';

/** Pixels between what is to be seen and what lies over the head and the foot of the page. */
const CLEAR = 8;
/** Pixels above a row under the head, for the signs that stand over the edge of its cards. */
const OVER = 5;

/**
 * On a low phone the sheet lies over the last rows: with each turn and each choice, and as the sheet grows or the
 * window shrinks, the board is moved until the reader's piece, the way and the chosen space are seen; or all that may
 * be chosen.
 */
export function useInSight(session: Session): void {
  const { play } = session;
  const wanted = play.phone.value ? wantedInSight(session).join(' ') : '';
  useEffect(() => {
    const show = () => {
      const top = missing(placesOf(wanted));
      const main = document.querySelector('.table-main');
      if (top !== 0) main?.scrollBy({ top, behavior: play.moving.peek() ? 'smooth' : 'auto' });
    };
    show();
    return wanted === '' ? undefined : onResize(show);
  }, [wanted]);
}

function placesOf(wanted: string): readonly DOMRect[] {
  return wanted
    .split(' ')
    .flatMap((space) => document.querySelector(`[data-space="${space}"]`) ?? [])
    .map((place) => place.getBoundingClientRect());
}

/**
 * Calls whenever the window, or what lies over the foot of the page, has become higher or lower. A sheet that is
 * folded or unfolded is no such case: it comes over the board, which stays where the reader sees it.
 */
function onResize(call: () => void): (() => void) | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>('.phone-foot, .table-main')];
  if (parts.length === 0 || typeof ResizeObserver === 'undefined') return undefined;
  const heights = () => parts.map(({ offsetHeight }) => offsetHeight).join();
  const isFolded = () => document.querySelector('.sheet.folded') !== null;
  let last = heights();
  let wasFolded = isFolded();
  const observer = new ResizeObserver(() => {
    const now = heights();
    if (now === last) return;
    last = now;
    const folds = isFolded() !== wasFolded;
    wasFolded = isFolded();
    if (!folds) call();
  });
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}

/** What the reader's turn is about just now, the most needed last; nothing while others are on turn. */
function wantedInSight(session: Session): readonly Space[] {
  const { play, chosen, yours, scenes } = session;
  const { phase } = play.table.value;
  const to = chosen.value;
  const piece = readerAt(play.table.value, play)?.piece;
  const isWalking = yours.value && (phase === 'roll' || phase === 'move');
  const from = isWalking && piece?.space ? [piece.space] : [];
  if (to === null) return scenes.running.value === null ? [...from, ...toChoose(session)] : from;
  return chosenDestination(session) ? [...from, ...wayTo(session, to)] : [to];
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

/**
 * How far the board is to be moved; what is most needed stays where it can be seen. Under a page that is
 * read in the sheet nothing moves.
 */
function missing(places: readonly DOMRect[]): number {
  const needed = places.at(-1);
  const foot = document.querySelector('.phone-foot')?.getBoundingClientRect();
  if (!needed || !foot || document.querySelector('.sheet-page')) return 0;
  const head = headEnd();
  const under = Math.max(...places.map(({ bottom }) => bottom)) + CLEAR - foot.top;
  const most = needed.top - head - CLEAR;
  if (under > 0) {
    const whole = byWholeRows(under, head, Math.ceil);
    return whole <= needed.top - head ? whole : Math.min(under, most);
  }
  const above = Math.min(...places.map(({ top }) => top)) - head - CLEAR;
  return above < 0 ? byWholeRows(above, head, Math.floor) : 0;
}

/** So far that the head cuts no row of the board in two. */
function byWholeRows(top: number, head: number, whole: (rows: number) => number): number {
  const board = document.querySelector('.economy-map')?.getBoundingClientRect();
  if (!board) return top;
  const scale = board.height / VIEW.height;
  const first = board.top + (RIM - VIEW.y) * scale;
  const hidden = (head + OVER + top - first) / (PITCH * scale);
  return hidden > 0 ? top + (whole(hidden) - hidden) * PITCH * scale : top;
}

/** Where the header ends, with the strip of the seats where that stays below it. */
function headEnd(): number {
  const head = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const seats = document.querySelector<HTMLElement>('.seats.phone');
  const stays = seats !== null && getComputedStyle(seats).position === 'sticky';
  return stays ? head + seats.offsetHeight : head;
}
