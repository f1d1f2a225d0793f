import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { knockedTable, midTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Cards, Charts, hasChart } from './Cards';

const column = vi.hoisted(() => ({
  wideColumn: { value: true },
  chartless: { value: false },
  highColumn: { value: true },
  rankless: { value: false },
  shortPage: { value: false },
}));
vi.mock('./column', () => column);

const sitting = (table: Table, seat: number | null = 1) =>
  openSession(fixturePlay({ table, seat }));

afterEach(() => {
  column.chartless.value = false;
  column.rankless.value = false;
});

describe('the knowledge column', () => {
  it('has the chart as a panel where it stands there whole', () => {
    const session = sitting(midTable);
    expect(hasChart(session)).toBe(true);
    expect(mount(<Cards session={session} />).textContent).toContain('Total assets');
  });

  it('leaves the chart to a tab in a window too low for all of it', () => {
    column.chartless.value = true;
    const session = sitting(midTable);
    expect(hasChart(session)).toBe(false);
    expect(mount(<Cards session={session} />).textContent).not.toContain('Total assets');
    expect(mount(<Charts session={session} />).textContent).toContain('Total assets');
  });

  it('leaves the ranking to that tab as well', () => {
    const session = sitting(knockedTable, null);
    const ranking = () => mount(<Cards session={session} />).querySelector('.standings');
    expect(ranking()).not.toBeNull();
    column.rankless.value = true;
    expect(ranking()).toBeNull();
    expect(mount(<Charts session={session} />).querySelector('.standings')).not.toBeNull();
  });
});
