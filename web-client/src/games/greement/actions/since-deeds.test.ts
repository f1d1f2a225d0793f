import { describe, expect, it } from 'vitest';
import { deedWords } from './since-deeds';
import { holds } from './since-squares';

let key = 0;

function line(code: string, args: Record<string, unknown>) {
  key += 1;
  return { key: String(key), own: false, code, args: { seat: 5, ...args } };
}

const on = (square: string, kind = 'land') => ({ square, kind, price: 3, tax: 0 });
const bought = line('bought', on('D4'));
const seeded = line('seeded', on('D4'));
const grazed = line('cattle-bought', on('D4'));
const DEEDS = [bought, seeded, grazed];

describe('what of the deeds of another still holds', () => {
  const left = (...after: ReturnType<typeof line>[]) =>
    DEEDS.filter((deed) => holds([...DEEDS, ...after], deed)).map(({ code }) => code);
  const squares = ['D4', 'E5'];

  it('is all of them, while nothing befalls the square', () => {
    expect(left(line('crops-lost', { squares: ['E5'] }))).toEqual(DEEDS.map(({ code }) => code));
  });

  it('is no herd that an event has taken, and no crop that withered after it', () => {
    const plough = line('cattle-lost', { squares });
    expect(left(plough)).toEqual(['bought', 'seeded']);
    expect(left(plough, line('crops-lost', { squares }))).toEqual(['bought']);
    expect(left(plough, line('lands-became-cattle', { squares }))).toEqual([
      'bought',
      'cattle-bought',
    ]);
  });

  it('is nothing on a square that has been taken from whoever did it, and all on one that he sold', () => {
    expect(left(line('appropriated', { beside: 'lake', squares }))).toEqual([]);
    const sold = { seller: 5, buyer: 2, square: 'D4', kind: 'cattle' };
    expect(left(line('square-sold', sold))).toEqual(DEEDS.map(({ code }) => code));
    expect(left(line('gold-mines-lost', { squares }))).toEqual([]);
  });
});

describe('the words of what another did', () => {
  const mines = (...squares: string[]) =>
    squares.map((square) => line('bought', on(square, 'gold')));

  it('name up to three squares that were bought, however short they are', () => {
    const two = mines('J9', 'I10');
    expect(deedWords([bought, ...two, seeded], 9, 'terse')).toBe(
      'buys D4, J9 and I10, seeds D4, for 12 in all',
    );
  });

  it('count more of them, and name one that is alone of its kind', () => {
    const four = mines('C1', 'G5', 'J9', 'I10');
    expect(deedWords([bought, ...four], 9, 'brief')).toBe(
      'buys 4 gold mines and D4 for 15, profit 9 now',
    );
  });

  it('tell where room is short what was bought, and only without that what was seeded', () => {
    expect(deedWords([bought, seeded], 9, 'brief')).toBe('buys D4, seeds it, for 6 in all');
    expect(deedWords([bought, seeded], 9, 'terse')).toBe('buys D4, seeds it, for 6 in all');
    expect(deedWords([seeded], 9, 'terse')).toBe('seeds D4 for 3');
  });

  it('are in little room how many squares he bought, or the name of a single one, and what all came to', () => {
    const [first, ...others] = mines('J9', 'I10', 'H7');
    if (!first) throw new Error('none');
    expect(deedWords([first, ...others], 40, 'counted')).toBe('buys 3 squares for 9');
    expect(deedWords([first, ...others, grazed], 40, 'counted')).toBe(
      'buys 3 squares and more, for 12 in all',
    );
    expect(deedWords([first], 40, 'counted')).toBe('buys J9 for 3');
    expect(deedWords([seeded], 40, 'counted')).toBe('seeds D4 for 3');
  });
});
