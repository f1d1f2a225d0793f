import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { Aside } from './Aside';
import { TableBanner } from './Banner';
import { fixturePlay } from './fixture/play';
import { changed, claimTable, goalsTable, levelTable, otherTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

const pageOf = (table: Table, seat: number | null = 1) =>
  mount(<Aside session={openSession(fixturePlay({ table, seat }))} />);

const fact = (page: HTMLElement, name: string) =>
  page.querySelector(`[data-fact="${name}"]`)?.textContent;

describe('the economy now', () => {
  it('says the rate, what the reader pays at the street, the level and the round', () => {
    const page = pageOf(claimTable);
    expect(['rate', 'street', 'level', 'round'].map((name) => fact(page, name))).toEqual([
      '2 per 10',
      '2',
      '0, as printed',
      '14 of 60',
    ]);
    expect(fact(pageOf(levelTable), 'level')).toBe('−1');
  });

  it('has no street and no way to power for who only watches', () => {
    const page = pageOf(claimTable, null);
    expect(fact(page, 'street')).toBeUndefined();
    expect(page.textContent).not.toContain('To power');
  });

  it('says at the beginning what comes before', () => {
    const page = pageOf(goalsTable);
    expect(page.textContent).toContain('a die says who goes first');
    expect(page.textContent).not.toContain('To power');
  });

  it('says that a helicopter is used', () => {
    expect(pageOf(levelTable).textContent).toContain('7 of 7, used');
  });
});

describe('the banner', () => {
  const words = (table: Table) =>
    mount(<TableBanner session={openSession(fixturePlay({ table, seat: 1 }))} />).textContent;

  it('warns of the last rounds and of short clocks', () => {
    expect(words(claimTable)).toBe('');
    expect(words(changed(claimTable, { round: 58 }))).toContain('3 rounds left');
    expect(words(changed(claimTable, { round: 60 }))).toContain('This is the last round');
    expect(words(changed(otherTable, {}, { 1: { absent: true } }))).toContain('5 seconds');
  });
});
