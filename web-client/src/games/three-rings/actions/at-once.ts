import { effect } from '@preact/signals';
import { readPath } from '../../../path';
import { kept } from '../../../settings';
import { isOpen } from '../../moves';
import type { ThreeRingsPlay } from '../play';

/** So many rooms are remembered; the oldest is forgotten first. */
const MOST_ROOMS = 20;

/** The rooms in which this browser takes full cash without asking. */
const rooms = kept<readonly string[]>(
  'three-rings.full-cash',
  [],
  (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
);

function here(): string {
  const path = readPath(location.pathname);
  return path.page === 'room' ? path.code : '';
}

/** True if the reader wants full cash taken at once in this room. */
export function takesAtOnce(): boolean {
  return rooms.value.includes(here());
}

export function setAtOnce(on: boolean): void {
  const others = rooms.peek().filter((room) => room !== here());
  rooms.value = on ? [...others, here()].slice(-MOST_ROOMS) : others;
}

/** Takes an offer of full cash as soon as it can be answered, where the reader wants that. */
export function takeAtOnce(play: ThreeRingsPlay): void {
  let answered: number | null = null;
  effect(() => {
    const { rent } = play.table.value;
    const offer = rent?.claimant === play.seat.value ? rent?.offer : null;
    if (!offer?.full || offer.number === answered) return;
    if (!takesAtOnce() || !isOpen(play.moves.value, 'accept-rent')) return;
    answered = offer.number;
    void play.act({ type: 'accept-rent', offer: offer.number });
  });
}
