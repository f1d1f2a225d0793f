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
import { fromPiece, stepsOf, toRim } from './ways';

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

  it('has the number of each step in its space, and of the last one where it enters the space', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    session.chosen.value = 'e3';
    page = mount(<Board session={session} />);
    const numbers = [...page.querySelectorAll('.ec-step-number')];
    const steps = toRim(stepsOf('c4', ['c3', 'd3', 'e3']), { inside: 0 }).slice(1);
    expect(steps.at(-1)?.x).toBe(cornerOf('e3').x);
    expect(numbers.map((each) => [each.textContent, Number(each.getAttribute('x'))])).toEqual(
      steps.map(({ x }, i) => [String(i + 1), x]),
    );
  });

  it('ends below the badge of a space that it enters from above, and at the edge from any other side', () => {
    const end = (before: string, to: string) =>
      toRim(stepsOf(before, [to]), { inside: 0, down: 27 }).at(-1);
    const { x, y } = cornerOf('d4');
    expect(end('d5', 'd4')?.y).toBe(y + 27);
    expect(end('d3', 'd4')?.y).toBe(y + 84);
    expect(end('c4', 'd4')?.x).toBe(x);
    expect(end('e4', 'd4')?.x).toBe(x + 84);
  });

  it('has the number of each step on a phone too, the last one larger while a finger draws', () => {
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
    expect(seen()).toEqual({ sizes: [12, 12, 12], numbers: ['1', '2', '3'] });
  });

  it('shows its line on a phone as well where one step to the left would end under the piece', () => {
    const session = openSession(
      fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
    );
    page = mount(<Board session={session} />);
    act(() => void Object.assign(session.drawn, { value: ['b4'] }));
    const end = Number(page.querySelector('.ec-step')?.getAttribute('cx'));
    expect(cornerOf('c4').x - end).toBe(26);
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

  it('begins under the piece that would go it, whichever way that goes', () => {
    const { x, y } = cornerOf('d4');
    const starts = (['c4', 'e4', 'd5', 'd3'] as const).map(
      (to) => fromPiece(stepsOf('d4', [to]))[0],
    );
    for (const start of starts) {
      expect(Math.hypot((start?.x ?? 0) - x - 25, (start?.y ?? 0) - y - 59)).toBeLessThan(17);
    }
  });

  it('ends at the rim of its last space, from whichever side it comes', () => {
    for (const [from, to] of [
      ['d4', 'e4'],
      ['e4', 'd4'],
      ['d4', 'd5'],
      ['d5', 'd4'],
    ] as const) {
      const end = toRim(stepsOf(from, [to]), { inside: 6 }).at(-1);
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
