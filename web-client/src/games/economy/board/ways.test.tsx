import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, noHand, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import { rows } from '../spaces';
import type { Table } from '../wire';
import { Board } from './Board';
import { cornerOf } from './geometry';
import { chipsOn, NAME, stepsOf, toRim, wayLine } from './ways';

let page: HTMLElement;

function shown(table: Table): void {
  const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
  page = mount(<Board session={session} />);
}

describe('a way over the board', () => {
  it('has its numbers on its spaces, and covers neither symbol nor value nor name', () => {
    const steps = stepsOf('c4', ['d4', 'd3', 'e3']);
    const chips = chipsOn(steps);
    expect(chips).toEqual(steps.slice(1));
    for (const [i, space] of ['d4', 'd3', 'e3'].entries()) {
      const { x, y } = cornerOf(space);
      const chip = chips[i];
      if (!chip) throw new Error('a step without a number');
      expect(chip.x - 8).toBeGreaterThanOrEqual(x + 37);
      expect(chip.x + 8).toBeLessThanOrEqual(x + 54);
      expect(chip.y + 8).toBeLessThanOrEqual(y + 54);
    }
  });

  it('runs under the names of cards, up and down, and over all else', () => {
    const bare = (line: string) => line.match(/M/g)?.length;
    const down = stepsOf('d4', ['d3', 'd2']);
    const up = stepsOf('d2', ['d3', 'd4']);
    expect(bare(wayLine(down, () => []))).toBe(1);
    expect(bare(wayLine(down, (space) => (space === 'd3' ? [NAME] : [])))).toBe(2);
    expect(bare(wayLine(up, () => [NAME]))).toBe(3);
    expect(bare(wayLine(stepsOf('d4', ['e4', 'f4']), () => [NAME]))).toBe(1);
  });

  it('runs through the middle of the spaces and not along their edges', () => {
    for (const space of rows.flat()) {
      const { x, y } = cornerOf(space);
      const [step] = stepsOf(space, [space]);
      if (!step) throw new Error('a way without a beginning');
      const inside = [step.x - x, x + 84 - step.x, step.y - y, y + 84 - step.y];
      expect(Math.min(...inside)).toBeGreaterThanOrEqual(36);
    }
  });

  it('ends at the rim of its last space, from whichever side it comes', () => {
    for (const [from, to] of [
      ['d4', 'e4'],
      ['e4', 'd4'],
      ['d4', 'd5'],
      ['d5', 'd4'],
    ] as const) {
      const end = toRim(stepsOf(from, [to])).at(-1);
      const { x, y } = cornerOf(to);
      const inside = [
        (end?.x ?? 0) - x,
        x + 84 - (end?.x ?? 0),
        (end?.y ?? 0) - y,
        y + 84 - (end?.y ?? 0),
      ];
      expect(Math.min(...inside)).toBe(5);
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
});
