import { describe, expect, expectTypeOf, it } from 'vitest';
import { en } from './en';
import { translator } from './translator';

const t = translator({
  plain: 'End turn',
  price: '{square} for {coins}',
  squares: { one: '{n} square', other: '{n} squares' },
  rounds: { one: 'the last round of {name}', other: '{n} rounds' },
});

describe('translator', () => {
  it('fills the holes of a text', () => {
    expect(t('plain')).toBe('End turn');
    expect(t('price', { square: 'E5', coins: 7 })).toBe('E5 for 7');
  });

  it('chooses the plural by n', () => {
    expect(t('squares', { n: 1 })).toBe('1 square');
    expect(t('squares', { n: 0 })).toBe('0 squares');
    expect(t('squares', { n: 12 })).toBe('12 squares');
  });

  it('keeps markup in place', () => {
    expect(t.rich('price', { square: true, coins: 7 })).toEqual([true, ' for ', '7']);
  });

  it('refuses a missing key or a missing value when types are checked', () => {
    expectTypeOf(t<'price'>).parameters.toEqualTypeOf<
      ['price', { square: string | number; coins: string | number }]
    >();
    expectTypeOf(t<'plain'>).parameters.toEqualTypeOf<['plain']>();
    expectTypeOf(t<'rounds'>).parameters.toEqualTypeOf<
      ['rounds', { n: number; name: string | number }]
    >();
    // @ts-expect-error no such key
    expect(() => t('nowhere')).toThrow();
  });
});

describe('the English catalogue', () => {
  it('has words behind every key', () => {
    const texts = Object.values(en).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });
});
