import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { found, mount } from '../../ui/mount';
import { useStoryAsked } from './story-asked';

it('scrolls the log to the line that was asked for, and brings the focus there', async () => {
  const storyAsked = signal<{ from: string | undefined } | null>(null);
  function Column() {
    useStoryAsked({ storyAsked }, () => {});
    return (
      <div class="knowledge-tabs">
        <div class="followed">
          <ul tabIndex={-1}>
            <li data-line="1">first</li>
            <li data-line="2">second</li>
          </ul>
        </div>
      </div>
    );
  }
  const page = mount(<Column />);
  const log = found(page, 'ul');
  const scrollTo = vi.fn();
  Object.assign(log, { scrollTo });
  Object.defineProperty(found(page, '[data-line="2"]'), 'offsetTop', { value: 206 });
  act(() => {
    storyAsked.value = { from: '2' };
  });
  await vi.waitFor(() => expect(document.activeElement).toBe(log));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 200 });
});
