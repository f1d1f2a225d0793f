import { describe, expect, it } from 'vitest';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { endWords, ownScoreWords } from './score';

const opened = (table: Table) => openSession(fixturePlay({ table, hand: noHand, seat: 1 }));

describe('what a landing makes of the score', () => {
  it('is told where it pays, and not where a rival is knocked out or nobody can go', () => {
    const session = opened(moveTable);
    expect(ownScoreWords(session, 'e3')).toBe('You would have 27 of 36.');
    expect(endWords(session, 'e3')).toBe('');
    expect(ownScoreWords(session, 'f4')).toBe('');
    expect(ownScoreWords(session, 'g4')).toBe('');
  });

  it('says who would win where it ends the game, also where that is a rival', () => {
    expect(endWords(opened({ ...moveTable, target: 32 }), 'e3')).toBe(
      'This ends the game: Jonas wins with 32.',
    );
  });

  it('names those who would share the victory, on a button their number', () => {
    const points = [24, 35, 34, 27];
    const players = moveTable.players.map((each, i) => ({ ...each, points: points[i] ?? 0 }));
    const session = opened({ ...moveTable, players });
    expect(endWords(session, 'e3')).toBe(
      'This ends the game: Jonas and Mireille share the victory, 36 each.',
    );
    expect(endWords(session, 'e3', 'move.ends')).toBe('ends the game: 2 share it, 36 each');
  });
});
