import { effect } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { announce, announcements, hush, isTyping, regions, rovingIndex } from './aria';

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

  it('is no reason to say the one before again', () => {
    let runs = 0;
    const stop = effect(() => {
      runs += 1;
      announce('Jonas throws');
    });
    announce('Jonas moves');
    stop();
    expect(runs).toBe(1);
  });
});

describe('the live regions', () => {
  it('hold all that is said close after each other, in order, and nothing for long', () => {
    vi.useFakeTimers();
    hush();
    announce('Too dear');
    announce('Jonas is on turn');
    const said = () => regions.polite.value.map(({ sentence }) => sentence);
    expect(said()).toEqual(['Too dear', 'Jonas is on turn']);
    vi.advanceTimersByTime(3000);
    expect(said()).toEqual([]);
    vi.useRealTimers();
  });

  it('hold of what is urgent the newest alone', () => {
    hush();
    announce('Too dear', 'assertive');
    announce('Your turn', 'assertive');
    expect(regions.assertive.value.map(({ sentence }) => sentence)).toEqual(['Your turn']);
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
