import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { cards } from '../fixture/cards';
import { fixturePlay } from '../fixture/play';
import { noHand, sendTable, sentTable } from '../fixture/tables';
import { game } from '../index';
import type { Card, Table } from '../wire';

const ONE: Card = 'electronics-factory';
const OTHER: Card = 'cosmetics-shop-1';

/** The table with the two cards in each other's places, as far as they can be seen. */
function swapped(table: Table): Table {
  const other = (card: Card | null) => (card === ONE ? OTHER : card === OTHER ? ONE : card);
  return {
    ...table,
    locations: table.locations.map((each) => ({ ...each, card: other(each.card) })),
  };
}

/** Both cards are turned down: f4 under the piece that came, h4 as well. */
const bothDown: Table = {
  ...sentTable,
  locations: sentTable.locations.map((each) =>
    each.space === 'h4' ? { space: 'h4', faceUp: false, card: null } : each,
  ),
};

/** The page of a reader who has seen both cards face-up, after they were turned down. */
function pageAfter(before: Table, moving: boolean, millis: number): string {
  const play = fixturePlay({ table: before, hand: noHand, seat: 1 });
  const motion = { ...play, moving: Object.assign(play.moving, { value: moving }) };
  const view = game.open(motion);
  const { Board, Actions, SheetHead, SheetBody, Cards } = view;
  const seats = () => <>{[1, 2, 3, 4].map((seat) => view.seat(seat).below)}</>;
  const page = mount(
    <>
      <Board />
      <Actions />
      <SheetHead />
      <SheetBody />
      <Cards />
      {seats()}
      {view.tabs().map(({ id, Panel }) => (
        <Panel key={id} />
      ))}
    </>,
  );
  const cell = page.querySelector<SVGElement>('[data-space="f4"]');
  act(() => cell?.focus());
  act(() => {
    Object.assign(play.table, { value: bothDown });
    Object.assign(play.moves, { value: [] });
  });
  act(() => void vi.advanceTimersByTime(millis));
  return page.innerHTML;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what lies face-down', () => {
  it.each([
    ['at once', true, 0],
    ['while it turns', true, 300],
    ['afterwards', true, 5000],
    ['without motion', false, 0],
  ])('leaves no trace in the page %s', (_when, moving, millis) => {
    const page = pageAfter(sendTable, moving, millis);
    expect(page).toContain('f4, a card with its face down');
    expect(pageAfter(swapped(sendTable), moving, millis)).toBe(page);
  });

  it('is named by no key, class, id or attribute of its space', () => {
    pageAfter(sendTable, true, 0);
    for (const space of ['f4', 'h4', 'd8']) {
      const markup = document.querySelector(`[data-space="${space}"]`)?.outerHTML ?? '';
      for (const { id, sector } of cards) {
        expect(markup).not.toContain(id);
        expect(markup.toLowerCase()).not.toContain(sector);
      }
    }
  });

  it('is drawn alike wherever it lies', () => {
    pageAfter(sendTable, true, 5000);
    const back = (space: string) =>
      document.querySelector(`[data-space="${space}"]`)?.innerHTML.replaceAll(space, '');
    expect(back('h4')).toBe(back('d8'));
    expect(back('b3')).toBe(back('d8'));
  });
});
