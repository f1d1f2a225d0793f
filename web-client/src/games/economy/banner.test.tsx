import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { PartBanner } from './Banner';
import { PartLine } from './board/PartLine';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, partOneTable, placeTable } from './fixture/tables';
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
    expect(said(moveTable)).toContain('First to 36');
  });

  it('is heard with its part, not again with each card that is taken', () => {
    const heard = (left: number) => {
      const session = openSession(
        fixturePlay({ table: { ...partOneTable, left }, hand: noHand, seat: 1 }),
      );
      const banner = mount(<PartBanner session={session} />).querySelector('[role=status]');
      const parts = [...(banner?.querySelectorAll(':scope > span:not([aria-hidden])') ?? [])];
      return parts.map(({ textContent }) => textContent);
    };
    expect(heard(9)).toEqual([expect.stringMatching(/^Part 1/)]);
    expect(heard(8)).toEqual(heard(9));
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
});
