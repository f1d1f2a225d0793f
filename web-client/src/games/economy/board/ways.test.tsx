import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import { rows } from '../spaces';
import type { Table } from '../wire';
import { Board } from './Board';
import { cornerOf } from './geometry';
import { PIECE } from './Pieces';
import { stepOn, stepsOf, toRim } from './ways';

let page: HTMLElement;

function shown(table: Table): void {
  const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
  page = mount(<Board session={session} />);
}

describe('a way over the board', () => {
  it('runs above the names of cards, right of their symbols and left of their numbers', () => {
    for (const space of rows.flat()) {
      const { x, y } = cornerOf(space);
      const [step] = stepsOf(space, [space]);
      if (!step) throw new Error('a way without a beginning');
      expect(step.x - x).toBeGreaterThan(41);
      expect(step.x - x).toBeLessThan(50);
      expect(step.y - y).toBeLessThan(49);
    }
  });

  it('has a number in the middle of each space that it passes, and none where it ends', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    session.chosen.value = 'e3';
    page = mount(<Board session={session} />);
    const numbers = [...page.querySelectorAll('.ec-step-number')];
    expect(numbers.map((each) => [each.textContent, Number(each.getAttribute('x'))])).toEqual([
      ['1', stepOn('c3').x],
      ['2', stepOn('d3').x],
    ]);
  });

  it('counts each step on a phone while a finger draws, the one under it in large', () => {
    const session = openSession(
      fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
    );
    page = mount(<Board session={session} />);
    const seen = () => ({
      sizes: [...page.querySelectorAll('.ec-step')].map((each) => Number(each.getAttribute('r'))),
      numbers: [...page.querySelectorAll('.ec-step-number')].map((each) => each.textContent),
    });
    act(() => void Object.assign(session.drawn, { value: ['c3', 'd3'] }));
    expect(seen()).toEqual({ sizes: [12, 15], numbers: ['1', '2'] });
    act(() => void Object.assign(session.chosen, { value: 'e3' }));
    act(() => void Object.assign(session.drawn, { value: [] }));
    expect(seen()).toEqual({ sizes: [12, 12], numbers: ['1', '2'] });
  });

  it('leaves names and numbers of the cards that it passes to be read, and those of no others', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const over = () =>
      ['.ec-name', '.ec-category'].map((each) => page.querySelectorAll(`.ec-over ${each}`).length);
    page = mount(<Board session={session} />);
    expect(over()).toEqual([0, 0]);
    act(() => void Object.assign(session.chosen, { value: 'e3' }));
    expect(over()).toEqual([3, 3]);
  });

  it('begins under the piece that would go it', () => {
    const [start] = stepsOf('d4', ['d5']);
    const { x, y } = cornerOf('d4');
    const from = { x: (start?.x ?? 0) - x, y: (start?.y ?? 0) - y };
    expect(Math.hypot(from.x - PIECE.x, from.y - PIECE.y)).toBeLessThan(PIECE.r / 2);
  });

  it('ends at the rim of its last space, from whichever side it comes', () => {
    for (const [from, to] of [
      ['d4', 'e4'],
      ['e4', 'd4'],
      ['d4', 'd5'],
      ['d5', 'd4'],
    ] as const) {
      const end = toRim(stepsOf(from, [to]), 6).at(-1);
      const { x, y } = cornerOf(to);
      const inside = [
        (end?.x ?? 0) - x,
        x + 84 - (end?.x ?? 0),
        (end?.y ?? 0) - y,
        y + 84 - (end?.y ?? 0),
      ];
      expect(Math.min(...inside)).toBe(6);
    }
  });

  it('of the last move begins where the piece stood, and is gone with the next', () => {
    shown(rollTable);
    const { x, y } = stepsOf('c2', ['c3'])[0] ?? {};
    expect(page.querySelector('.ec-trail-line')?.getAttribute('d')).toMatch(
      new RegExp(`^M${x} ${y}`),
    );
    shown(enterTable);
    expect(page.querySelector('.ec-trail')).toBeNull();
  });

  it('of the others gives way to what is lit', () => {
    shown({ ...moveTable, turn: 2 });
    expect(page.querySelector('.ec-trail')).not.toBeNull();
    shown(moveTable);
    expect(page.querySelector('.ec-trail')).toBeNull();
  });
});
