import { describe, expect, it } from 'vitest';
import { voteTable } from './fixture/tables';
import { gaining } from './gaining';
import type { Prospect, Table } from './wire';

/** A vote on this card, which would leave these values. */
function vote(card: 'V03' | 'V07' | 'V18', prospect: Partial<Prospect>): Table {
  const { event } = voteTable;
  if (!event) throw new Error('no card is open');
  return { ...voteTable, event: { ...event, card, prospect: { ...event.prospect, ...prospect } } };
}

const kindsOf = (table: Table) =>
  new Set(gaining(table).map((square) => table.squares[square]?.kind));

describe('the squares that gain by a card', () => {
  it('are the mines where mines are to bring more, and nobody’s none', () => {
    const table = vote('V07', { values: { cropProfit: 3, goldMineProfit: 6 }, kinds: ['crop'] });
    expect(kindsOf(table)).toEqual(new Set(['gold']));
    expect(gaining(table).every((square) => table.squares[square]?.owner !== null)).toBe(true);
  });

  it('are what lies by a lake where lakes are to count more, but for what the card hits', () => {
    const { lakeMultiplier } = voteTable.values;
    const table = vote('V03', { values: { lakeMultiplier: lakeMultiplier + 1 }, kinds: ['gold'] });
    expect(gaining(table)).toContain('D2');
    expect(kindsOf(table).has('gold')).toBe(false);
  });

  it('are the lands and crops that become cattle, although the card hits them', () => {
    const table = vote('V18', { values: {}, kinds: ['gold', 'land', 'crop'] });
    expect(kindsOf(table)).toEqual(new Set(['land', 'crop']));
  });

  it('are none while no card is open', () => {
    expect(gaining({ ...voteTable, event: null })).toEqual([]);
  });
});
