import { batch, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { announcements } from '../../ui/aria';
import type { StoryLine } from '../game';
import { cornerAfter, outWords, tellCorner } from './corner-told';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import type { Piece, Table } from './wire';

function with1st(piece: Piece): Table {
  const players = rollTable.players.map((each) => (each.seat === 1 ? { ...each, piece } : each));
  return { ...rollTable, players };
}

describe('where somebody who was knocked out starts again', () => {
  const nowhere: Piece = { space: null, outside: null };
  const corner: Piece = { space: null, outside: 'h1' };
  const out = { key: '1', own: false, code: 'knocked-out', args: { seat: 4, die: 5, rival: 1 } };
  const words = 'You start again at h1.';

  function opened(seat: number | null = 1) {
    announcements.polite.value = '';
    const table = signal(with1st({ space: 'c4', outside: null }));
    const lines = signal<readonly StoryLine[]>([]);
    const play = { ...fixturePlay({ table: table.value, hand: noHand, seat }), table, lines };
    const session = openSession(play);
    tellCorner(session);
    const see = (piece: Piece, told = lines.peek()) =>
      batch(() => {
        table.value = with1st(piece);
        lines.value = told;
      });
    return { session, see };
  }

  it('is said once, as soon as it is seen, after the knock-out was told', () => {
    const { session, see } = opened();
    see(nowhere);
    see(nowhere, [out]);
    expect(cornerAfter(session, out)).toBeUndefined();
    expect(announcements.polite.value).toBe('');
    see(corner);
    expect(announcements.polite.value).toBe(words);
    announcements.polite.value = '';
    see({ ...corner });
    expect(announcements.polite.value).toBe('');
  });

  it('comes with the line that tells of the knock-out, where it is seen before that', () => {
    const { session, see } = opened();
    see(nowhere);
    see(corner);
    expect(announcements.polite.value).toBe('');
    see({ ...corner }, [out]);
    expect(cornerAfter(session, out)).toBe(words);
    expect(cornerAfter(session, { ...out, args: { seat: 4, rival: 2 } })).toBeUndefined();
    expect(announcements.polite.value).toBe('');
  });

  it.each([2, 4, null])('is said of a rival too, to seat %s', (seat) => {
    const { session, see } = opened(seat);
    see(nowhere, [out]);
    expect(cornerAfter(session, out)).toBeUndefined();
    see(corner);
    expect(announcements.polite.value).toBe('Anna starts again at h1.');
    expect(cornerAfter(session, out)).toBe('Anna starts again at h1.');
  });

  it('comes with that line where both are known at once', () => {
    const { session, see } = opened();
    see(corner, [out]);
    expect(cornerAfter(session, out)).toBe(words);
    expect(announcements.polite.value).toBe('');
  });
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
