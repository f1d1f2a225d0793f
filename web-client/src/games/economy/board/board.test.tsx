import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { placeHand, placeTable } from '../fixture/placing';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, partOneTable, sendTable } from '../fixture/tables';
import { bestFirst } from '../gifts';
import { destinationWords } from '../knowledge/effects';
import { openSession, type Session } from '../session';
import { rows } from '../spaces';
import type { Hand, Table } from '../wire';
import { Board } from './Board';
import { markOf } from './marks';
import { spaceName } from './names';
import { press } from './press';

let page: HTMLElement;

function shown(table: Table, hand: Hand = noHand, seat: number | null = 1) {
  const play = fixturePlay({ table, hand: seat === null ? null : hand, seat });
  const session = openSession(play);
  page = mount(<Board session={session} />);
  return { play, session };
}

function cell(space: string): SVGElement {
  const found = page.querySelector<SVGElement>(`[data-space="${space}"]`);
  if (!found) throw new Error(`no ${space}`);
  return found;
}

function key(space: string, name: string): void {
  act(() => {
    cell(space).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  });
}

function opened(table: Table, hand: Hand = noHand): { play: FixturePlay; session: Session } {
  const play = fixturePlay({ table, hand, seat: 1 });
  return { play, session: openSession(play) };
}

