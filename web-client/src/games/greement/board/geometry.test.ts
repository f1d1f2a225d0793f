import { describe, expect, it } from 'vitest';
import { startTable, turnTable } from '../fixture/tables';
import { changedSquares, openedSquares } from './fresh';
import { centreOf, cornerOf, route, squareNear } from './geometry';
import { discPlace } from './Overlays';

describe('the way to a square', () => {
  it('turns once, and tells what it passes', () => {
    const [from, to] = [centreOf('D4'), centreOf('E5')];
    expect(route('D4', 'E5')).toEqual({
      path: `M${from.x} ${from.y}L${to.x} ${from.y}L${to.x} ${to.y}`,
      passed: ['D4', 'E4', 'E5'],
    });
  });

  it('has the disc in its middle, and over no price where it passes a square without one', () => {
    const { passed } = route('A1', 'E1');
    expect(passed).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(discPlace(passed.slice(1), passed.slice(1))).toBe('C1');
    expect(discPlace(passed.slice(1), ['C1', 'D1', 'E1'])).toBe('B1');
  });
});

describe('a press beside the squares', () => {
  const beside = (square: string, by: number) => {
    const { x, y } = cornerOf(square);
    return squareNear({ x: x + by, y: y + by });
  };

  it('means the nearest one, on the rim of the board too', () => {
    expect(beside('E5', -1)).toBe('E5');
    expect(beside('E5', 64)).toBe('E5');
    expect(beside('A1', -5)).toBe('A1');
    expect(beside('J10', 68)).toBe('J10');
  });

  it('means none on the letters and the numbers', () => {
    expect(squareNear({ x: 300, y: 10 })).toBeUndefined();
    expect(squareNear({ x: 10, y: 300 })).toBeUndefined();
  });
});

describe('what has just changed', () => {
  it('is a square with another owner or another tile', () => {
    const after = {
      ...turnTable,
      squares: {
        ...turnTable.squares,
        E5: { kind: 'land' as const, owner: 1 },
        D3: { kind: 'crop' as const, owner: 1 },
      },
    };
    expect([...changedSquares(turnTable, after)]).toEqual(
      [
        ['D3', 'kind'],
        ['E5', 'owner'],
      ].sort((a, b) => order(a[0]) - order(b[0])),
    );
  });

  it('is nothing when the map is turned up', () => {
    expect(changedSquares(startTable, turnTable).size).toBe(0);
  });

  it('is every back that turns over, and none once the map lies open', () => {
    expect(openedSquares(startTable, turnTable).size).toBe(100);
    expect(openedSquares(turnTable, turnTable).size).toBe(0);
    expect(openedSquares(startTable, startTable).size).toBe(0);
  });
});

function order(square: string | undefined): number {
  return Object.keys(turnTable.squares).indexOf(square ?? '');
}
