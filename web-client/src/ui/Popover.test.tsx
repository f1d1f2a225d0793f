import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, mount, press } from './mount';
import { Popover } from './Popover';

describe('a popover', () => {
  it('is closed by Escape also where nothing in it has the focus', () => {
    const page = mount(
      <Popover icon="x" label="Menu">
        Leave
      </Popover>,
    );
    press(found(page, 'button'));
    (document.activeElement as HTMLElement).blur();
    expect(page.textContent).toContain('Leave');
    act(() => void document.body.dispatchEvent(pressed()));
    expect(page.textContent).not.toContain('Leave');
    expect(document.activeElement).toBe(found(page, 'button'));
  });
});

function pressed() {
  return new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
}
