import { expect, it } from 'vitest';
import { announcements } from '../../ui/aria';
import { tellCorner } from './corner-told';
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
