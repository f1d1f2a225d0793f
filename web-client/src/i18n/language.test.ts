import { afterEach, describe, expect, it } from 'vitest';
import { speak } from './catalogue';
import { figure, tenths } from './figure';
import { firstSpoken, language } from './language';
import { translator } from './translator';

const english = {
  hello: 'Hello, {name}',
  coins: { one: '{n} coin', other: '{n} coins' },
  paid: 'pays {sum}',
} as const;

afterEach(() => speak('en'));

describe('the language of a page', () => {
  it('is the first of the browser’s that the page speaks, whatever the country', () => {
    expect(firstSpoken(['de-AT', 'en'])).toBe('de');
    expect(firstSpoken(['fr', 'DE'])).toBe('de');
    expect(firstSpoken(['en-GB', 'de'])).toBe('en');
    expect(firstSpoken(['pl', 'toString'])).toBe('en');
    expect(firstSpoken([])).toBe('en');
  });

  it('changes once all words are there, never before', async () => {
    let arrives = (_: { hello: string }) => {};
    const t = translator(
      { hello: 'Hello' },
      { de: () => new Promise<{ hello: string }>((resolve) => (arrives = resolve)) },
    );
    const spoken = speak('de');
    await Promise.resolve();
    expect([language.value, t('hello')]).toEqual(['en', 'Hello']);
    arrives({ hello: 'Hallo' });
    await spoken;
    expect([language.value, t('hello')]).toEqual(['de', 'Hallo']);
  });

  it('chooses the plural and writes numbers in its own way', async () => {
    const t = translator(english, {
      de: async () => ({
        hello: 'Hallo, {name}',
        coins: { one: '{n} Münze', other: '{n} Münzen' },
        paid: 'zahlt {sum}',
      }),
    });
    const said = () => [
      t('coins', { n: 1 }),
      t('coins', { n: 0 }),
      t('coins', { n: 12940 }),
      t('paid', { sum: 0.5 }),
      t.rich('paid', { sum: 4750 }).join(''),
      figure(4750),
      tenths(5.1),
    ];
    expect(said()).toEqual([
      '1 coin',
      '0 coins',
      '12,940 coins',
      'pays 0.5',
      'pays 4,750',
      '4,750',
      '5.1',
    ]);
    await speak('de');
    expect(said()).toEqual([
      '1 Münze',
      '0 Münzen',
      '12.940 Münzen',
      'zahlt 0,5',
      'zahlt 4.750',
      '4.750',
      '5,1',
    ]);
  });
});

describe('words that cannot be had', () => {
  it('leave the page in its language, and are asked for again at the next wish', async () => {
    let failing = true;
    const t = translator(
      { hello: 'Hello' },
      { de: async () => (failing ? Promise.reject(new Error('offline')) : { hello: 'Hallo' }) },
    );
    await expect(speak('de')).rejects.toThrow('offline');
    expect([language.value, t('hello')]).toEqual(['en', 'Hello']);
    failing = false;
    await speak('de');
    expect(t('hello')).toBe('Hallo');
  });
});
