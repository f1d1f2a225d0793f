import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { placeOf } from '../spaces';
import { Board } from './Board';

/** Pixels of a board that begins at 100, on a page whose sheet begins at 440. */
const TOP = 100;
const SIDE = 50;
const FOOT = 440;

function measured(this: Element): DOMRect {
  const space = this instanceof SVGElement ? this.dataset.space : undefined;
  const top = space ? TOP + placeOf(space).row * SIDE : FOOT;
  return { x: 0, y: top, top, bottom: top + SIDE, width: SIDE, height: SIDE } as DOMRect;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a low phone', () => {
  it('is moved until every space that may be chosen is seen above the sheet', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measured);
    const moved: number[] = [];
    vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => moved.push(top ?? 0));
    const session = openSession(
      fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
    );
    const rowsToGo = [...session.destinations.value.keys()].map((to) => placeOf(to).row);
    act(() => {
      mount(
        <>
          <div class="phone-foot" />
          <Board session={session} />
        </>,
      );
    });
    const lowest = TOP + (Math.max(...rowsToGo) + 1) * SIDE;
    expect(lowest).toBeGreaterThan(FOOT);
    expect(lowest - (moved[0] ?? 0)).toBeLessThan(FOOT);
  });
});
