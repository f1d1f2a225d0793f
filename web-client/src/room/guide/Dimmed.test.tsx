import { describe, expect, it } from 'vitest';
import { found, mount } from '../../ui/mount';
import { Bow, Dimmed } from './Dimmed';

describe('the veil and the frame of a button', () => {
  it('leave out the cap of its key, which hangs over the edge', () => {
    const cap = { x: 190, y: 492, width: 18, height: 16 };
    const button = { x: 100, y: 500, width: 120, height: 50, cap };
    const page = mount(
      <Dimmed width={1440} height={900} space={null} button={button} lit={[]} isVeiled />,
    );
    expect(page.querySelectorAll('#guide-holes rect[x="190"]')).toHaveLength(1);
    expect(page.querySelectorAll('#guide-cap rect[x="190"]')).toHaveLength(1);
    expect(page.querySelector('.guide-outline')?.getAttribute('mask')).toBe('url(#guide-cap)');
  });

  it('are joined to a space by a line, but not right across the board', () => {
    const button = { x: 800, y: 500, width: 120, height: 50 };
    const lines = (x: number) => {
      const space = { x, y: 300, width: 50, height: 50 };
      const page = mount(
        <Dimmed width={1440} height={900} space={space} button={button} lit={[]} isVeiled />,
      );
      return page.querySelectorAll('.guide-bow').length;
    };
    expect([lines(700), lines(300)]).toEqual([1, 0]);
  });

  it('are joined by a line that breaks off where something is written', () => {
    const heading = { x: 240, y: 300, width: 100, height: 20 };
    const page = mount(
      <svg role="presentation">
        <Bow width={800} height={600} line="M300 200C300 300 300 300 300 400" texts={[heading]} />
      </svg>,
    );
    const mask = found(page, 'mask');
    expect(found(page, '.guide-bow').getAttribute('mask')).toBe(`url(#${mask.id})`);
    const hole = mask.querySelectorAll('rect')[1];
    const sides = ['x', 'y', 'width', 'height'].map((side) => Number(hole?.getAttribute(side)));
    expect(sides).toEqual([237, 297, 106, 26]);
  });

  it('run round spaces side by side in one line, and under the marks on them', () => {
    const plot = (x: number) => ({
      ...{ x, y: 100, width: 80, height: 90 },
      path: { d: 'M0 0h80v90h-80z', transform: `matrix(1 0 0 1 ${x} 100)` },
    });
    const space = { x: 100, y: 100, width: 160, height: 90, parts: [plot(100), plot(180)] };
    const mark = { x: 130, y: 180, width: 24, height: 24, round: true };
    const page = mount(
      <Dimmed width={1440} height={900} space={space} button={null} lit={[mark]} isVeiled />,
    );
    expect(page.querySelectorAll('#guide-joined path')).toHaveLength(2);
    expect(found(page, '#guide-marks rect[x="128"]').getAttribute('width')).toBe('28');
    const outline = found(page, '.guide-outline');
    expect(outline.closest('[mask="url(#guide-joined)"]')).not.toBeNull();
    expect(outline.closest('[mask="url(#guide-marks)"]')).not.toBeNull();
  });
});
