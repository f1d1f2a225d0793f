import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { PartBanner } from './Banner';
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

  it('leaves a phone its room after the first turn of all, until part 2', () => {
    const at = (turnNumber: number, table = partOneTable) => said({ ...table, turnNumber }, true);
    expect(at(4)).toContain('Part 1');
    expect(at(5)).toBe('');
    expect(at(60, moveTable)).toContain('Part 2');
  });
});
