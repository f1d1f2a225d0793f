import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

/** A table in this turn, with these points. */
function at(turnNumber: number, turn: number, ...points: readonly number[]): Table {
  const players = rollTable.players.map((each, i) => ({ ...each, points: points[i] ?? 0 }));
  return { ...rollTable, turnNumber, turn, players };
}

/** The same with every card face up. */
function up(table: Table): Table {
  return { ...table, locations: table.locations.map((each) => ({ ...each, faceUp: true })) };
}

/** What the first player is told of gains as these tables follow each other. */
function seen(first: Table, ...tables: readonly Table[]): readonly (readonly number[])[] {
  const play = fixturePlay({ table: first, hand: noHand, seat: 1 });
  const session = openSession(play);
  return tables.map((next) => {
    Object.assign(play.table, { value: next });
    return session.gained.value;
  });
}

describe('what all have gained since a reader’s own move', () => {
  it('is the difference of the totals, kept until his next move has ended', () => {
    const told = seen(
      at(5, 1, 20, 30, 10, 5),
      ...[at(6, 2, 24, 30, 13, 5), at(7, 3, 26, 34, 13, 5), at(8, 1, 26, 34, 14, 5)],
      at(9, 2, 29, 34, 14, 9),
    );
    expect(told).toEqual([
      [0, 0, 0, 0],
      [2, 4, 0, 0],
      [2, 4, 1, 0],
      [0, 0, 0, 0],
    ]);
  });

  it('is begun anew as soon as he lands himself, before that is paid', () => {
    const play = fixturePlay({ table: at(5, 1, 20, 30, 10, 5), hand: noHand, seat: 1 });
    const session = openSession(play);
    const becomes = (table: Table) => void Object.assign(play.table, { value: table });
    becomes(at(6, 2, 20, 30, 10, 5));
    becomes(at(7, 1, 22, 34, 10, 5));
    expect(session.gained.value).toEqual([2, 4, 0, 0]);
    const lastMove = { seat: 1, die: 1, from: 'a1', path: ['a2'] };
    becomes({ ...at(7, 1, 22, 34, 10, 5), lastMove });
    expect(session.gained.value).toEqual([]);
  });

  it('is not known to whoever has not seen his own move end', () => {
    expect(seen(at(6, 2, 20, 30, 10, 5), at(7, 3, 22, 30, 10, 5))).toEqual([[]]);
  });

  it('is forgotten where a card is turned down, and begins again with his next move', () => {
    const told = seen(
      up(at(5, 1, 20, 30, 10, 5)),
      ...[up(at(6, 2, 20, 30, 10, 5)), up(at(7, 3, 22, 34, 10, 5))],
      ...[at(8, 4, 22, 34, 10, 5), at(9, 1, 22, 35, 10, 5)],
      ...[at(10, 2, 25, 35, 10, 5), at(11, 3, 25, 38, 10, 5)],
    );
    expect(told).toEqual([[0, 0, 0, 0], [2, 4, 0, 0], [], [], [0, 0, 0, 0], [0, 3, 0, 0]]);
  });

  it('is said to be forgotten with the card until his next move has ended', () => {
    const play = fixturePlay({ table: up(at(5, 1)), hand: noHand, seat: 1 });
    const session = openSession(play);
    const forgotten = [up(at(6, 2)), at(7, 3), at(8, 4), at(9, 1), at(10, 2)].map((next) => {
      Object.assign(play.table, { value: next });
      return session.forgotten.value;
    });
    expect(forgotten).toEqual([false, true, true, true, false]);
  });

  it('is forgotten where a card that lies face-down may have lain open in moves he missed', () => {
    const told = seen(at(5, 1, 20, 30, 10, 5), at(6, 2, 20, 30, 10, 5), at(9, 1, 22, 34, 10, 5));
    expect(told.at(-1)).toEqual([]);
  });
});

describe('what has been taken since a reader’s own move', () => {
  const CARD = 'motor-invention';
  const owned = (table: Table, owner: Table['properties'][string]) =>
    up({ ...table, properties: { ...table.properties, [CARD]: owner } });

  function taken(...tables: readonly Table[]): readonly (readonly string[])[] {
    const play = fixturePlay({ table: owned(at(5, 1), 'board'), hand: noHand, seat: 1 });
    const session = openSession(play);
    return tables.map((next) => {
      Object.assign(play.table, { value: next });
      return [...session.taken.value];
    });
  }

  it('is known until his next move has ended', () => {
    const mine = owned(at(6, 2), 'board');
    expect(taken(mine, owned(at(7, 3), 2), owned(at(8, 1), 2), owned(at(9, 2), 2))).toEqual([
      [],
      [CARD],
      [CARD],
      [],
    ]);
  });

  it('is forgotten where a card is turned down', () => {
    const down = { ...owned(at(8, 4), 2), locations: rollTable.locations };
    expect(taken(owned(at(6, 2), 'board'), owned(at(7, 3), 2), down)).toEqual([[], [CARD], []]);
  });
});

it('says who has taken a card of the reader’s since his move, until he has moved again', () => {
  const first = at(1, 1, 0, 0, 0);
  const own = first.cards[0]?.id ?? '';
  const having = (table: Table, seat: number): Table => ({
    ...table,
    properties: { ...table.properties, [own]: seat },
  });
  const play = fixturePlay({ table: having(up(first), 1), hand: noHand, seat: 1 });
  const session = openSession(play);
  const becomes = (table: Table) => void Object.assign(play.table, { value: up(table) });
  becomes(having(at(2, 2), 1));
  expect(session.takers.value).toEqual([]);
  becomes(having(at(3, 3), 2));
  expect(session.takers.value).toEqual([2]);
  becomes(having(at(4, 1), 2));
  becomes(having(at(5, 2), 2));
  expect(session.takers.value).toEqual([]);
});
