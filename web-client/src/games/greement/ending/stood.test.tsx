import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { endTable } from '../fixture/end';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { startTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Stood } from './Stood';
import { unwon } from './verdict';

const words = (table: Table, seat: number | null) => {
  const hand = seat === null ? null : turnHand;
  return mount(<Stood session={openSession(fixturePlay({ table, hand, seat }))} />).textContent;
};

describe('a game that was called off', () => {
  it('shows what the squares of each count and bring, and one’s own paper alone', () => {
    expect(words(turnTable, 1)).toContain('Jonas5448');
    expect(words(turnTable, 1)).toMatch(/Your paper.*now174$/);
    expect(words(turnTable, null)).not.toContain('Your paper');
  });

  it('says that nothing was owed before the first round', () => {
    expect(words(startTable, 3)).toBe(
      'No round had begun: nobody had earned or owed anything yet.',
    );
  });

  it('says why where too few were left to begin', () => {
    const { disclosed } = endTable;
    const over: Table = {
      ...startTable,
      phase: 'over',
      disclosed: disclosed && { ...disclosed, reason: 'called-off', results: [] },
    };
    expect(unwon({ play: fixturePlay({ table: over }) })).toMatch(/^Too few were left/);
    expect(unwon({ play: fixturePlay({ table: turnTable }) })).toBeUndefined();
  });
});
