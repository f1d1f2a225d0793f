import { afterEach, describe, expect, it } from 'vitest';
import { found, mount } from './mount';
import { showWholeLines } from './whole-lines';

afterEach(() => void mount(null));

/** The lines that are shown in a place of a hundred pixels, of lines so high and scrolled so far. */
function shown(heights: readonly number[], scrolled: number): string {
  const page = mount(
    <ul>
      {heights.map((height, i) => (
        <li key={`${i}-${height}`}>{i}</li>
      ))}
    </ul>,
  );
  const list = found(page, 'ul');
  list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  let top = -scrolled;
  for (const [i, height] of heights.entries()) {
    const box = new DOMRect(0, top, 300, height);
    (list.children[i] as HTMLElement).getBoundingClientRect = () => box;
    top += height;
  }
  showWholeLines(list);
  return [...list.querySelectorAll('li:not([data-cut])')].map((each) => each.textContent).join(' ');
}

describe('a list', () => {
  it('shows no line that an edge of it cuts', () => {
    expect(shown([24, 24, 24, 24, 24, 24], 0)).toBe('0 1 2 3 5');
    expect(shown([24, 24, 24, 24, 24, 24], 44)).toBe('0 2 3 4 5');
    expect(shown([24, 24, 24, 24, 24, 24], 46)).toBe('0 1 2 3 4 5');
  });

  it('shows a part of what is as high as half of it', () => {
    expect(shown([70, 24, 24], 20)).toBe('0 1 2');
  });
});
