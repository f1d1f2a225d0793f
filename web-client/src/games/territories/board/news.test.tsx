import { describe, expect, it } from 'vitest';
import { found, mount, press } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { sixTable } from '../fixture/six';
import { lateTable, midTable } from '../fixture/tables';
import { openSession } from '../session';
import { Board } from './Board';
import { News } from './News';
import { newsRoom } from './news-room';

describe('the turns that the middle of the board tells', () => {
  it('tells in its middle who paid whom, how much and why, the newest first', () => {
    const paid = { seat: 2, owner: 3, dice: [3, 5], field: 'tower', paid: 3200 };
    const bought = { seat: 1, dice: [2, 4], field: 'mountain-village', price: 4750 };
    const lines = [
      { key: '1', own: false, code: 'bought', args: bought },
      { key: '2', own: false, code: 'rent-paid', args: paid },
    ];
    const session = openSession(fixturePlay({ table: midTable, seat: 1, lines }));
    const told = [...mount(<Board session={session} />).querySelectorAll('.middle-news li')];
    expect(told.map((each) => each.textContent)).toEqual([
      'Jonas pays Mireille 3,200, rent of Tower',
      'You buy Mountain Village for 4,750',
    ]);
  });

  it('tells what each of five others came to', () => {
    const args = { dice: [1, 2], field: 'goldmine', paid: 2000 };
    const lines = [1, 2, 3, 4, 5, 6].map((seat) => ({
      ...{ key: `${seat}`, own: false, code: 'goldmine-paid' },
      args: { ...args, seat },
    }));
    const told = (table: typeof sixTable) => {
      const session = openSession(fixturePlay({ table, seat: 1, lines }));
      return mount(<Board session={session} />).querySelectorAll('.middle-news li');
    };
    expect(told(sixTable)).toHaveLength(5);
    expect(told(midTable)).toHaveLength(3);
  });

  it('says beside what came of it that the time of who threw was up', () => {
    const lost = { seat: 1, dice: [5, 6], field: 'goldmine', paid: 2000 };
    const lines = [
      { key: '1', own: false, code: 'time-up', args: { seat: 1 } },
      { key: '2', own: false, code: 'goldmine-paid', args: lost },
    ];
    const session = openSession(fixturePlay({ table: lateTable, seat: 1, lines }));
    const told = found(mount(<Board session={session} />), '.middle-news li');
    expect(told.textContent).toBe('Time up · You lose 2,000, Goldmine');
  });

  it('tells on a phone in short what each has come to since the reader’s own throw, and never less than three turns', () => {
    const line = (key: string, code: string, args: object) => ({
      ...{ key, code, own: false },
      args: { dice: [1, 2], ...args } as Record<string, unknown>,
    });
    const lines = [
      line('1', 'goldmine-paid', { seat: 3, field: 'goldmine', paid: 2000 }),
      line('2', 'bought', { seat: 1, field: 'tower', price: 6000 }),
      line('3', 'rent-paid', { seat: 2, owner: 1, field: 'tower', paid: 3200 }),
      line('4', 'bonus-received', { seat: 3, field: 'monastery', amount: 500 }),
    ];
    const told = (seat: number) => {
      const session = openSession(fixturePlay({ table: midTable, seat, lines, phone: true }));
      const page = mount(<Board session={session} />);
      return [...page.querySelectorAll('.middle-news li')].map((each) => each.textContent);
    };
    expect(told(1)).toEqual([
      'Mireille gets 500 · Monastery',
      'Jonas pays you 3,200 · Tower',
      'You buy Tower for 6,000',
    ]);
    expect(told(2)).toHaveLength(3);
    expect(told(3)).toEqual([
      'You get 500 · Monastery',
      'Jonas pays Anna 3,200 · Tower',
      'Anna buys Tower for 6,000',
    ]);
  });

  it('keeps the words of a turn when the next is told, with every sum in full', () => {
    const line = (key: string, code: string, args: object) => ({
      ...{ key, code, own: false },
      args: { dice: [1, 2], ...args } as Record<string, unknown>,
    });
    const bought = line('1', 'bought', { seat: 2, field: 'mountain-village', price: 4750 });
    const paid = line('2', 'rent-paid', { seat: 3, owner: 2, field: 'tower', paid: 3200 });
    const told = (lines: readonly StoryLine[]) => {
      const session = openSession(fixturePlay({ table: midTable, seat: 1, lines, phone: true }));
      const room = newsRoom(300, true);
      const page = mount(<News {...{ session, room }} />);
      return [...page.querySelectorAll('li')].map((each) => each.textContent);
    };
    expect(told([bought])).toEqual(['Jonas buys Village for 4,750']);
    expect(told([bought, paid])).toEqual([
      'Mireille pays Jonas 3,200',
      'Jonas buys Village for 4,750',
    ]);
  });

  it('tells that somebody is out in a line of its own, before what he has paid', () => {
    const args = { seat: 3, dice: [1, 2], field: 'castle', paid: 3150, due: 4000, owner: 2 };
    const lines = [
      { key: '1', own: false, code: 'rent-paid-in-part', args },
      { key: '2', own: false, code: 'out', args: { seat: 3, freed: 2 } },
    ];
    const told = (phone: boolean) => {
      const session = openSession(fixturePlay({ table: midTable, seat: 1, lines, phone }));
      const page = mount(<Board session={session} />);
      return [...page.querySelectorAll('.middle-news .told > *')].map((each) => each.textContent);
    };
    expect(told(true)).toEqual([
      'Mireille is out, 2 fields free',
      'Mireille pays Jonas 3,150 of 4,000',
    ]);
    expect(told(false)).toEqual([
      'Mireille is out, 2 fields are free again',
      'Mireille pays Jonas 3,150 of 4,000, rent of Castle',
    ]);
  });

  it('keeps on a phone what another paid the reader before what others came to', () => {
    const turns = [1, 2, 3, 4, 5, 6].map((seat) => ({
      ...{ key: String(seat), own: false, code: seat === 3 ? 'rent-paid' : 'bonus-received' },
      args:
        seat === 3
          ? { seat, dice: [1, 2], field: 'village', paid: 1600, owner: 1 }
          : { seat, dice: [1, 2], field: 'monastery', amount: 500 },
    }));
    const play = fixturePlay({ table: sixTable, seat: 1, lines: turns, phone: true });
    const page = mount(<Board session={openSession(play)} />);
    const told = [...page.querySelectorAll('.middle-news li')].map((each) => each.textContent);
    expect(told).toHaveLength(4);
    expect(told[1]).toContain('pays you 1,600');
  });

  it('never drops the reader’s own last turn on a phone, and leads to the log for what has no row', () => {
    const lines = [1, 2, 3, 4, 5, 6].map((seat) => ({
      ...{ key: String(seat), own: false, code: 'bonus-received' },
      args: { seat, dice: [1, 2], field: 'monastery', amount: 500 },
    }));
    const play = fixturePlay({ table: sixTable, seat: 1, lines, phone: true });
    const page = mount(<Board session={openSession(play)} />);
    const told = [...page.querySelectorAll('.middle-news li')].map((each) => each.textContent);
    expect(told).toHaveLength(4);
    expect(told.slice(2)).toEqual(['3 more in the log', 'You get 500 · Monastery']);
    expect(told[0]).not.toContain('You');
    press(found(page, '.news-earlier'));
    expect(play.storyAsked.value).not.toBeNull();
  });
});
