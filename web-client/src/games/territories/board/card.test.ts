import { describe, expect, it } from 'vitest';
import { plotOf } from '../fields';
import { fixturePlay } from '../fixture/play';
import { dangerTable, midTable, withPlayer } from '../fixture/tables';
import { openSession } from '../session';
import type { Field, Table } from '../wire';
import { fieldFacts } from './card';

/** Anna lacks 300 for South Citadel, which her 3 leads to. */
const short: Table = {
  ...withPlayer(midTable, 1, { money: 4700 }),
  risk: { outIn1296: 0, tooDear: [3], out: {}, tax: 2340 },
};

function note(table: Table, seat: number, id: Field): string | undefined {
  const plot = plotOf(table, id);
  return plot && fieldFacts(openSession(fixturePlay({ table, seat })), plot).note;
}

describe('what is said on the card of a field that a throw leads to', () => {
  it('is of one that is too dear what there is, and that nothing happens', () => {
    expect(note(short, 1, 'south-citadel')).toBe('You have 4,700: nothing happens.');
    expect(note(short, 2, 'south-citadel')).toBe('Anna has 4,700: nothing happens.');
  });

  it('is of one that puts out who gets what there is', () => {
    expect(note(dangerTable, 1, 'tower')).toBe(
      'You would be out: Jonas gets the 1,900 that you have.',
    );
    expect(note(dangerTable, 2, 'tower')).toBe('Anna would be out: Jonas gets all of it, 1,900.');
  });
});
