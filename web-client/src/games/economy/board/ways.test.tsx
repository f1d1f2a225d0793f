import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import { rows } from '../spaces';
import type { Table } from '../wire';
import { Board } from './Board';
import { cornerOf } from './geometry';
import { chipsOn, laneOf, NAME, stepsOf, toRim, wayLine } from './ways';

let page: HTMLElement;
const lane = laneOf(false);

function shown(table: Table): void {
  const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
  page = mount(<Board session={session} />);
}

describe('a way over the board', () => {
  it.each([false, true])(
    'has its numbers between spaces, off what their cards show; small: %s',
    (small) => {
      const lane = laneOf(small);
      const [over, beside] = chipsOn(stepsOf('c4', ['c3', 'd3'], lane), lane);
      const { x, y } = cornerOf('d3');
      // Below the name or beside the number of the card above, and left of the badge of the one below.
      expect(over?.x).toBeLessThanOrEqual(cornerOf('c3').x + 46);
      expect(y - (over?.y ?? 0)).toBeGreaterThanOrEqual(0);
      expect(y - (over?.y ?? 0)).toBeLessThanOrEqual(small ? 10 : 2);
      expect(beside).toEqual({ x, y: y + lane.y });
    },
  );

  it('has the same numbers back as forth', () => {
    const forth = chipsOn(stepsOf('c4', ['c3', 'd3'], lane), lane);
    const back = chipsOn(stepsOf('d3', ['c3', 'c4'], lane), lane);
    expect(back.toReversed()).toEqual(forth);
  });

  it('runs under the names of cards, up and down, and over all else', () => {
    const bare = (line: string) => line.match(/M/g)?.length;
    const down = stepsOf('d4', ['d3', 'd2'], lane);
    const up = stepsOf('d2', ['d3', 'd4'], lane);
    expect(bare(wayLine(down, () => []))).toBe(1);
    expect(bare(wayLine(down, (space) => (space === 'd3' ? [NAME] : [])))).toBe(2);
    expect(bare(wayLine(up, () => [NAME]))).toBe(3);
    expect(bare(wayLine(stepsOf('d4', ['e4', 'f4'], lane), () => [NAME]))).toBe(1);
  });

  it('runs through the middle of the spaces and not along their edges', () => {
    for (const space of rows.flat()) {
      const { x, y } = cornerOf(space);
      const [step] = stepsOf(space, [space], lane);
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
      const end = toRim(stepsOf(from, [to], lane)).at(-1);
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
    const { x, y } = stepsOf('c2', ['c3'], lane)[0] ?? {};
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
