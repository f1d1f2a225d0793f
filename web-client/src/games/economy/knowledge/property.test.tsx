import { describe, expect, it } from 'vitest';
import { found, mount, press } from '../../../ui/mount';
import { placeHand, placeTable } from '../fixture/placing';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, partOneTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { Property } from './Property';

function shown(table: Table, hand: Hand = noHand, phone = true) {
  const play = fixturePlay({ table, hand, seat: 1, phone });
  const page = mount(<Property session={openSession(play)} />);
  const rows = [...page.querySelectorAll('tbody tr')];
  return {
    names: rows.map((row) => row.querySelector('th .hidden-text')?.textContent),
    points: rows.map((row) => [...row.querySelectorAll('td b')].map((each) => each.textContent)),
    rows,
  };
}

describe('who owns what on a phone', () => {
  it('has a row for each seat, with every card of the game once', () => {
    const { names, points } = shown(moveTable);
    expect(names).toHaveLength(moveTable.players.length);
    expect(points.flat()).toHaveLength(36);
  });

  it('has one more for what is free, and for what is in hands', () => {
    expect(shown(partOneTable).names.at(-1)).toBe('on the board');
    expect(shown(placeTable, placeHand).names.at(-1)).toBe('not placed yet');
  });

  it('names a sector when its column is tapped, and lets it go again', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const page = mount(<Property session={openSession(play)} />);
    const named = () => page.querySelector('.ec-sector-named')?.textContent;
    expect(named()).toBeUndefined();
    expect(page.querySelector('.ec-sector-asked')?.textContent).toMatch(/Tap a column/);
    press(found(page, 'thead button.textile'));
    expect(named()).toBe('TEXTILE');
    expect(page.querySelector('.ec-sector-asked')).toBeNull();
    press(found(page, 'thead button.textile'));
    expect(named()).toBeUndefined();
  });

  it('keeps a row for each sector where there is room for that', () => {
    expect(shown(moveTable, noHand, false).rows).toHaveLength(9);
  });
});
