import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { emptyHand, turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import {
  eightTable,
  payTable,
  pledgeTable,
  startTable,
  turnTable,
  voteTable,
} from './fixture/tables';
import { openSession } from './session';
import { pillOf } from './standing';
import type { Hand, Table } from './wire';

const pill = (table: Table, seat: number | null) =>
  pillOf(openSession(fixturePlay({ table, seat })))?.kind;

const readyAre = (table: Table, ready: readonly number[]): Table => ({
  ...table,
  event: table.event && { ...table.event, ready },
});

describe('the pill while all decide', () => {
  it.each([voteTable, payTable])(
    'is green until one is ready, and then waits, and never for who watches',
    (table) => {
      expect(pill(readyAre(table, [2]), 1)).toBe('vote');
      expect(pill(readyAre(table, [1, 2]), 1)).toBeUndefined();
      expect(pill(readyAre(table, [1, 2]), null)).toBe('waiting');
    },
  );

  it.each([
    [voteTable, 'Votes counted'],
    [payTable, 'Event decided'],
  ])('asks for nothing while its verdict stands', (table, words) => {
    const session = openSession(fixturePlay({ table, seat: 1 }));
    const card = table.event?.card;
    if (!card) throw new Error('no event');
    const line = { key: '1', own: false, code: 'event-unpaid', args: {} };
    const decided = signal({ line, card, stopped: false, fallen: true });
    expect(pillOf({ ...session, decided })).toMatchObject({ kind: 'still', words });
  });
});

describe('the pill of a start', () => {
  it('leaves it to the frame to name those who choose again', () => {
    const play = fixturePlay({ table: startTable, seat: 1 });
    const room = signal({ ...play.room.value, toAct: [3] });
    expect(pillOf(openSession(Object.assign(play, { room })))).toBeUndefined();
  });
});

describe('the pill of another one’s turn', () => {
  const waited = (table: Table, name: string, phone: boolean) => {
    const play = fixturePlay({ table, seat: 1, phone });
    const room = signal({ ...play.room.value, toAct: [2] });
    return pillOf(openSession(Object.assign(play, { room, name: () => name })))?.words;
  };

  it('says on a phone that it is a turn, where the name leaves room for it', () => {
    const words = (name: string, phone: boolean) =>
      waited({ ...turnTable, seatOnTurn: 2 }, name, phone);
    expect(words('Cog', true)).toBe('Cog’s turn');
    expect(words('Maximiliane', true)).toBeUndefined();
    expect(words('Cog', false)).toBeUndefined();
  });

  it('says whose vote or choice is waited for once the reader is ready', () => {
    expect(waited(readyAre(voteTable, [1]), 'Sprocket', true)).toBe('Sprocket’s vote');
    expect(waited(readyAre(payTable, [1]), 'Sprocket', true)).toBe('Sprocket’s choice');
  });
});

describe('the pill of a start that was lost', () => {
  it('says to choose again, and to the ear why', () => {
    const lost = { key: '1', own: true, code: 'own-start-lost', args: { square: 'D4' } };
    const play = fixturePlay({ table: startTable, hand: emptyHand, seat: 3, lines: [lost] });
    const room = signal({ ...play.room.value, toAct: [3] });
    expect(pillOf(openSession(Object.assign(play, { room })))).toMatchObject({
      kind: 'yours',
      words: 'Choose again',
      spoken: 'D4 is too close to another start. Choose another start.',
    });
  });
});

describe('an event that comes up', () => {
  const heard = (table: Table, hand: Hand) =>
    pillOf(openSession(fixturePlay({ table, hand, seat: 1 })))?.spoken;

  it('is heard with what it does, and what of the reader’s it changes', () => {
    const hand = { ...turnHand, debtIfEnded: 8, debtIfHit: 8 };
    expect(heard(voteTable, hand)).toBe(
      'Vote: Poor harvest, rich vein, event 2 of 3. Crop profit 4 to 3, Mine profit 5 to 6. If it passes: profit a turn 49 to 42. The others, profit a turn: Jonas 48 to 45, Mireille 51 to 48, Tomasz 23 to 24, Cog 23 to 24.',
    );
    expect(heard(pledgeTable, { ...hand, debtIfHit: 12 })).toBe(
      'Pay together: Loans dearer, event 1 of 3. Price 10. Loan factor 2 to 3. If it is not paid: debt at your turn’s end 12, not 8.',
    );
    expect(heard(payTable, hand)).toMatch(
      /\. Owned squares by a lake: gone, for 2 each\. If nobody pays: money 17 to 29, squares 8 to 2, their value 69 to 7, profit a turn 49 to 5\. Others in danger: Jonas with 4 squares and Mireille with 4 squares\.$/,
    );
  });

  it('is heard without what stays as it is, and with it where nothing else would be said', () => {
    const table: Table = {
      ...voteTable,
      event: voteTable.event && {
        ...voteTable.event,
        prospect: {
          ...voteTable.event.prospect,
          values: { cropProfit: 3, goldMineProfit: 6 },
          seats: {},
        },
      },
    };
    const poor = { ...table, values: { ...table.values, cropProfit: 3, goldMineProfit: 5 } };
    expect(heard(poor, { ...turnHand, debtIfEnded: 8, debtIfHit: 8 })).toMatch(
      /of 3\. Mine profit 5 to 6\. Nothing of yours changes\.$/,
    );
  });

  it('is heard, of more than four others, with those alone of whom it changes most', () => {
    const crowded = { ...voteTable, players: eightTable.players };
    expect(heard(crowded, turnHand)).toMatch(
      / The others, profit a turn: Jonas 48 to 45, Mireille 51 to 48\.$/,
    );
  });

  it('is heard once: what changes meanwhile has none of it read again', () => {
    const play = fixturePlay({ table: voteTable, hand: turnHand, seat: 1 });
    const hand = signal<Hand | null>({ ...turnHand, debtIfHit: 8 });
    const session = openSession(Object.assign(play, { hand }));
    const first = pillOf(session)?.spoken;
    hand.value = { ...turnHand, money: 3, debtIfHit: 8 };
    expect(pillOf(session)?.spoken).toBe(first);
  });
});
