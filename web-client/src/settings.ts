import { effect, type Signal, signal } from '@preact/signals';
import { speak } from './i18n/catalogue';
import { firstSpoken, isLanguage, type Language, language } from './i18n/language';

export type Theme = 'auto' | 'light' | 'dark';
export type Contrast = 'auto' | 'high';
export type SoundGroup = 'turn' | 'table' | 'chat';

/** What the reader has chosen for this browser. Each is kept in local storage as soon as it changes. */
export const settings = {
  theme: kept<Theme>('theme', 'auto', oneOf('auto', 'light', 'dark')),
  contrast: kept<Contrast>('contrast', 'auto', oneOf('auto', 'high')),
  language: kept<Language>('language', firstSpoken(navigator.languages), isLanguage),
  sound: kept('sound', true, isFlag),
  volume: kept('volume', 0.7, isShare),
  soundGroups: {
    turn: kept('sound.turn', true, isFlag),
    table: kept('sound.table', true, isFlag),
    chat: kept('sound.chat', true, isFlag),
  },
  keyCaps: kept('keyCaps', true, isFlag),
  nickname: kept('nickname', '', (value) => typeof value === 'string'),
};

/** True while the page is dark, by choice or because the system is. */
export const dark = signal(false);

/** Applies theme, contrast and the spoken language to the document, now and after each change. */
export function applySettings(root: HTMLElement): void {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const theme = settings.theme.value;
    dark.value = theme === 'auto' ? systemDark.matches : theme === 'dark';
  };
  effect(follow);
  systemDark.addEventListener('change', follow);
  effect(() => mark(root, 'theme', settings.theme.value));
  effect(() => mark(root, 'contrast', settings.contrast.value));
  effect(() => {
    root.lang = language.value;
  });
}

/** Speaks a language from now on and the next time too; rejects if its words cannot be had. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await speak(chosen);
  settings.language.value = chosen;
}

function mark(root: HTMLElement, name: 'theme' | 'contrast', value: string): void {
  if (value === 'auto') delete root.dataset[name];
  else root.dataset[name] = value;
}

/** A signal that starts as stored, or as `start` when nothing usable is stored, and stores what it becomes. */
export function kept<T>(name: string, start: T, valid: (value: unknown) => boolean): Signal<T> {
  const key = `kontor.${name}`;
  const stored = read(key);
  const kept = signal<T>(valid(stored) ? (stored as T) : start);
  let known = kept.peek();
  effect(() => {
    if (kept.value === known) return;
    known = kept.value;
    write(key, known);
  });
  return kept;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // blocked storage or a foreign value: the start value serves
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the choice holds for this page only.
  }
}

function oneOf(...values: string[]): (value: unknown) => boolean {
  return (value) => values.includes(value as string);
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
