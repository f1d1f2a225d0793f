import { afterEach, expect, it, vi } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { RowsBeyond } from './RowsBeyond';

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
});

it('takes the focus of a key on to the rows it leads to, for it goes with them', () => {
  const gone = vi.fn();
  Element.prototype.scrollBy = gone;
  const page = mount(
    <div class="board-slot">
      <button type="button" data-square="A10" />
      <RowsBeyond rows={{ first: 9, last: 10 }} side="below" />
    </div>,
  );
  found(page, '.rows-beyond button').click();
  expect(document.activeElement).toBe(found(page, '[data-square="A10"]'));
  expect(gone).toHaveBeenCalledOnce();
});
