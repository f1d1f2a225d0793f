import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { bestFirst } from './gifts';
import { openSession } from './session';

describe('the order of what is lit', () => {
  it('has what turns a card of one’s own down last', () => {
    const properties = { ...moveTable.properties, 'electronics-factory': 1 };
    const table = { ...moveTable, properties };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const order = bestFirst(session, [...session.destinations.value.keys()]);
    expect(order.length).toBeGreaterThan(2);
    expect(order.at(-1)).toBe('f4');
  });
});
