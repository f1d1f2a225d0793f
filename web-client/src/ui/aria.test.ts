import { describe, expect, it } from 'vitest';
import { announce, announcements, isTyping, rovingIndex } from './aria';

describe('roving focus', () => {
  it('goes round in both directions and to the ends', () => {
    expect(rovingIndex('ArrowRight', 2, 3)).toBe(0);
    expect(rovingIndex('ArrowLeft', 0, 3)).toBe(2);
    expect(rovingIndex('Home', 2, 3)).toBe(0);
    expect(rovingIndex('End', 0, 3)).toBe(2);
  });

  it('leaves other keys alone', () => {
    expect(rovingIndex('Tab', 0, 3)).toBeUndefined();
  });
});

describe('an announcement', () => {
  it('differs from the one before, even with the same words', () => {
    announce('Your turn', 'assertive');
    const first = announcements.assertive.value;
    announce('Your turn', 'assertive');
    expect(announcements.assertive.value).not.toBe(first);
    expect(announcements.assertive.value.trim()).toBe('Your turn');
  });
});

describe('typing', () => {
  it('is what happens in a text field, not on a radio button', () => {
    const field = document.createElement('input');
    expect(isTyping(field)).toBe(true);
    field.type = 'radio';
    expect(isTyping(field)).toBe(false);
    expect(isTyping(document.createElement('button'))).toBe(false);
  });
});
