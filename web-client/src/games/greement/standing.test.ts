import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { payTable, voteTable } from './fixture/tables';
import { openSession } from './session';
import { pillOf } from './standing';
import type { Table } from './wire';

const pill = (table: Table, seat: number | null) =>
  pillOf(openSession(fixturePlay({ table, seat })))?.kind;

const readyAre = (table: Table, ready: readonly number[]): Table => ({
  ...table,
  event: table.event && { ...table.event, ready },
});

describe('the pill while all decide', () => {
  it.each([voteTable, payTable])('is green until one is ready, and then waits', (table) => {
    expect(pill(readyAre(table, [2]), 1)).toBe('vote');
    expect(pill(readyAre(table, [1, 2]), 1)).toBeUndefined();
    expect(pill(readyAre(table, [1, 2]), null)).toBe('vote');
  });
});
