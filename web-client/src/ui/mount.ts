import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';

let before: HTMLElement | undefined;

/** Shows a component in the page of a test; what was shown before is gone, with all it listened to. */
export function mount(shown: ComponentChild): HTMLElement {
  const last = before;
  if (last) act(() => render(null, last));
  document.body.replaceChildren();
  const place = document.createElement('div');
  before = place;
  document.body.append(place);
  act(() => render(shown, place));
  return place;
}

/** The element a test means; fails when it is not there. */
export function found<E extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): E {
  const element = place.querySelector<E>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
}

export function press(element: HTMLElement): void {
  act(() => element.click());
}

export function leave(element: HTMLElement): void {
  act(() => void element.dispatchEvent(new FocusEvent('blur')));
}

export function key(target: EventTarget, name: string): void {
  act(() => {
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
}

/** Lets answers arrive and be shown. */
export async function settled(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
  });
}
