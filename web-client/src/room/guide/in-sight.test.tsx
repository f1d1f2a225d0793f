import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../ui/mount';
import { Dimmed } from './Dimmed';
import { boxOfSpot, litOfSpot } from './places';

/** A phone of 360 x 740: a board of which the window shows a strip, and the sheet that lies over its foot. */
const stand: Record<string, readonly [number, number, number, number]> = {
  window: [8, 170, 344, 150],
  wedge: [40, 280, 80, 60],
  gone: [40, 400, 80, 60],
  'phone-foot': [0, 300, 360, 440],
  'sheet-body': [0, 360, 360, 310],
  fourth: [20, 540, 160, 50],
  fifth: [20, 592, 160, 50],
  'act-buttons': [0, 590, 360, 80],
  roll: [20, 600, 320, 50],
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(stand[this.getAttribute('class') ?? ''] ?? [0, 0, 0, 0]));
  });
  mount(
    <>
      <div class="window" style={{ overflow: 'hidden' }}>
        <svg role="presentation" style={{ overflow: 'visible' }}>
          <path class="wedge" d="M0 0L40 0L20 40Z" />
          <path class="gone" d="M0 0L40 0L20 40Z" />
        </svg>
      </div>
      <div class="phone-foot">
        <div class="sheet-body" style={{ overflowY: 'auto' }}>
          <p class="fourth" />
          <p class="fifth" />
          <div class="act-buttons">
            <button type="button" class="roll" />
          </div>
        </div>
      </div>
    </>,
  );
});

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
});

describe('what is lit', () => {
  it('ends at the edge of its window and where the sheet lies over it', () => {
    expect(boxOfSpot('.wedge')).toEqual({ x: 40, y: 280, width: 80, height: 20 });
    expect(boxOfSpot('.gone')).toBeNull();
  });

  it('is nothing under buttons that stay while the form scrolls, but the buttons themselves', () => {
    expect(boxOfSpot('.fourth')).toEqual({ x: 20, y: 540, width: 160, height: 50 });
    expect(boxOfSpot('.fifth')).toBeNull();
    expect(boxOfSpot('.roll')).toEqual({ x: 20, y: 600, width: 320, height: 50 });
  });

  it('is drawn in its own shape, cut off where it is', () => {
    const wedge = found(document, '.wedge') as unknown as SVGPathElement;
    wedge.getScreenCTM = () => ({ a: 2, b: 0, c: 0, d: 1.5, e: 40, f: 280 }) as DOMMatrix;
    const space = litOfSpot('.wedge');
    const veil = mount(
      <Dimmed width={360} height={740} space={space} button={null} lit={[]} isVeiled />,
    );
    const hole = found(veil, '#guide-holes > svg');
    const sides = ['x', 'y', 'width', 'height'].map((side) => hole.getAttribute(side));
    expect(sides).toEqual(['40', '280', '80', '20']);
    expect(hole.firstElementChild?.getAttribute('d')).toBe('M0 0L40 0L20 40Z');
    expect(veil.querySelectorAll('#guide-holes > path')).toHaveLength(0);
    expect(found(veil, '.guide-outline').parentElement?.tagName).toBe('svg');
  });
});
