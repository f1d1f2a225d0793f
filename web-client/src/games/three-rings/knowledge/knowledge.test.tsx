import { describe, expect, it } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { hintFor } from '../../hints';
import { endTable } from '../fixture/ends';
import { fixturePlay } from '../fixture/play';
import {
  changed,
  claimTable,
  farmsTable,
  fullAskedTable,
  goalsTable,
  powerTable,
} from '../fixture/tables';
import { moments } from '../hints';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Charts } from './Charts';
import { Goals } from './Goals';
import { Rules } from './Rules';
import { marksOf, momentsOf } from './rounds';

const line = (code: string, args: Record<string, unknown>) => ({
  key: code,
  code,
  args,
  own: false,
});

const sessionAt = (table: Table, seat: number | null = 1) =>
  openSession(fixturePlay({ table, seat }));

describe('the charts of Three Rings', () => {
  it('end with the present, and with the last round once it is over', () => {
    const rounds = momentsOf(claimTable);
    expect(rounds).toHaveLength(14);
    expect(rounds.at(-1)).toMatchObject({
      round: 14,
      net: claimTable.players.map(({ net }) => net),
      debt: [14, 9, 21, 12],
    });
    expect(momentsOf({ ...claimTable, round: 13 })).toHaveLength(13);
  });

  it('mark call-outs, levels and rates in their rounds, as far as they are known', () => {
    const marks = marksOf([
      line('level', { level: 1 }),
      line('round', { round: 8 }),
      line('calls-out-wrongly', { seat: 2, accused: 3 }),
      line('round', { round: 9 }),
      line('level', { level: -1 }),
      line('rate', { rate: 2 }),
    ]);
    expect(marks).toEqual([
      { at: 8, words: 'call-out' },
      { at: 9, words: 'values −1' },
      { at: 9, words: 'interest 2' },
    ]);
  });

  it('say that they begin later while no round is over', () => {
    const page = mount(<Charts play={fixturePlay({ table: farmsTable, seat: 1 })} />);
    expect(page.textContent).toContain('begin when the first round is over');
  });

  it('list every property with its owner and ring', () => {
    const page = mount(<Charts play={fixturePlay({ table: claimTable, seat: 1 })} />);
    const owned = page.querySelectorAll('.tr-owned-space');
    expect(owned).toHaveLength(Object.keys(claimTable.owner).length);
    expect(page.textContent).toContain('Opera House, 13');
    expect(found(page, '.tr-owners li').textContent).toContain('6 of 7');
  });
});

describe('the table of goals', () => {
  it('tells what each needs, who is known to have it and who threw it away', () => {
    const rows = [...mount(<Goals session={sessionAt(claimTable)} />).querySelectorAll('li')];
    expect(rows).toHaveLength(7);
    expect(rows[0]?.textContent).toMatch(/^Agriculture.*22.*thrown away:Jonas$/);
    expect(rows[4]?.textContent).toMatch(/^Service.*known:Jonas$/);
  });

  it('marks the reader’s own for him alone', () => {
    const yours = (seat: number | null) =>
      mount(<Goals session={sessionAt(claimTable, seat)} />).querySelectorAll('.chip.brass').length;
    expect([yours(1), yours(null)]).toEqual([1, 0]);
  });

  it('knows all of them after the end', () => {
    const page = mount(<Goals session={sessionAt(endTable)} />);
    expect(page.textContent).toMatch(/Culture.*known:Anna/);
  });
});

describe('the rules of Three Rings', () => {
  it('are told by chapters, with the figures of all numbers of players', () => {
    const page = mount(<Rules />);
    const heads = [...page.querySelectorAll('h3')].map((head) => head.textContent);
    expect(heads).toHaveLength(15);
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toContain('Rural1097');
    expect(rows).toContain('Industry424442');
    expect(rows).toContain('Agriculture125350');
  });
});

describe('hints', () => {
  const first = (table: Table, seen: readonly string[] = [], seat: number | null = 1) =>
    hintFor(moments, sessionAt(table, seat), seen);

  it('come each at its moment', () => {
    expect(first(goalsTable)).toBe('goal');
    expect(first(claimTable)).toBe('claim');
    expect(first(claimTable, ['claim'])).toBe('debt');
    expect(first(fullAskedTable)).toBe('refuse');
    expect(first(powerTable, ['debt', 'network'])).toBe('power');
    expect(first(changed(claimTable, { round: 58 }), ['claim', 'debt', 'network'])).toBe(
      'lastRounds',
    );
  });

  it('are not for who only watches', () => {
    expect(first(goalsTable, [], null)).toBeUndefined();
    expect(first(changed(claimTable, { round: 58, level: 1 }), [], null)).toBeUndefined();
  });
});
