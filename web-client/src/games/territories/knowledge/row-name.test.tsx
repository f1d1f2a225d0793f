import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { RowName } from './RowName';

afterEach(() => vi.restoreAllMocks());

it('names a field in full where that has room, else in short', () => {
  const named = (width: number) => {
    const rect = { left: 0, width } as DOMRect;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect);
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue({ width: 98 } as DOMRect);
    mount(null);
    return mount(<RowName field="mountain-village" />).textContent;
  };
  expect(named(98)).toBe('Mountain Village');
  expect(named(97)).toBe('Village');
});
