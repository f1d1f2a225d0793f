import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { buildTable, ordersTable, rollTable, swapTable, wideTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';

function boardOf(table: Table, seat: number | null = 1) {
  const play: FixturePlay = fixturePlay({ table, seat });
  const session = openSession(play);
  const page = mount(<Board session={session} />);
  const place = (key: string) => {
    const found = page.querySelector<HTMLElement>(`[data-place="${key}"]`);
    if (!found) throw new Error(`not on the table: ${key}`);
    return found;
  };
  return { page, place, play, session };
}

describe('the market', () => {
  it('lies by the first number of its cards', () => {
    const { page } = boardOf(wideTable);
    const numbers = [...page.querySelectorAll('.lm-card .lm-head b')].map((each) =>
      Number.parseInt(each.textContent ?? '', 10),
    );
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(numbers).toHaveLength(16);
  });

  it('says in a line why a card cannot be bought', () => {
    const { place } = boardOf(buildTable);
    expect(place('market:tv-station').textContent).toContain('needs 1 more');
    expect(place('market:mine').textContent).toContain('Buy');
  });

  it('buys what is pressed twice, and nothing that is too dear', async () => {
    const { place, play } = boardOf(buildTable);
    await act(() => place('market:mine').click());
    expect(play.sent).toEqual([]);
    await act(() => place('market:mine').click());
    await act(() => place('market:tv-station').click());
    await act(() => place('market:tv-station').click());
    expect(play.sent).toEqual([{ type: 'build', card: 'mine' }]);
  });

  it('gives way to the charts before the own throw', () => {
    const { page, session } = boardOf(rollTable);
    expect(page.querySelectorAll('.lm-chart')).toHaveLength(2);
    act(() => {
      session.looksAtMarket.value = true;
    });
    expect(page.querySelectorAll('.lm-chart')).toHaveLength(0);
    expect(page.querySelectorAll('.lm-card')).toHaveLength(10);
  });
});

describe('the charts', () => {
  it('say what each total brings and costs, and what the others get', () => {
    const { page } = boardOf(rollTable);
    const columns = [...page.querySelectorAll('.lm-chart li .hidden-text')];
    const seven = columns.find((each) => each.textContent?.startsWith('7 ('))?.textContent;
    expect(seven).toContain('you get 15, you pay 1');
    expect(seven).toContain('Jonas +1');
  });

  it('tell of the column that is tapped what acts at its total', () => {
    const { page } = boardOf(rollTable);
    const columns = [...page.querySelectorAll<HTMLElement>('.lm-chart li')];
    const seven = columns.find((each) => each.querySelector('.lm-number')?.textContent === '7');
    act(() => seven?.focus());
    expect(page.querySelector('#lm-tip')?.textContent).toContain('7 (6/36): you get 15');
    act(() => seven?.blur());
    expect(page.querySelector('#lm-tip')).toBeNull();
  });

  it('stop at 12 without a Harbour', () => {
    const players = rollTable.players.map((each) =>
      each.seat === 1 ? { ...each, landmarks: ['train-station' as const] } : each,
    );
    const { page } = boardOf({ ...rollTable, players });
    const numbers = [...page.querySelectorAll('.lm-number')].map((each) => each.textContent);
    expect(numbers.at(-1)).toBe('12');
  });
});

describe('a town', () => {
  it('keeps closed copies apart, and says that they reopen', () => {
    const { place } = boardOf(buildTable);
    const closed = place('town:1:restaurant:closed');
    expect(closed.classList.contains('closed')).toBe(true);
    expect(closed.getAttribute('aria-label')).toContain('1 closed, reopens on its next number');
  });

  it('takes a card of each side into an exchange', async () => {
    const { place, session } = boardOf(swapTable);
    await act(() => place('town:1:restaurant:closed').click());
    expect(session.give.value).toEqual({ seat: 1, card: 'restaurant', closed: true });
  });

  it('tells the rule of the card in focus and what it pays now', () => {
    const { page, place } = boardOf(buildTable);
    act(() => place('market:cheese-factory').focus());
    const tip = page.querySelector('#lm-tip');
    expect(tip?.textContent).toContain('brings 9');
    expect(place('market:cheese-factory').getAttribute('aria-describedby')).toBe('lm-tip');
  });
});

describe('who only watches', () => {
  it('can press everything and sends nothing', async () => {
    const { place, play } = boardOf(buildTable, null);
    await act(() => place('market:mine').click());
    await act(() => place('market:mine').click());
    expect(play.sent).toEqual([]);
  });

  it('sees no charts and no sheet', () => {
    expect(boardOf(rollTable, null).page.querySelector('.lm-chart')).toBeNull();
    expect(boardOf(ordersTable, null).page.querySelector('.lm-form')).toBeNull();
  });
});
