import { expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { voteTable } from '../fixture/tables';
import { wayTable } from '../fixture/votes';
import { openSession } from '../session';
import type { Table } from '../wire';
import { foreseenPrices } from './foreseen-prices';
import { spokenEvent } from './spoken';

const at = (table: Table, seat: number | null) =>
  openSession(fixturePlay({ table, hand: seat === null ? null : turnHand, seat }));

it('tells of a card how many of the free squares it makes cheaper or dearer, and by how much', () => {
  expect(foreseenPrices(at(wayTable, 1))).toBe('48 cheaper by 2–12');
  expect(spokenEvent(at(wayTable, 1))).toContain('free squares 48 cheaper by 2–12.');
  const { event } = wayTable;
  const changing = (values: Record<string, number>) =>
    event && { ...wayTable, event: { ...event, prospect: { ...event.prospect, values } } };
  const both = foreseenPrices(at(changing({ land: 4, goldMine: 3 }) ?? wayTable, 1));
  expect(both).toMatch(/^\d+ cheaper by 1, \d+ dearer by 1$/);
});

it('tells nothing where the card moves no price, and nothing to who watches', () => {
  expect(foreseenPrices(at(voteTable, 1))).toBeUndefined();
  expect(foreseenPrices(at(wayTable, null))).toBeUndefined();
});

it('tells of a tax that is asked from then on where none is now', () => {
  const { event, values } = wayTable;
  const rising = event && {
    ...wayTable,
    values: { ...values, distanceTax: 0 },
    event: { ...event, prospect: { ...event.prospect, values: { distanceTax: 1 } } },
  };
  expect(foreseenPrices(at(rising ?? wayTable, 1))).toMatch(/^\d+ dearer by 2–\d+$/);
});
