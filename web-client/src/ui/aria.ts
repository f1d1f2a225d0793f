import { signal } from '@preact/signals';

type Urgency = 'polite' | 'assertive';

/** What screen readers are to say next; `Announcer` holds the live regions. */
export const announcements = { polite: signal(''), assertive: signal('') };

/**
 * Says a sentence to those who listen: turns and refusals `assertive`, all else `polite`. The same sentence
 * twice running is told apart by a trailing space, otherwise the second would be silent.
 */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const region = announcements[urgency];
  region.value = region.peek() === sentence ? `${sentence}\u00a0` : sentence;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where the focus goes from `index` among `count` when a key is pressed; undefined for other keys. */
export function rovingIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** True while letters belong to a field, not to key caps. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'range', 'button'].includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
