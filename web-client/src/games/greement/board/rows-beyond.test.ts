import { describe, expect, it } from 'vitest';
import { rowsBeyond } from './rows-beyond';

describe('the rows that the frame of a phone leaves out', () => {
  it('are none where the whole map stands in it', () => {
    expect(rowsBeyond(282, 286, 0)).toEqual({ above: null, below: null });
  });

  it('are those below, and those above once the map has gone up', () => {
    expect(rowsBeyond(282, 228, 0)).toEqual({ above: null, below: { first: 9, last: 10 } });
    expect(rowsBeyond(282, 228, 54)).toEqual({ above: { first: 1, last: 2 }, below: null });
  });

  it('are none of which only an edge is missing', () => {
    expect(rowsBeyond(282, 282, 0)).toEqual({ above: null, below: null });
    expect(rowsBeyond(282, 274, 0)).toEqual({ above: null, below: { first: 10, last: 10 } });
  });
});
