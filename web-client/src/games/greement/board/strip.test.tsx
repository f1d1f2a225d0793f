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

it('has all eleven values in every phase: beside the map of a phone, under that of a tall one', () => {
  for (const phase of ['choose-start', 'turn', 'event-vote'] as const) {
    const table = { ...turnTable, phase };
    const session = openSession(fixturePlay({ table, hand: calmHand, seat: 1 }));
    expect(mount(<Strip session={session} />).querySelectorAll('li button')).toHaveLength(11);
  }
  const beside = readFileSync('src/games/greement/board/column.css', 'utf8');
  expect(beside).toMatch(
    /@media \(min-width: 354px\) and \(max-height: 800px\) {[\s\S]*repeat\(11, minmax\(0, 1fr\)\) \/ 1fr/,
  );
  const under = readFileSync('src/games/greement/board/strip.css', 'utf8');
  expect(under).toMatch(/@media \(min-height: 801px\) {[\s\S]*repeat\(6, minmax\(0, 1fr\)\)/);
});

it('is whole above the sheet, or not seen at all, where it stands under the map', () => {
  const stripAt = (bottom: number) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const [top, end] = this.className === 'phone-foot' ? [597, 840] : [bottom - 26, bottom];
      return new DOMRect(0, top, 340, end - top);
    });
    const session = openSession(fixturePlay({ table: turnTable, hand: calmHand, seat: 1 }));
    const page = mount(
      <>
        <Strip session={session} />
        <div class="phone-foot" />
      </>,
    );
    return found(page, '.value-strip').hasAttribute('data-cut');
  };
  expect([stripAt(590), stripAt(602)]).toEqual([false, true]);
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
