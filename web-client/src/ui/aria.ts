import { signal } from '@preact/signals';

type Urgency = 'polite' | 'assertive' | 'in-turn';

/** A sentence as it stands in a live region for a while. */
export interface Said {
  key: number;
  sentence: string;
}

/** What screen readers were told last. */
export const announcements = { polite: signal(''), assertive: signal('') };

/** What stands in the live regions, which `Announcer` holds: what is added there is read out. */
export const regions = {
  polite: signal<readonly Said[]>([]),
  assertive: signal<readonly Said[]>([]),
};

/** Long enough to be taken up, and short enough for nobody to come upon it later. */
export const STANDS_MILLIS = 3000;

let count = 0;

/** When the story has told something last. */
let toldAt = Number.NEGATIVE_INFINITY;

/** The story has told something of its own, which is being read for a while. */
export function tells(): void {
  toldAt = performance.now();
}

/**
 * Says a sentence to those who listen: refusals `assertive`, all else `polite`. Polite ones that come
 * close after each other are all read, in their order; an assertive one takes the place of the one before,
 * which is true no more, and cuts off what is being read. `in-turn` is assertive only where nothing is: otherwise
 * it waits behind it. The same one twice running is told apart by a trailing
 * space, otherwise the second would be silent. Returns how to take it back once it is true no more.
 */
export function announce(sentence: string, urgency: Urgency = 'polite'): () => void {
  const part = urgency === 'in-turn' ? inTurn() : urgency;
  const last = announcements[part];
  const region = regions[part];
  const said = {
    key: ++count,
    sentence: last.peek() === sentence ? `${sentence}\u00a0` : sentence,
  };
  last.value = said.sentence;
  region.value = part === 'assertive' ? [said] : [...region.peek(), said];
  const takeBack = () => {
    region.value = region.peek().filter(({ key }) => key !== said.key);
  };
  setTimeout(takeBack, STANDS_MILLIS);
  return takeBack;
}

function inTurn(): 'polite' | 'assertive' {
  const isTelling = performance.now() - toldAt < STANDS_MILLIS;
  return isTelling || regions.polite.peek().length > 0 ? 'polite' : 'assertive';
}

/** Takes back what has been said and may not have been read yet. */
export function hush(): void {
  for (const urgency of ['polite', 'assertive'] as const) {
    announcements[urgency].value = '';
    regions[urgency].value = [];
  }
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
