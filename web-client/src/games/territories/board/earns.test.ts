import { describe, expect, it } from 'vitest';
import { midTable } from '../fixture/tables';
import { prospectsOf } from '../risk';
import type { Table } from '../wire';
import { earningOf, earnsThen } from './earns';

/** What is told of the prospect of a field, with these owners. */
function told(field: string, owner: Table['owner']): string | null | undefined {
  const table = { ...midTable, owner: { ...midTable.owner, ...owner } };
  const [any] = prospectsOf(table);
  return any && earnsThen(table, { ...any, kind: 'buy', field: field as typeof any.field });
}

describe('what a field earns whoever buys it', () => {
  it('is the rent of a territory', () => {
    expect(told('south-citadel', {})).toBe('earns 2,000');
  });

  it('grows with the fleets and camps that he has already', () => {
    expect(told('sea-grover', { 'sea-grover': null })).toBe('earns 1,000');
    expect(told('the-pit', { 'the-pit': null, 'huts-in-the-mountain': null })).toBe('earns ≤1,200');
    expect(told('the-pit', { 'the-pit': null, 'huts-in-the-mountain': 1 })).toBe('earns ≤2,400');
  });

  it('is told of nothing but a purchase', () => {
    expect(prospectsOf(midTable).map((each) => earnsThen(midTable, each))).toContain(null);
  });

  it('is of own ground what it earns as it stands', () => {
    const own = (field: string, owner: Table['owner'], rent: Table['rent']) => {
      const table = {
        ...midTable,
        owner: { ...midTable.owner, ...owner },
        rent: { ...midTable.rent, ...rent },
      };
      const [any] = prospectsOf(table);
      return (
        any && earningOf(table, { ...any, kind: 'own-ground', field: field as typeof any.field })
      );
    };
    expect(own('mountain-village', {}, {})).toEqual({ sum: 1600 });
    expect(own('the-pit', { 'the-pit': 1 }, { 'the-pit': 200 })).toEqual({
      sum: 2400,
      perPip: 200,
    });
  });
});
