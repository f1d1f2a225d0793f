import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { firstTable, midTable, overTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { ranked, Standings } from './Standings';
import { Wealth } from './Wealth';
import { inThousands, outMarks, wealthLines } from './wealth';

const sitting = (table: Table, seat = 1) => openSession(fixturePlay({ table, seat }));

describe('the chart', () => {
  it('is a sentence as long as its lines would be one', () => {
    const page = mount(<Wealth session={sitting(firstTable)} height={100} />);
    expect(page.querySelector('.line-chart')).toBeNull();
    expect(page.textContent).toContain('All have 30,000 so far.');
    const later = mount(<Wealth session={sitting(midTable)} height={100} />);
    expect(later.querySelector('.line-chart')).not.toBeNull();
  });
});

describe('wealth', () => {
  it('is a line for each seat, which ends where the seat goes out', () => {
    const lines = wealthLines(sitting(midTable), midTable, 'assets');
    expect(lines).toHaveLength(5);
    expect(lines[0]?.points.at(-1)).toEqual({ at: 74, value: 23_400 });
    expect(lines[4]?.points.at(-1)).toEqual({ at: 61, value: 0 });
    expect(lines[0]?.points[0]).toEqual({ at: 1, value: 30_000 });
  });

  it('ends for the winner in the last turn, though the history goes on to the next', () => {
    const after = { turnNumber: 132, money: [0, 9, 0, 0, 0], assets: [0, 9, 0, 0, 0] };
    const table = { ...overTable, history: [...overTable.history, after] };
    const [, won] = wealthLines(sitting(table), table, 'assets');
    expect(won?.points.at(-1)?.at).toBe(131);
    expect(Math.max(...(won?.points ?? []).map(({ at }) => at))).toBe(131);
  });

  it('marks who went out, in order', () => {
    const marks = outMarks(sitting(overTable), overTable);
    expect(marks.map(({ at }) => at)).toEqual([61, 103, 118, 131]);
    expect(marks[0]?.words).toBe('Cog is out');
    expect([0, 500, 30_000].map(inThousands)).toEqual(['0', '0.5k', '30k']);
  });
});

describe('the ranking', () => {
  it('has those still in by assets, then the others from the last one out', () => {
    expect(ranked(midTable.players).map(({ seat }) => seat)).toEqual([2, 1, 4, 3, 5]);
    const page = mount(<Standings session={sitting(midTable, 5)} />);
    const rows = [...page.querySelectorAll('li')];
    expect(rows.at(-1)?.textContent).toBe('Cogout in turn 61, place 5');
  });
});
