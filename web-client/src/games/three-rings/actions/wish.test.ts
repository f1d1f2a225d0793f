import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../i18n/catalogue';
import { readWish, wishWords } from './wish';

const wish = {
  space: 'U05',
  mixture: { cash: 3, debt: 0, theirDebt: 6, properties: ['R20', 'S05'] },
};

afterEach(() => speak('en'));

describe('a wish in the chat', () => {
  it('is a sentence that people read', () => {
    expect(wishWords(wish)).toBe(
      'Wish for Search Engine (U05): 3 cash, 6 of my debt, Remote Work Cabin (R20), Online Shop (S05).',
    );
  });

  it('is understood in whatever language it was said', async () => {
    expect(readWish(wishWords(wish))).toEqual(wish);
    await speak('de');
    const german = wishWords(wish);
    expect(german).toContain('Wunsch');
    expect(readWish(german)).toEqual(wish);
  });

  it('is nothing else that is said', () => {
    for (const text of [
      'I would take 3 cash',
      'Wish for Search Engine (U05): everything.',
      'Wish for Search Engine (U05): 3 cash, and a pony (R20) please.',
      'Wish for Search Engine (U5): 3 cash.',
      'Wish for Search Engine (U05): 99999999 cash.',
      '> Wish for Search Engine (U05): 3 cash.',
    ]) {
      expect(readWish(text)).toBeNull();
    }
  });
});
