import { describe, expect, it } from 'vitest';
import { localClocks, noClocks } from './clocks';

describe('clocks on arrival', () => {
  it('turn what is left into when it ends, and what has passed into when it began', () => {
    const wire = {
      running: [{ what: 'vote', seats: [], leftMillis: 30_000, fullMillis: 90_000 }],
      waiting: { seats: [2, 3], sinceMillis: 4_000 },
      away: [{ seat: 3, sinceMillis: 12_000 }],
    };
    expect(localClocks(wire, 500_000)).toEqual({
      running: [{ what: 'vote', seats: [], endsAtMillis: 530_000, fullMillis: 90_000 }],
      waiting: { seats: [2, 3], sinceMillis: 496_000 },
      away: [{ seat: 3, sinceMillis: 488_000 }],
    });
  });

  it('are none while nothing runs', () => {
    expect(localClocks({ running: [], waiting: null, away: [] }, 1)).toEqual(noClocks);
  });
});
