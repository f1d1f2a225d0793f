import { beforeEach, describe, expect, it } from 'vitest';
import { applySettings, dark, kept, settings } from './settings';

describe('a kept setting', () => {
  beforeEach(() => localStorage.clear());

  const isNumber = (value: unknown) => typeof value === 'number';

  it('starts as stored', () => {
    localStorage.setItem('kontor.steps', '7');
    expect(kept('steps', 3, isNumber).value).toBe(7);
  });

  it('starts with its own value when what is stored makes no sense', () => {
    localStorage.setItem('kontor.steps', '"many"');
    expect(kept('steps', 3, isNumber).value).toBe(3);
    localStorage.setItem('kontor.steps', '{');
    expect(kept('steps', 3, isNumber).value).toBe(3);
  });

  it('stores what it becomes, and nothing before it changes', () => {
    const steps = kept('steps', 3, isNumber);
    expect(localStorage.getItem('kontor.steps')).toBeNull();
    steps.value = 4;
    expect(localStorage.getItem('kontor.steps')).toBe('4');
  });
});

describe('the document', () => {
  it('follows theme, contrast and language', () => {
    const root = document.createElement('html');
    applySettings(root);
    expect(root.dataset.theme).toBeUndefined();
    expect(root.lang).toBe('en');

    settings.theme.value = 'dark';
    settings.contrast.value = 'high';
    expect(root.dataset).toMatchObject({ theme: 'dark', contrast: 'high' });
    expect(dark.value).toBe(true);

    settings.theme.value = 'light';
    settings.contrast.value = 'auto';
    expect(root.dataset.theme).toBe('light');
    expect(root.dataset.contrast).toBeUndefined();
    expect(dark.value).toBe(false);
  });
});
