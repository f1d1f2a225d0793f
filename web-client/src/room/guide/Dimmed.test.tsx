import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { Dimmed } from './Dimmed';

describe('the veil and the frame of a button', () => {
  it('leave out the cap of its key, which hangs over the edge', () => {
    const cap = { x: 190, y: 492, width: 18, height: 16 };
    const button = { x: 100, y: 500, width: 120, height: 50, cap };
    const page = mount(<Dimmed width={1440} height={900} space={null} button={button} lit={[]} />);
    expect(page.querySelectorAll('#guide-holes rect[x="190"]')).toHaveLength(1);
    expect(page.querySelectorAll('#guide-cap rect[x="190"]')).toHaveLength(1);
    expect(page.querySelector('.guide-outline')?.getAttribute('mask')).toBe('url(#guide-cap)');
  });

  it('are joined to a space by a line, but not right across the board', () => {
    const button = { x: 800, y: 500, width: 120, height: 50 };
    const lines = (x: number) => {
      const space = { x, y: 300, width: 50, height: 50 };
      const page = mount(
        <Dimmed width={1440} height={900} space={space} button={button} lit={[]} />,
      );
      return page.querySelectorAll('.guide-bow').length;
    };
    expect([lines(700), lines(300)]).toEqual([1, 0]);
  });
});
