import { describe, expect, it } from 'vitest';
import { allSquares, distance, neighbours, steppedSquare } from './squares';

describe('the squares', () => {
  it('stand in reading order', () => {
    expect(allSquares.slice(0, 2)).toEqual(['A1', 'B1']);
    expect(allSquares[10]).toBe('A2');
    expect(allSquares.at(-1)).toBe('J10');
  });

  it('count columns and rows between them, as in the first worked example', () => {
    expect(distance('C4', 'E4')).toBe(2);
    expect(distance('C4', 'E5')).toBe(3);
  });

  it('touch where they share a side, never across a corner', () => {
    expect(neighbours('C4')).toEqual(['C3', 'B4', 'D4', 'C5']);
    expect(neighbours('A1')).toEqual(['B1', 'A2']);
  });
});

describe('the keyboard on the grid', () => {
  it('steps with the arrows and stops at the edge', () => {
    expect(steppedSquare('ArrowRight', 'I10')).toBe('J10');
    expect(steppedSquare('ArrowRight', 'J10')).toBe('J10');
    expect(steppedSquare('ArrowUp', 'C4')).toBe('C3');
  });

  it('goes to the ends of a row and of a column', () => {
    expect(steppedSquare('Home', 'E5')).toBe('A5');
    expect(steppedSquare('End', 'E5')).toBe('J5');
    expect(steppedSquare('PageUp', 'E5')).toBe('E1');
    expect(steppedSquare('PageDown', 'E5')).toBe('E10');
  });

  it('leaves other keys alone', () => {
    expect(steppedSquare('b', 'E5')).toBeUndefined();
  });
});
