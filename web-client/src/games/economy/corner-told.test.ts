import { describe, expect, it } from 'vitest';
import { announcements } from '../../ui/aria';
import { outWords, tellCorner } from './corner-told';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import type { Piece, Table } from './wire';

function with1st(piece: Piece): Table {
  const players = rollTable.players.map((each) => (each.seat === 1 ? { ...each, piece } : each));
  return { ...rollTable, players };
}

it('says to whoever was knocked out where he starts again, once', () => {
  const table = with1st({ space: 'c4', outside: null });
  const play = fixturePlay({ table, hand: noHand, seat: 1 });
  const stand = (piece: Piece) => Object.assign(play.table, { value: with1st(piece) });
  tellCorner(openSession(play));
  announcements.polite.value = '';
  stand({ space: null, outside: null });
  expect(announcements.polite.value).toBe('');
  stand({ space: null, outside: 'h1' });
  expect(announcements.polite.value).toBe('You start again at h1.');
  announcements.polite.value = '';
  stand({ space: null, outside: 'h1' });
  expect(announcements.polite.value).toBe('');
});

describe('the line of whoever was knocked out', () => {
  const piece: Piece = { space: null, outside: 'h1' };
  const lines = [
    { key: '1', own: false, code: 'knocked-out', args: { seat: 4, die: 5, rival: 1 } },
    { key: '2', own: false, code: 'knocked-out', args: { seat: 2, die: 5, rival: 3 } },
  ];
  const read = (table: Table, told = lines) =>
    outWords(openSession(fixturePlay({ table, hand: noHand, seat: 1, lines: told })));

  it('names who did it and the corner, on the turns of others too', () => {
    expect(read(with1st(piece))).toBe('Tomasz knocked you out: you enter at h1.');
    expect(read({ ...with1st(piece), turn: 2, phase: 'move' })).toBe(
      'Tomasz knocked you out: you enter at h1.',
    );
    expect(read(with1st(piece), [])).toBe('You enter at h1.');
  });

  it('is gone once he has rolled, and is not there before a first turn', () => {
    expect(read({ ...with1st(piece), phase: 'move', die: 3 })).toBe('');
    expect(read(with1st({ space: null, outside: 'any' }))).toBe('');
    expect(read(with1st({ space: 'c4', outside: null }))).toBe('');
  });
});
