import { describe, expect, it } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, rollTable, sendTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';
import { PITCH } from './geometry';

function shown(table: Table): HTMLElement {
  const play = fixturePlay({ table, hand: noHand, seat: 1 });
  return mount(<Board session={openSession(play)} />);
}

describe('what of a space answers the pointer', () => {
  it.each([
    ['before the throw', rollTable],
    ['after it', moveTable],
    ['outside of the board', enterTable],
    ['while a corner is chosen', sendTable],
  ])('is all of it, whatever may be done there: %s', (_, table) => {
    const page = shown(table);
    const spaces = [...page.querySelectorAll('[data-space]')];
    const places = new Set(spaces.map((space) => space.getAttribute('transform')));
    const grounds = spaces.map((space) => space.firstElementChild?.getAttribute('href'));
    expect(places.size).toBe(64);
    expect(grounds).toEqual(Array(64).fill('#ec-reach'));
    const reach = found(page, '#ec-reach');
    expect(reach.getAttribute('width')).toBe(String(PITCH));
    expect(reach.getAttribute('height')).toBe(String(PITCH));
  });
});
