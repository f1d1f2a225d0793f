import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { voteTable } from '../fixture/tables';
import { minesTable } from '../fixture/votes';
import { valuesAtStake } from '../knowledge/values';
import { openSession } from '../session';
import type { Table } from '../wire';
import { OthersProfits, Worths } from './OthersLine';

afterEach(() => void mount(null));

const open = (table: Table) =>
  openSession(fixturePlay({ table, hand: turnHand, seat: 1, phone: true }));

const told = (page: HTMLElement) =>
  [...page.querySelectorAll('li')].map((line) => line.textContent?.trim());

describe('what a vote does to the others, in a line of a phone', () => {
  it('is what their squares bring once it has passed, and nothing of the reader’s', () => {
    const page = mount(<OthersProfits session={open(voteTable)} />);
    expect(told(page)).toEqual(['Jonas48 → 45', 'Mireille51 → 48', 'Tomasz23 → 24', 'Cog23 → 24']);
  });

  it('names of what they are worth only those whose worth changes', () => {
    const page = mount(<Worths session={open(minesTable)} />);
    expect(told(page)).toHaveLength(1);
    expect(told(page)[0]).toContain('Jonas');
    expect(mount(<Worths session={open(voteTable)} />).textContent).toBe('');
  });
});

it('frames the values that the open event would move, and no other', () => {
  expect([...valuesAtStake(open(voteTable))]).toEqual(['cropProfit', 'goldMineProfit']);
  expect([...valuesAtStake(open(minesTable))]).toEqual([]);
});
