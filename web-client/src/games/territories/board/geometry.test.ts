import { describe, expect, it } from 'vitest';
import { FIELDS, stepped } from '../fields';
import { cellOf, heightOf, isCorner, LOW, middleOf, placesIn, TALL, WIDTH } from './frame';
import { PLATE, plateOf, spotsIn, tailOf } from './frame-pieces';
import { degreesOf, linesOf, pointAt, reachAt, sectorOf, spotsOn } from './geometry';

const numbers = Array.from({ length: FIELDS }, (_, i) => i + 1);

/** How many pieces stand on the two fields before a corner, in it and on the two after it. */
const ROUND_CORNER = [
  ...[1, 2, 3, 4, 5].flatMap((at) =>
    [0, 1, 2].flatMap((before) => [0, 1, 2].map((after) => [0, before, at, after, 0])),
  ),
  [0, 0, 3, 3, 0],
  [0, 4, 2, 0, 0],
  [2, 2, 2, 0, 0],
  [0, 0, 2, 2, 2],
  [1, 1, 2, 1, 1],
];

describe('the circle', () => {
  it('has its first field at the lower left and goes clockwise', () => {
    const first = pointAt(300, degreesOf(1));
    expect(first.x).toBeLessThan(0);
    expect(first.y).toBeGreaterThan(0);
    expect(pointAt(300, degreesOf(6)).x).toBeLessThan(0);
    expect(pointAt(300, degreesOf(6)).y).toBeLessThan(0);
    expect(pointAt(300, degreesOf(16)).x).toBeGreaterThan(0);
  });

  it('closes: the last field touches the first', () => {
    const [lastTo] =
      sectorOf(FIELDS, 352, 206)
        .match(/1 (-?[\d.]+ -?[\d.]+)L/)
        ?.slice(1) ?? [];
    const [firstFrom] =
      sectorOf(1, 352, 206)
        .match(/^M(-?[\d.]+ -?[\d.]+)A/)
        ?.slice(1) ?? [];
    expect(lastTo).toBe(firstFrom);
    expect(degreesOf(FIELDS + 1) - degreesOf(1)).toBeCloseTo(360);
  });

  it('counts on past its end in both directions', () => {
    expect(stepped(19, 4)).toBe(2);
    expect(stepped(1, -1)).toBe(21);
    expect(stepped(21, 0)).toBe(21);
  });

  it('keeps the pieces of a field apart and off its neighbours', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const spots = spotsOn(8, count);
      expect(spots).toHaveLength(count);
      for (const [i, a] of spots.entries()) {
        const half = pointAt(Math.hypot(a.x, a.y), degreesOf(8) + 360 / 42);
        const middle = pointAt(Math.hypot(a.x, a.y), degreesOf(8));
        const room = Math.hypot(half.x - middle.x, half.y - middle.y);
        expect(Math.hypot(a.x - middle.x, a.y - middle.y) + a.r).toBeLessThan(room + 1);
        for (const b of spots.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r - 2);
        }
      }
    }
  });
});

describe('the pieces on the circle', () => {
  it('stand off the number of a throw, each in sight as a whole', () => {
    const number = reachAt(8);
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const spots = spotsOn(8, count);
      for (const [i, a] of spots.entries()) {
        expect(Math.hypot(a.x - number.x, a.y - number.y) - a.r).toBeGreaterThanOrEqual(13);
        for (const b of spots.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r);
        }
      }
    }
  });
});

describe('a name on the circle', () => {
  it('takes two lines of about one length where it is long', () => {
    expect(linesOf('Huts in the Mountain')).toEqual(['Huts in the', 'Mountain']);
    expect(linesOf('Tribe Encampment')).toEqual(['Tribe', 'Encampment']);
    expect(linesOf('The Pit')).toEqual(['The Pit']);
    expect(linesOf('Goldmine')).toEqual(['Goldmine']);
  });
});

