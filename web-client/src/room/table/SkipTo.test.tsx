import { expect, it } from 'vitest';
import { found, mount } from '../../ui/mount';
import { SkipTo } from './SkipTo';

it('leads from the actions to the space of the board where Tab stops, and back', () => {
  const page = mount(
    <>
      <SkipTo part="actions" />
      <div class="board-slot">
        <button type="button" tabIndex={-1}>
          A1
        </button>
        <button type="button" tabIndex={0}>
          B1
        </button>
      </div>
      <section class="action-slot">
        <SkipTo part="board" />
      </section>
    </>,
  );
  found(page, '.action-slot .skip-link').click();
  expect(document.activeElement?.textContent).toBe('B1');
  found(page, '.skip-link').click();
  expect(document.activeElement?.className).toBe('action-slot');
});
