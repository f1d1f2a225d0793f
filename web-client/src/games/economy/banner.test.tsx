import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, mount } from '../../ui/mount';
import { PartBanner } from './Banner';
import { Caption } from './board/Caption';
import { PartLine } from './board/PartLine';
import { placeTable } from './fixture/placing';
import { fixturePlay } from './fixture/play';
import { begunTable, moveTable, noHand, partOneTable } from './fixture/tables';
import { partAfter } from './part-told';
import { openSession } from './session';
import type { Table } from './wire';

const said = (table: Table, phone = false) =>
  mount(<PartBanner session={openSession(fixturePlay({ table, hand: noHand, seat: 1, phone }))} />)
    .textContent;

describe('the banner of a part', () => {
  it('stands in every phase, so that the board never moves for it', () => {
    expect(said(placeTable)).toContain('all cards are laid out');
    expect(said({ ...partOneTable, left: 1 })).toContain('1 card is left');
    expect(said({ ...partOneTable, left: 9 })).toContain('9 cards are left');
    expect(said(moveTable)).toContain('36 points end the game');
  });

  it('is heard in part 1, not again with each card that is taken', () => {
    const table = signal<Table>({ ...partOneTable, left: 9 });
    const play = { ...fixturePlay({ table: table.value, hand: noHand, seat: 1 }), table };
    const banner = mount(<PartBanner session={openSession(play)} />);
    const live = found(banner, '[role=status]');
    const heard = (now: Table) => {
      act(() => {
        table.value = now;
      });
      return [found(banner, '[role=status]') === live, live.textContent];
    };
    const partOne = live.textContent;
    expect(partOne).toMatch(/^Part 1/);
    expect(heard({ ...partOneTable, left: 8 })).toEqual([true, partOne]);
    expect(banner.textContent).toContain('8 cards are left');
    expect(banner.querySelectorAll('[role]')).toHaveLength(1);
  });

  it('is silent in part 2, of which the log tells after the move that has brought it', () => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const banner = mount(<PartBanner session={session} />);
    expect(banner.textContent).toMatch(/^Part 2/);
    expect(
      banner.querySelectorAll('[role]:not([aria-live=off]), [aria-hidden=true] > span'),
    ).toHaveLength(0);
    const said = (code: string) => partAfter(session, { key: '1', own: false, code, args: {} });
    expect(said('part-two')).toMatch(/^All property is taken\. .* 36 points end the game/);
    expect(said('took-property')).toBeUndefined();
  });

  it('makes an entrance to whoever sees part 2 begin, and none to whoever comes later', () => {
    const table = signal<Table>(partOneTable);
    const play = { ...fixturePlay({ table: table.value, hand: noHand, seat: 1 }), table };
    const banner = mount(<PartBanner session={openSession(play)} />);
    act(() => {
      table.value = begunTable;
    });
    expect(banner.querySelector('.begins')?.textContent).toMatch(/^Part 2/);
    const late = openSession(fixturePlay({ table: begunTable, hand: noHand, seat: 1 }));
    expect(mount(<PartBanner session={late} />).querySelector('.begins')).toBeNull();
  });

  it('is one line of the board on a phone, in every phase of every turn, so that it never moves', () => {
    const at = (table: Table) => {
      expect(said(table, true)).toBe('');
      return mount(<PartLine table={table} />).querySelectorAll('.ec-part');
    };
    const tables = [4, 5].map((turnNumber) => ({ ...partOneTable, turnNumber }));
    for (const table of tables) expect(at(table)[0]?.textContent).toContain('Part 1');
    expect(at(moveTable)[0]?.textContent).toContain('Part 2');
    expect(at(placeTable)).toHaveLength(1);
  });

  it('stands out on a phone until the reader has had a turn in part 2', () => {
    const line = (table: Table) => {
      const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
      return mount(<Caption session={openSession(play)} />).querySelector('.ec-part.new');
    };
    expect(line(partOneTable)).toBeNull();
    expect(line(moveTable)?.textContent).toContain('Part 2');
  });
});
