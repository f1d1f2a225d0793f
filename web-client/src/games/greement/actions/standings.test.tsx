import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { nextWords, Standings } from './Standings';

const watching = (table: Table) => openSession(fixturePlay({ table }));

describe('who watches', () => {
  it('reads what is open of everybody, the highest profit first', () => {
    const page = document.createElement('div');
    render(<Standings session={watching(turnTable)} />, page);
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows.slice(0, 3)).toEqual([
      ['Mireille', '7', '51', '58'],
      ['Anna', '8', '49', '69'],
      ['Jonas', '8', '48', '54'],
    ]);
  });

  it('is told who comes next, and when the events do', () => {
    const table = { ...turnTable, first: 1 };
    expect(nextWords(watching({ ...table, seatOnTurn: 1 }))).toBe('Next is Jonas.');
    expect(nextWords(watching({ ...table, seatOnTurn: 5 }))).toBe(
      'Then come three events, before round 7.',
    );
  });

  it('is told it of himself too, where he plays', () => {
    const session = openSession(
      fixturePlay({ table: { ...turnTable, first: 1, seatOnTurn: 2 }, seat: 3 }),
    );
    expect(nextWords(session)).toBe('You are next.');
  });
});
