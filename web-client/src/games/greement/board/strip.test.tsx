import { readFileSync } from 'node:fs';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { found, key, mount, press } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { Strip } from './Strip';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  mount(null);
  vi.useRealTimers();
});

const calmHand = { ...turnHand, offers: [] };

function named(place = 2): HTMLElement {
  const session = openSession(fixturePlay({ table: turnTable, hand: calmHand, seat: 1 }));
  const page = mount(<Strip session={session} />);
  press(found(page, `.value-strip li:nth-child(${place}) button`));
  return page;
}

describe('the strip', () => {
  it('stands under the sheet of an offer that is asked and of a tray only while that is folded', () => {
    const asked = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    expect(mount(<Strip session={asked} />).querySelector('.under-high')).not.toBeNull();
    const own = openSession(fixturePlay({ table: turnTable, hand: calmHand, seat: 1 }));
    expect(mount(<Strip session={own} />).querySelector('.under-high')).toBeNull();
    act(() => {
      own.tray.value = 'borrow';
    });
    expect(mount(<Strip session={own} />).querySelector('.under-high')).not.toBeNull();
  });
});

it('has the looks of the prices below the values, while the reader is on turn', () => {
  const key = (table: typeof turnTable) => {
    const session = openSession(fixturePlay({ table, hand: calmHand, seat: 1 }));
    return mount(<Strip session={session} />).querySelector('.price-key')?.textContent;
  };
  expect(key(turnTable)).toMatch(/pay now.*on loan/);
  expect(key({ ...turnTable, seatOnTurn: 2 })).toBeUndefined();
});

it('keeps the word of every value where the sheet leaves it little room, and less has one line without', () => {
  const style = readFileSync('src/games/greement/board/strip.css', 'utf8');
  const [, low, lowest] = style.split('@container');
  expect(low).toContain('min-height: 25px');
  expect(low).not.toMatch(/display: none|repeat\(1/);
  expect(lowest).toMatch(/repeat\(11,[\s\S]*\.value-word/);
});

it('has the values beside the map of a short phone before it is open too, as each has them there in every phase', () => {
  const place = (table: typeof turnTable) => {
    const session = openSession(fixturePlay({ table, hand: calmHand, seat: 1 }));
    return found(mount(<Strip session={session} />), '.value-place');
  };
  expect(place({ ...turnTable, phase: 'choose-start' }).matches('.before-map')).toBe(true);
  expect(place(turnTable).matches('.before-map, .under-high')).toBe(false);
  expect(place({ ...turnTable, phase: 'event-vote' }).querySelectorAll('li button')).toHaveLength(
    11,
  );
  const beside = readFileSync('src/games/greement/board/column.css', 'utf8');
  expect(beside).toContain('repeat(11, minmax(0, 1fr)) / 1fr');
});

it('has the looks of the prices whole above the sheet, or not at all', () => {
  const keyAt = (bottom: number) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const [top, end] = this.className === 'phone-foot' ? [597, 840] : [bottom - 26, bottom];
      return new DOMRect(0, top, 390, end - top);
    });
    const session = openSession(fixturePlay({ table: turnTable, hand: calmHand, seat: 1 }));
    const page = mount(
      <>
        <Strip session={session} />
        <div class="phone-foot" />
      </>,
    );
    return found(page, '.prices-beside').hasAttribute('data-cut');
  };
  expect([keyAt(590), keyAt(602)]).toEqual([false, true]);
  vi.restoreAllMocks();
});

const told = (page: HTMLElement) => page.querySelector('.value-named')?.textContent;
const hear = (type: string) => act(() => void document.body.dispatchEvent(new Event(type)));

describe('a value of the strip', () => {
  it('tells what it is once it is pressed', () => {
    expect(told(named())).toBe('Seed 2: the price to make your land a crop');
    expect(told(named(1))).toBe('Land 3, began at 2: the price of a free land');
  });

  it('is let go by a second press, a press elsewhere, scrolling and Escape', () => {
    const page = named();
    press(found(page, '.value-strip li:nth-child(2) button'));
    expect(told(page)).toBeUndefined();
    for (const type of ['pointerdown', 'scroll']) {
      const other = named();
      hear(type);
      expect(told(other)).toBeUndefined();
    }
    const last = named();
    key(document.body, 'Escape');
    expect(told(last)).toBeUndefined();
  });

  it('is let go by itself after a moment', () => {
    const page = named();
    act(() => void vi.advanceTimersByTime(4000));
    expect(told(page)).toBeUndefined();
  });
});
