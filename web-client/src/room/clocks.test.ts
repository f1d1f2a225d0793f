import { describe, expect, it } from 'vitest';
import { goingOn, goneForMillis, leftMillis, localClocks, noClocks, passedOn } from './clocks';

const table = { toAct: [2, 3], paused: false, deserted: false };

describe('clocks on arrival', () => {
  it('turn what is left into when it ends, and what has passed into when it began', () => {
    const wire = {
      running: [{ what: 'vote', seats: [], leftMillis: 30_000, fullMillis: 90_000 }],
      waitedMillis: 4_000,
      away: [{ seat: 3, sinceMillis: 12_000 }],
    };
    expect(localClocks(wire, table, 500_000)).toEqual({
      running: [{ what: 'vote', seats: [], endsAtMillis: 530_000, fullMillis: 90_000 }],
      waiting: { seats: [2, 3], sinceMillis: 496_000 },
      away: [{ seat: 3, sinceMillis: 488_000 }],
    });
  });

  it('begin now, for those who are to act, where nothing else is said', () => {
    expect(localClocks({ running: [{ what: 'turn', leftMillis: 9_000 }] }, table, 1_000)).toEqual({
      running: [{ what: 'turn', seats: [2, 3], endsAtMillis: 10_000, fullMillis: 9_000 }],
      waiting: { seats: [2, 3], sinceMillis: 1_000 },
      away: [],
    });
  });

  it('go on for others who are to act, for whom the wait begins anew', () => {
    const wire = {
      running: [
        { what: 'turn', leftMillis: 9_000 },
        { what: 'vote', seats: [3], leftMillis: 5_000 },
      ],
      waitedMillis: 4_000,
      away: [{ seat: 1, sinceMillis: 2_000 }],
    };
    expect(passedOn(wire, { ...table, toAct: [3] }, 10_000, 16_000)).toEqual({
      running: [
        { what: 'turn', seats: [3], endsAtMillis: 19_000, fullMillis: 9_000 },
        { what: 'vote', seats: [3], endsAtMillis: 15_000, fullMillis: 5_000 },
      ],
      waiting: { seats: [3], sinceMillis: 16_000 },
      away: [{ seat: 1, sinceMillis: 8_000 }],
    });
  });

  it('say of one who is away for long only that he is', () => {
    expect(localClocks({ away: [{ seat: 1 }] }, table, 1_000).away).toEqual([
      { seat: 1, sinceMillis: null },
    ]);
  });

  it('tell how long a seat is away for a minute, and afterwards only that it is', () => {
    const clocks = localClocks({ away: [{ seat: 2, sinceMillis: 40_000 }] }, table, 500_000);
    expect(goneForMillis(clocks, 2, 519_999)).toBe(59_999);
    expect(goneForMillis(clocks, 2, 520_000)).toBeNull();
    expect(goneForMillis(clocks, 1, 500_000)).toBeNull();
  });

  it('are none while nothing runs', () => {
    expect(localClocks({}, { ...table, paused: true }, 1)).toEqual(noClocks);
    expect(localClocks({}, { ...table, deserted: true }, 1)).toEqual(noClocks);
    expect(localClocks({}, { ...table, toAct: [] }, 1)).toEqual(noClocks);
  });
});

describe('what is left of a clock', () => {
  const clock = { what: 'roll', seats: [1], endsAtMillis: 20_000, fullMillis: 15_000 };

  it('is all of it while what led to it is still being shown, and nothing after its end', () => {
    const left = [0, 5_000, 6_000, 19_000, 21_000].map((now) => leftMillis(clock, now));
    expect(left).toEqual([15_000, 15_000, 14_000, 1_000, 0]);
  });
});

describe('clocks that go on', () => {
  const clock = { what: 'turn', seats: [2], endsAtMillis: 90_000, fullMillis: 180_000 };
  const at = (...running: (typeof clock)[]) => ({ ...noClocks, running });

  it('have the same seats and the same end, as exactly as the way of a frame lets it be known', () => {
    const later = { ...clock, endsAtMillis: 90_400, fullMillis: 120_000 };
    expect(goingOn(at(clock), at(later))).toEqual([clock]);
  });

  it('are no others: not those of another seat, of another phase or with another end', () => {
    const others = [
      { ...clock, seats: [1] },
      { ...clock, what: 'vote' },
      { ...clock, endsAtMillis: 180_000 },
    ];
    expect(goingOn(at(clock), at(...others))).toEqual([]);
  });
});