describe('the board', () => {
  it('is a grid of eight rows with eight cells each, the highest row first', () => {
    shown(moveTable);
    expect(page.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(8);
    expect(page.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(64);
    expect(page.querySelector('[role=gridcell]')?.getAttribute('data-space')).toBe('a8');
  });

  it('lights an empty space that one may walk to by itself, and dims those out of reach', () => {
    const { session } = shown(moveTable);
    const marks = rows.flat().map((space) => markOf(session, space));
    const empty = marks.filter(({ way, lying }) => way === 'legal' && lying.lies === 'nothing');
    const drawn = (space: string) =>
      [...cell(space).querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(empty.length).toBeGreaterThan(0);
    for (const { space } of empty) expect(drawn(space)).toContain('#ec-plain');
    expect(marks.flatMap(({ space }) => drawn(space))).not.toContain('#ec-tint');
    expect(drawn('e3')).toContain('#ec-legal');
    const away = marks.filter(({ veiled, lying }) => veiled && lying.lies === 'nothing');
    expect(away.length).toBeGreaterThan(0);
    for (const { space } of away) expect(drawn(space)).toContain('#ec-veil');
  });

  it('shades the spaces that are free for a card', () => {
    const { session } = shown(placeTable, placeHand);
    const fits = rows.flat().filter((space) => markOf(session, space).way === 'fits');
    expect(fits.length).toBeGreaterThan(0);
    for (const space of fits) {
      expect(cell(space).querySelector('[href="#ec-tint"]')).not.toBeNull();
    }
  });

  it.each([moveTable, enterTable, partOneTable])('stays within 900 nodes', (table) => {
    const { session } = shown(table);
    act(() => {
      session.chosen.value = [...session.destinations.value.keys()][0] ?? null;
    });
    expect(page.querySelectorAll('svg.economy-map *').length).toBeLessThanOrEqual(900);
  });

  it('has one stop for Tab: the chosen space, else the best one that is lit', () => {
    const { session } = shown(moveTable);
    const stops = () =>
      [...page.querySelectorAll<SVGElement>('[tabindex="0"]')].map((each) => each.dataset.space);
    expect(stops()).toEqual([bestFirst(session, [...session.destinations.value.keys()])[0]]);
    act(() => {
      session.chosen.value = 'e3';
    });
    expect(stops()).toEqual(['e3']);
  });

  it('is gone on from where a click stood, also once Escape has let go of it', () => {
    shown(moveTable);
    act(() => cell('d8').focus());
    key('d8', 'Enter');
    key('d8', 'Escape');
    const stops = [...page.querySelectorAll<SVGElement>('[data-space][tabindex="0"]')];
    expect(stops.map(({ dataset }) => dataset.space)).toEqual(['d8']);
  });

  it('follows the arrow keys; Enter chooses, again goes, Escape lets go', () => {
    const { play, session } = shown(moveTable);
    cell('d3').focus();
    key('d3', 'ArrowRight');
    expect(document.activeElement).toBe(cell('e3'));
    key('e3', 'Enter');
    expect(session.chosen.value).toBe('e3');
    key('e3', 'Escape');
    expect(session.chosen.value).toBeNull();
    expect(play.sent).toEqual([]);
    key('e3', 'Enter');
    key('e3', 'Enter');
    expect(play.sent).toEqual([{ type: 'move', to: 'e3', path: null }]);
  });

  it('leaves Escape to others where nothing is chosen', () => {
    const { session } = shown(moveTable);
    const escaped = () => {
      const event = new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        cancelable: true,
      });
      act(() => void cell('e3').dispatchEvent(event));
      return event.defaultPrevented;
    };
    act(() => press(session, 'e3'));
    expect([escaped(), escaped()]).toEqual([true, false]);
  });

  it('draws the way with the number of each step on it', () => {
    const { session } = shown(moveTable);
    act(() => {
      session.chosen.value = 'e3';
    });
    const steps = [...page.querySelectorAll('.ec-step-number')].map((each) => each.textContent);
    expect(steps).toEqual(['1', '2']);
  });
});

describe('what can be chosen', () => {
  const marks = (table: Table, hand: Hand = noHand) => {
    const { session } = opened(table, hand);
    return rows.flat().map((space) => markOf(session, space));
  };

  it('is lit, and all else but the own place is veiled', () => {
    for (const table of [moveTable, partOneTable, sendTable]) {
      for (const { space, way, veiled } of marks(table)) {
        const own = table.players.some(({ seat, piece }) => seat === 1 && piece.space === space);
        expect([space, veiled]).toEqual([space, way === null && !own]);
      }
    }
    const cardsLeft = marks(placeTable, placeHand).filter(({ lying }) => lying.lies !== 'nothing');
    expect(cardsLeft.some(({ veiled }) => veiled)).toBe(false);
    expect(marks({ ...moveTable, turn: 2 }).some(({ veiled }) => veiled)).toBe(false);
  });

  it('shows what landing there gives, in both parts', () => {
    const gives = (table: Table) =>
      Object.fromEntries(
        marks(table).flatMap(({ space, gift }) => (gift ? [[space, gift] as const] : [])),
      );
    expect(gives(moveTable)).toMatchObject({
      e3: { gives: 'points', points: 3 },
      e5: { gives: 'unknown' },
      f4: { gives: 'knock-out' },
    });
    const partOne = Object.values(gives(partOneTable)).map((gift) => gift.gives);
    expect(partOne).toContain('card');
    expect(partOne).not.toContain('points');
    expect(partOne).not.toContain('unknown');
  });

  it('is drawn on the board, and told to who comes upon the space by keyboard', () => {
    shown(moveTable);
    expect(page.querySelector('[data-gift="e3"] text')?.textContent).toBe('+3');
    expect(cell('e3').getAttribute('aria-label')).toMatch(
      /: pays you 3, Jonas \+1, Mireille \+2, Tomasz \+1$/,
    );
    expect(cell('h8').getAttribute('aria-label')).toMatch(/, 9 steps away$/);
    expect(cell('h8').querySelector('[href="#ec-veil"]')).not.toBeNull();
    expect(cell('e3').querySelector('[href="#ec-veil"]')).toBeNull();
  });
});

describe('a way of a single step', () => {
  it('is told as the space alone', () => {
    const { session } = shown(moveTable);
    session.drawn.value = ['e3'];
    expect(destinationWords(session, 'e3')).toBe(
      'e3: pays you 3, Jonas +1, Mireille +2, Tomasz +1',
    );
    expect(destinationWords(session, 'a3')).toMatch(/^a3 by \w\d, \w\d: /);
  });
});

describe('the name of a space', () => {
  const named = (table: Table, space: string, seat: number | null = 1) => {
    const play = fixturePlay({ table, hand: seat === null ? null : noHand, seat });
    const session = openSession(play);
    return spaceName(session, markOf(session, space));
  };

  it('tells card, owner, pieces and what may be done there', () => {
    expect(named(moveTable, 'e3')).toBe(
      'e3, MOTOR factory, property of Mireille, you can go here by c3, d3: pays you 3, Jonas +1, Mireille +2, Tomasz +1',
    );
    expect(named(moveTable, 'f4')).toMatch(
      /Mireille stands here, you can go here by .*: Mireille out, card turns down, nobody is paid$/,
    );
    expect(named(partOneTable, 'a8')).toBe(
      'a8, FOOD invention, property to be had, corner, 6 steps away',
    );
    expect(named(partOneTable, 'h8')).toBe('h8, empty, corner, Jonas waits outside, 9 steps away');
  });

  it('tells of a card with its face down nothing else', () => {
    expect(named(moveTable, 'd8')).toBe('d8, a card with its face down, 5 steps away');
    expect(named(moveTable, 'd8', null)).toBe('d8, a card with its face down');
  });
});