describe.each([
  ['low', LOW],
  ['tall', TALL],
])('the %s frame of a narrow screen', (_name, frame) => {
  const middle = middleOf(frame);
  const lone = (number: number, count: number) =>
    spotsIn(number, (each) => (each === number ? count : 0), frame);
  const overlap = (a: number, b: number) => {
    const [one, two] = [cellOf(a, frame), cellOf(b, frame)];
    return (
      one.x < two.x + two.width &&
      two.x < one.x + one.width &&
      one.y < two.y + two.height &&
      two.y < one.y + one.height
    );
  };

  it('has 22 places for 21 fields, the first two cells wide', () => {
    expect(cellOf(1, frame).width).toBe(2 * cellOf(2, frame).width);
    for (const a of numbers) {
      for (const b of numbers.slice(a)) expect(overlap(a, b), `${a} and ${b}`).toBe(false);
    }
  });

  it('goes clockwise, each field beside the next', () => {
    for (const number of numbers) {
      const [a, b] = [cellOf(number, frame), cellOf(stepped(number, 1), frame)];
      const across = Math.abs(a.x + a.width / 2 - b.x - b.width / 2) - (a.width + b.width) / 2;
      const down = Math.abs(a.y - b.y) - a.height;
      expect(Math.max(across, down), String(number)).toBeCloseTo(0);
    }
    expect(cellOf(6, frame)).toMatchObject({ y: cellOf(7, frame).y });
    expect(cellOf(12, frame).x + cellOf(12, frame).width).toBeCloseTo(WIDTH - 3);
    expect(cellOf(17, frame).y + cellOf(17, frame).height).toBeCloseTo(heightOf(frame) - 3);
  });

  it('keeps the pieces of a field apart', () => {
    for (const number of numbers.filter((each) => !isCorner(each))) {
      for (const count of [2, 3, 4, 6]) {
        const spots = lone(number, count);
        for (const [i, a] of spots.entries()) {
          for (const b of spots.slice(i + 1)) {
            const apart = Math.hypot(a.x - b.x, a.y - b.y);
            expect(apart, `${count} on ${number}`).toBeGreaterThanOrEqual(1.9 * a.r);
          }
        }
      }
    }
  });

  it('lets the pieces stand in its middle, at the inner edge of their field and over no other', () => {
    for (const number of numbers.slice(1).filter((each) => !isCorner(each))) {
      const cell = cellOf(number, frame);
      for (const count of [1, 2, 3, 6]) {
        const spots = lone(number, count);
        for (const { x, y, r } of spots) {
          const where = `${count} on ${number}`;
          expect(x - r, where).toBeGreaterThanOrEqual(middle.x);
          expect(x + r, where).toBeLessThanOrEqual(middle.x + middle.width);
          expect(y - r, where).toBeGreaterThanOrEqual(middle.y);
          expect(y + r, where).toBeLessThanOrEqual(middle.y + middle.height);
        }
        const [first] = spots;
        const across = Math.abs((first?.x ?? 0) - cell.x - cell.width / 2) - cell.width / 2;
        const down = Math.abs((first?.y ?? 0) - cell.y - cell.height / 2) - cell.height / 2;
        expect(Math.max(across, down), String(number)).toBeLessThanOrEqual((first?.r ?? 0) + 2);
      }
    }
  });

  it('has the pieces of a corner in the middle, from where it touches it, as large as others', () => {
    const corners = numbers.filter(isCorner);
    expect(corners).toEqual([6, 12, 17]);
    for (const number of corners) {
      const cell = cellOf(number, frame);
      for (const count of [1, 2, 3, 4, 6]) {
        const spots = lone(number, count);
        for (const [i, { x, y, r }] of spots.entries()) {
          const where = `${i} of ${count} on ${number}`;
          expect(r, where).toBeGreaterThanOrEqual(9);
          expect(x - r, where).toBeGreaterThanOrEqual(middle.x);
          expect(x + r, where).toBeLessThanOrEqual(middle.x + middle.width);
          expect(y - r, where).toBeGreaterThanOrEqual(middle.y);
          expect(y + r, where).toBeLessThanOrEqual(middle.y + middle.height);
          const next = spots[i + 1];
          if (next) expect(Math.hypot(next.x - x, next.y - y), where).toBeGreaterThan(1.2 * r);
        }
        const [first] = spots;
        const across = Math.abs((first?.x ?? 0) - cell.x - cell.width / 2) - cell.width / 2;
        const down = Math.abs((first?.y ?? 0) - cell.y - cell.height / 2) - cell.height / 2;
        const plate = count > 1 ? PLATE : 0;
        expect(Math.max(across, down), String(number)).toBeCloseTo((first?.r ?? 0) + plate);
      }
    }
  });

  it.each(numbers.filter(isCorner))('lays no piece at the corner %i over another', (corner) => {
    for (const counts of ROUND_CORNER) {
      const on = (number: number) => counts[number - corner + 2] ?? 0;
      const spots = [-2, -1, 0, 1, 2].flatMap((by) =>
        spotsIn(corner + by, on, frame).map((spot) => ({ ...spot, number: corner + by })),
      );
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(i + 1)) {
          const isOne = a.number === b.number;
          const ring = isOne ? 0 : 2.4;
          const apart = Math.hypot(a.x - b.x, a.y - b.y);
          expect(apart, `${a.number} and ${b.number} of ${counts}`).toBeGreaterThanOrEqual(
            a.r + b.r + ring - 0.01,
          );
        }
      }
    }
  });

  it('lets the pieces beside a field point into it, over none of its words, straight or from its corner', () => {
    for (const number of numbers.slice(1)) {
      const { x, y, width, height } = cellOf(number, frame);
      const [spot] = lone(number, 1);
      const tail = spot && tailOf(number, spot, frame);
      if (!tail) throw new Error(String(number));
      const tip = { x: spot.x + tail.x, y: spot.y + tail.y };
      const deep = [tip.x - x, x + width - tip.x, tip.y - y, y + height - tip.y];
      expect(Math.min(...deep), String(number)).toBe(1);
      expect(tail.x !== 0 && tail.y !== 0, String(number)).toBe(isCorner(number));
    }
    expect(lone(1, 2).map((spot) => tailOf(1, spot, frame))).toEqual([null, null]);
  });

  it('gives each piece beside a field a tail into it, or the plate on which it lies with others', () => {
    for (const number of numbers.slice(1)) {
      for (const count of [1, 2, 3, 4, 6]) {
        const spots = lone(number, count);
        const own = spots.filter((spot) => tailOf(number, spot, frame));
        const plate = plateOf(number, spots, frame);
        const where = `${count} on ${number}`;
        expect(plate === null, where).toBe(own.length === count);
        expect(plate?.spots ?? spots, where).toEqual(spots);
      }
      expect(plateOf(number, lone(number, 2), frame) !== null, String(number)).toBe(
        isCorner(number),
      );
    }
    expect(plateOf(1, lone(1, 6), frame)).toBeNull();
  });

  it('has the pieces at the start in the first field, below the mark of its owner', () => {
    const { x, y, width, height } = cellOf(1, frame);
    const mark = placesIn(1, frame).owner;
    for (const count of [1, 2, 3, 6]) {
      for (const spot of lone(1, count)) {
        expect(spot.x - spot.r, String(count)).toBeGreaterThanOrEqual(x + width / 3);
        expect(spot.x + spot.r, String(count)).toBeLessThanOrEqual(x + width);
        expect(spot.y - spot.r, String(count)).toBeGreaterThanOrEqual(mark.y + mark.r - 1);
        expect(spot.y + spot.r, String(count)).toBeLessThanOrEqual(y + height);
      }
    }
  });

  it('keeps the mark of an owner clear of the number of a throw, of the name and of the sum', () => {
    for (const number of numbers) {
      const { reach, owner, name } = placesIn(number, frame);
      expect(owner.x - owner.r - reach.x).toBeGreaterThan(10);
      expect(owner.y + owner.r).toBeLessThan(name.y - 10);
    }
  });
});

describe('the height of the frame', () => {
  it.each([
    ['low', 'a short phone', LOW, { wide: 344, free: 332 }],
    ['tall', 'six seats in two rows', TALL, { wide: 374, free: 447 }],
  ])('is, where it is %s, all above the sheet with %s', (_name, _where, frame, { wide, free }) => {
    expect((heightOf(frame) * wide) / WIDTH).toBeLessThanOrEqual(free);
  });
});
