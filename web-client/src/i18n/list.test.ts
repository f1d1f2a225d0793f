import { afterEach, describe, expect, it } from 'vitest';
import { language } from './language';
import { listed } from './list';

afterEach(() => {
  language.value = 'en';
});

describe('several names', () => {
  it('are joined by "and", more than two by commas before it', () => {
    expect(listed([])).toBe('');
    expect(listed(['Anna'])).toBe('Anna');
    expect(listed(['Anna', 'Ben'])).toBe('Anna and Ben');
    expect(listed(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
  });

  it('are so in German', () => {
    language.value = 'de';
    expect(listed(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben und Cleo');
  });
});
