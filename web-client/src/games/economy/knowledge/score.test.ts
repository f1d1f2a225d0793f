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
});
