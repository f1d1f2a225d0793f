import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, partOneTable } from './fixture/tables';
import { bestFirst, giftAt } from './gifts';
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

describe('a card that is lit in part 1 and has its owner already', () => {
  it('is marked as bringing nothing, and an empty space not at all', () => {
    const properties = { ...partOneTable.properties };
    for (const id of Object.keys(properties)) properties[id] = 2;
    const table = { ...partOneTable, properties };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const gifts = [...session.destinations.value.keys()].map((to) => giftAt(session, to)?.gives);
    expect(new Set(gifts)).toEqual(new Set(['nothing', 'knock-out', undefined]));
  });
});
