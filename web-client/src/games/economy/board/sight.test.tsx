import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { placeOf } from '../spaces';
import { Board } from './Board';
import { PITCH, RIM, VIEW } from './geometry';

/** Pixels of a board whose highest row begins at 100. */
const TOP = 100;
const SIDE = 50;

const rectOf = (top: number, height: number) =>
  ({ x: 0, y: top, top, bottom: top + height, width: height, height }) as DOMRect;

/** How far the page is moved, with the sheet's upper edge there, for those who may go to these rows. */
function moved(foot: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const scale = SIDE / PITCH;
    const space = this instanceof SVGElement ? this.dataset.space : undefined;
    if (space) return rectOf(TOP + placeOf(space).row * SIDE, SIDE);
    return this.matches('.economy-map')
      ? rectOf(TOP - (RIM - VIEW.y) * scale, VIEW.height * scale)
      : rectOf(foot, SIDE);
  });
  const scrolled: number[] = [];
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation((to) => {
    scrolled.push((to as ScrollToOptions).top ?? 0);
  });
  const session = openSession(
    fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
  );
  const toGo = [...session.destinations.value.keys()].map((to) => placeOf(to).row);
  act(() => {
    mount(
      <>
        <div class="phone-foot" />
        <main class="table-main">
          <Board session={session} />
        </main>
      </>,
    );
  });
  return { by: scrolled[0] ?? 0, lowest: TOP + (Math.max(...toGo) + 1) * SIDE };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a low phone', () => {
  it('is moved until every space that may be chosen is seen above the sheet', () => {
    const foot = 440;
    const { by, lowest } = moved(foot);
    expect(lowest).toBeGreaterThan(foot);
    expect(lowest - by).toBeLessThan(foot);
  });

  it('is moved by whole rows, so that none is cut in two above', () => {
    const foot = 385;
    const { by, lowest } = moved(foot);
    const over = (TOP - by) % SIDE;
    expect(TOP - by).toBeLessThan(0);
    expect(Math.abs(over)).toBeGreaterThan(SIDE - 10);
    expect(lowest - by).toBeLessThan(foot);
  });
});
