import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { midTable, withPlayer } from './fixture/tables';
import { standIn } from './stand-in';

describe('the table that throws for an absent player', () => {
  it('says so, and is ended by an action that leaves his switch as it was', () => {
    for (const autoRoll of [true, false]) {
      const table = withPlayer(midTable, 2, { absent: true, autoRoll });
      const told = standIn(fixturePlay({ table, seat: 2 }));
      expect(told?.words).toContain('throws and chooses for you');
      expect(told?.action).toEqual({ type: 'auto-roll', on: autoRoll });
    }
  });

  it('says so in one line on a phone', () => {
    const table = withPlayer(midTable, 2, { absent: true });
    const told = standIn(fixturePlay({ table, seat: 2, phone: true }));
    expect(told?.words).toBe('The table plays for you.');
  });

  it('is not told to others, nor to who has only let it throw', () => {
    const table = withPlayer(withPlayer(midTable, 2, { absent: true }), 1, { autoRoll: true });
    expect(standIn(fixturePlay({ table, seat: 1 }))).toBeUndefined();
    expect(standIn(fixturePlay({ table, seat: null }))).toBeUndefined();
  });
});
