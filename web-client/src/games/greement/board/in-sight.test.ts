import { describe, expect, it } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import {
  diseaseTable,
  firstStartTable,
  loanTable,
  payTable,
  replaceTable,
  turnTable,
  voteTable,
} from '../fixture/tables';
import { openSession, type Session } from '../session';
import type { Table } from '../wire';
import { atRow, lookedAt, scrollFor, wholeRows } from './in-sight';

/** Anna's squares that the open card takes. */
const OWN_BY_LAKES = ['C5', 'D2', 'D4', 'E1', 'E3', 'F2'];

const room = { top: 52, bottom: 360 };

describe('how far the map goes', () => {
  it('is nowhere while what is looked at is in sight', () => {
    expect(scrollFor({ top: 100, bottom: 300 }, room)).toBe(0);
  });

  it('is down to what lies behind the sheet, with a little room, and up to what lies behind the header', () => {
    expect(scrollFor({ top: 370, bottom: 440 }, room)).toBe(86);
    expect(scrollFor({ top: 20, bottom: 90 }, room)).toBe(-38);
  });

  it('brings the lower edge of what is too high into sight', () => {
    expect(scrollFor({ top: -100, bottom: 400 }, room)).toBe(46);
    expect(scrollFor({ top: -100, bottom: 350 }, room)).toBe(-4);
  });

  it('shows a map that is no higher than its frame from its head on', () => {
    const map = { top: 21, bottom: 340 };
    expect(scrollFor({ top: 240, bottom: 338 }, room, map)).toBe(-19);
    expect(scrollFor({ top: 300, bottom: 358 }, room, { top: 40, bottom: 360 })).toBe(0);
  });
});

describe('what is to be in sight on a phone', () => {
  const opened = (phone: boolean, table: Table = turnTable): Session =>
    openSession(fixturePlay({ table, hand: turnHand, seat: 1, phone }));

  it('is the chosen square with what touches it', () => {
    const session = opened(true);
    session.chosen.value = 'C9';
    expect([...lookedAt(session)].sort()).toEqual(['B9', 'C10', 'C8', 'C9', 'D9']);
  });

  it('is the square that an offer is about, and none of a gift', () => {
    const session = opened(true);
    session.tray.value = 'trade';
    session.draft.value = {
      ...session.draft.value,
      kind: 'offer-purchase',
      square: 'J9',
      partner: 5,
    };
    expect(lookedAt(session)).toContain('J10');
    session.draft.value = { ...session.draft.value, kind: 'offer-donation' };
    expect(lookedAt(session)).toEqual([]);
  });

  it('is one’s own squares and what touches them when one’s turn begins', () => {
    const looked = lookedAt(opened(true));
    expect(looked).toEqual(expect.arrayContaining(['D3', 'E4']));
    expect(looked).not.toContain('A10');
  });

  it('is nothing while a start may be anywhere, and then the chosen square', () => {
    const session = openSession(
      fixturePlay({ table: firstStartTable, hand: emptyHand, seat: 3, phone: true }),
    );
    expect(lookedAt(session)).toEqual([]);
    session.chosen.value = 'A10';
    expect([...lookedAt(session)].sort()).toEqual(['A10', 'A9', 'B10']);
  });

  it('is one’s own start with what touches it while the first loan is written', () => {
    const play = fixturePlay({ table: loanTable, hand: emptyHand, seat: 3, phone: true });
    const start = loanTable.players.find(({ seat }) => seat === 3)?.lockedStart ?? '';
    expect(lookedAt(openSession(play))).toEqual(expect.arrayContaining([start]));
    expect(lookedAt(openSession(play))).toHaveLength(5);
  });

  it('is what can be taken for a lost start, and the cattle that are in danger', () => {
    const again = fixturePlay({ table: replaceTable, hand: emptyHand, seat: 3, phone: true });
    expect(lookedAt(openSession(again))).toEqual(replaceTable.replacing?.candidates);
    expect([...lookedAt(opened(true, diseaseTable))].sort()).toEqual(['D2', 'D3', 'E3']);
  });

  it('is what an event takes of one’s own while it is decided on', () => {
    expect([...lookedAt(opened(true, payTable))].sort()).toEqual(OWN_BY_LAKES);
    expect(lookedAt(openSession(fixturePlay({ table: payTable, phone: true })))).toEqual([]);
  });

  it('is one’s own of what a vote would have bring more, before what others lose by it', () => {
    const nothing = { kinds: [], squares: [] };
    const event = voteTable.event && {
      ...voteTable.event,
      prospect: {
        ...voteTable.event.prospect,
        hits: { ...nothing, squares: ['G5'] },
        gains: { ...nothing, squares: ['C1', 'H7'] },
      },
    };
    expect(lookedAt(opened(true, { ...voteTable, event }))).toEqual(['C1']);
  });

  it('is nothing in the turn of another, nor where all of the map is in sight', () => {
    expect(lookedAt(opened(true, { ...turnTable, seatOnTurn: 2 }))).toEqual([]);
    expect(lookedAt(opened(false))).toEqual([]);
  });
});

describe('the rows of the map', () => {
  const row = 32;

  it('end whole at the foot of their frame', () => {
    expect(wholeRows(7 * row + 20, row)).toBe(7 * row);
    expect(wholeRows(7 * row, row)).toBe(7 * row);
  });

  it('begin with a whole one wherever the map goes', () => {
    expect(atRow(0, 44, row)).toBe(2 * row);
    expect(atRow(2 * row, -44, row)).toBe(0);
    expect(atRow(0, row + 6, row)).toBe(row);
  });
});
