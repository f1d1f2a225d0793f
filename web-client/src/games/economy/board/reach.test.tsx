import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, rollTable, sendTable } from '../fixture/tables';
import { whyNotAhead } from '../reasons';
import { lookedAt, openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';
import { PITCH } from './geometry';
import { press } from './press';

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

describe('what is lit', () => {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1 });
  const blocked = { code: 'paused', args: {} };
  const moves = signal(play.moves.value.map((move) => ({ ...move, blocked })));
  const act = vi.fn(async () => true);

  it('stays to be seen in a pause, and nothing is done there', () => {
    const lit = openSession(play).destinations.value.size;
    const session = openSession({ ...play, moves, act });
    press(session, 'e3');
    press(session, 'e3');
    expect(session.destinations.value.size).toBe(lit);
    expect(session.chosen.value).toBe('e3');
    expect(act).not.toHaveBeenCalled();
  });

  it('keeps the way before the reader where he presses a space out of reach', () => {
    const session = openSession({ ...play, act });
    press(session, 'e3');
    press(session, 'd8');
    expect(session.chosen.value).toBe('e3');
  });
});

describe('a press before the throw', () => {
  it('chooses nothing, and tells that the roll comes first, until it is pressed again', () => {
    const play = fixturePlay({ table: rollTable, hand: noHand, seat: 1 });
    const session = openSession(play);
    press(session, 'e3');
    expect(session.chosen.value).toBeNull();
    expect(lookedAt(session)).toBe('e3');
    expect(whyNotAhead(session, 'e3')).toBe('Roll first: the die says how far.');
    expect(whyNotAhead(session, 'c7')).toBeUndefined();
    press(session, 'e3');
    expect(lookedAt(session)).toBeNull();
    expect(play.sent).toEqual([]);
  });
});
