import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { startTable, turnTable } from './fixture/tables';
import { leaving } from './leaving';

describe('what becomes of the squares of a reader who leaves', () => {
  it('is that they stay and earn, and that debts grow on', () => {
    const words = leaving(fixturePlay({ table: turnTable, seat: 1 }));
    expect(words?.away).toContain('Your squares earn on');
    expect(words?.givenUp).toContain('your debt grows on');
  });

  it('is that his start is free again before the first round', () => {
    const words = leaving(fixturePlay({ table: startTable, seat: 3 }));
    expect(words?.givenUp).toBe('Your start is free again.');
  });

  it('is nothing for who only watches, and at the end', () => {
    expect(leaving(fixturePlay({ table: turnTable }))).toBeUndefined();
    const over = { ...turnTable, phase: 'over' } as const;
    expect(leaving(fixturePlay({ table: over, seat: 1 }))).toBeUndefined();
  });
});
