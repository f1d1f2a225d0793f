import { computed, effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { reducedMotion } from '../../../ui/screen';
import { dealOf } from '../actions/deal';
import type { Session } from '../session';
import { neighbours } from '../squares';
import { ownedBy } from '../sums';
import { PITCH } from '../Tile';
import type { Square } from '../wire';
import { BOX } from './geometry';

/** An upper and a lower edge on the screen. */
interface Span {
  top: number;
  bottom: number;
}

/** What is kept free around what is looked at, in pixels. */
const MARGIN = 6;
/** So much of the frame's head lies under the letters of the columns, in pixels. */
const LETTERS = 12;

/**
 * How far the map goes up so that what is looked at stands in its frame; 0 where it stands there already.
 * What is higher than the frame has its lower edge in it; a map that is no higher than it is seen whole.
 */
export function scrollFor(looked: Span, room: Span, map?: Span): number {
  if (map && map.bottom - map.top <= room.bottom - room.top + LETTERS)
    return map.top - room.top + LETTERS;
  const down = looked.bottom + MARGIN - room.bottom;
  if (down > 0) return down;
  const up = looked.top - MARGIN - room.top;
  return up < 0 ? Math.max(up, down) : 0;
}

/** Of a row so much may be missing before the map goes up by another one, in rows. */
const SLACK = 0.25;

/** So high is what a frame shows of the map in whole rows: at its foot no half of one stands. */
export function wholeRows(height: number, row: number): number {
  return Math.floor(height / row) * row;
}

/** Where the map stands after it has gone up by so much, with a row at the head of its frame. */
export function atRow(from: number, up: number, row: number): number {
  const rows = (from + up) / row;
  return row * (up > 0 ? Math.ceil(rows - SLACK) : Math.floor(rows + SLACK));
}

/**
 * On a phone the frame between seats and sheet shows a part of the map: when a turn of the reader begins,
 * and whenever he chooses a square, it goes to his squares, or the chosen one, with what touches them. Once
 * the choice is let go it is where it was.
 */
export function useInSight(drawing: RefObject<SVGSVGElement | null>, session: Session): void {
  useEffect(() => {
    let waiting = 0;
    let before: number | null = null;
    // What the others do meanwhile does not move again what the reader has moved himself.
    const looked = computed(() => lookedAt(session).join());
    const end = effect(() => {
      const squares = looked.value.split(',').filter((square) => square !== '');
      const isChosen = session.chosen.value !== null || session.tray.value === 'trade';
      cancelAnimationFrame(waiting);
      // Once the sheet stands as high as what it shows now.
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(() => {
          const frame = drawing.current?.closest('.board-slot');
          if (!drawing.current || !frame) return;
          if (isChosen) before ??= frame.scrollTop;
          else if (before !== null) {
            move(frame, before - frame.scrollTop);
            before = null;
            return;
          }
          show(drawing.current, frame, squares);
        });
      });
    });
    return () => {
      cancelAnimationFrame(waiting);
      end();
    };
  }, [session]);
}

/** The squares that are to be in sight now. */
export function lookedAt(session: Session): readonly Square[] {
  const { play, chosen, yours, tray } = session;
  const seat = play.seat.value;
  if (!play.phone.value) return [];
  if (tray.value === 'trade') {
    const square = dealOf(session)?.square;
    return square ? around([square]) : [];
  }
  if (tray.value !== null) return [];
  const { phase } = play.table.value;
  if (chosen.value !== null) return around([chosen.value]);
  if (seat === null) return [];
  const table = play.table.peek();
  const start = session.player(seat)?.lockedStart;
  switch (phase) {
    case 'turn':
      return yours.value ? around(ownedBy(table, seat)) : [];
    case 'loaning':
      return start ? around([start]) : [];
    case 'replace-start':
      return table.replacing?.seat === seat ? table.replacing.candidates : [];
    case 'event-vote':
    case 'event-pay':
    case 'event-disease': {
      const hit = session.endangered.peek();
      const gains = session.gaining.peek();
      const own = ownedBy(table, seat).filter((square) => hit.has(square) || gains.has(square));
      return own.length > 0 ? own : [...hit];
    }
    default:
      return [];
  }
}

function around(squares: readonly Square[]): readonly Square[] {
  return [...squares, ...squares.flatMap(neighbours)];
}

function show(drawing: SVGSVGElement, frame: Element, squares: readonly Square[]): void {
  const spans = squares.flatMap((square) => {
    const cell = drawing.querySelector(`[data-square="${square}"]`);
    return cell ? [cell.getBoundingClientRect()] : [];
  });
  if (spans.length === 0) return;
  const looked = {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  };
  const { top, height } = frame.getBoundingClientRect();
  const row = (drawing.clientHeight * PITCH) / BOX;
  const head = top + LETTERS;
  const room = { top: head, bottom: head + wholeRows(height - LETTERS, row) };
  const up = scrollFor(looked, room, drawing.getBoundingClientRect());
  if (up !== 0) move(frame, atRow(frame.scrollTop, up, row) - frame.scrollTop);
}

function move(frame: Element, top: number): void {
  if (top !== 0) frame.scrollBy({ top, behavior: reducedMotion.peek() ? 'instant' : 'smooth' });
}
