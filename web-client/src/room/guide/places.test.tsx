import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../ui/mount';
import { Dimmed } from './Dimmed';
import { boxOfSpot, litOfSpot } from './places';

/** Where things stand on the page, by their class; nothing is drawn in a test. */
let stand: Record<string, readonly [number, number, number, number]>;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(stand[this.getAttribute('class') ?? ''] ?? [0, 0, 0, 0]));
  });
});

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
});

describe('what a step lights', () => {
  it('holds what the words speak of: the ground of a square without what flies over it, and all pieces', () => {
    const page = mount(
      <svg role="presentation">
        <g class="cell">
          <rect class="tile" />
          <circle class="coin" />
        </g>
        <circle class="piece" />
      </svg>,
    );
    stand = { cell: [160, 60, 140, 140], tile: [200, 100, 60, 60], piece: [250, 150, 30, 30] };
    expect(page.querySelector('.cell')?.tagName).toBe('g');
    expect(boxOfSpot('.cell')).toEqual({ x: 200, y: 100, width: 60, height: 60 });
    expect(boxOfSpot(['.cell', '.piece'])).toEqual({ x: 200, y: 100, width: 80, height: 80 });
    expect(boxOfSpot(['.cell', '.gone'])).toEqual({ x: 200, y: 100, width: 60, height: 60 });
  });

  it('has the shape of what is drawn, and leaves what is beside it under the veil', () => {
    mount(
      <svg role="presentation">
        <path class="wedge" d="M0 0L40 0L20 40Z" />
        <circle class="piece" />
      </svg>,
    );
    stand = { wedge: [200, 100, 80, 80], piece: [230, 110, 20, 20] };
    const seen = { a: 2, b: 0, c: 0, d: 2, e: 200, f: 100 } as DOMMatrix;
    const drawn = found(document, '.wedge') as unknown as SVGPathElement;
    drawn.getScreenCTM = () => seen;
    const path = { d: 'M0 0L40 0L20 40Z', transform: 'matrix(2 0 0 2 200 100)' };
    const spot = litOfSpot(['.wedge', '.piece']);
    expect(spot).toMatchObject({
      x: 200,
      width: 80,
      parts: [{ path }, { x: 230, width: 20, round: true }],
    });
    const veil = mount(
      <Dimmed width={800} height={600} space={spot} button={null} lit={[]} isVeiled />,
    );
    expect(found(veil, '.guide-outline').getAttribute('d')).toBe(path.d);
    const holes = [...veil.querySelectorAll('#guide-holes > :not(:first-child)')];
    expect(holes.map(({ tagName }) => tagName)).toEqual(['path', 'rect']);
  });
});
