import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { fullHand, laidTable, layTable, placeTable } from './fixture/placing';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { placingOn } from './knowledge/placing';
import { laidTogether, lastPlacedOf, placedBetween, placedWords } from './placed';
import { openSession } from './session';
import type { Card, Hand, Space, Table } from './wire';

describe('the cards that were laid last', () => {
  it('are known with their place and with who laid them, until the first move', () => {
    const play = fixturePlay({ table: layTable, hand: noHand, seat: 2 });
    const table = signal(layTable);
    const last = lastPlacedOf({ ...play, table });
    expect(last.value).toEqual([]);
    table.value = laidTable;
    expect(last.value).toEqual([{ seats: [1], card: 'motor-invention', space: 'b7' }]);
    expect(placedWords({ ...play, table }, last.value)).toBe('Anna lays MOTOR invention on b7.');
    table.value = rollTable;
    expect(last.value).toEqual([]);
  });

  it('are none where more than a round has come at once', () => {
    expect(placedBetween(layTable, placeTable)).toEqual([]);
    expect(placedBetween(laidTable, laidTable)).toBeUndefined();
  });

  /** The next cards lie there; each of these seats has one less in hand. */
  function laid(before: Table, seats: readonly number[], cards: Record<Space, Card>): Table {
    const locations = Object.entries(cards).map(([space, card]) => ({ space, card, faceUp: true }));
    return {
      ...before,
      players: before.players.map((each) =>
        seats.includes(each.seat) ? { ...each, handCount: each.handCount - 1 } : each,
      ),
      locations: [...before.locations, ...locations],
      placedCount: before.placedCount + locations.length,
    };
  }

  const three: Table = {
    ...layTable,
    players: placeTable.players.slice(0, 3).map((each) => ({ ...each, handCount: 12 })),
  };

  it("begin anew with the reader's own, and two who lay at once with him are told together", () => {
    const hand: Hand = { ...noHand, hand: ['motor-invention', 'food-factory'] };
    const play = fixturePlay({ table: three, hand, seat: 1 });
    const table = signal(three);
    const last = lastPlacedOf({ ...play, table });
    const told = () =>
      laidTogether(last.value).map((together) => placedWords({ ...play, table }, together));
    const first = laid(three, [1], { b7: 'motor-invention' });
    table.value = first;
    const second = laid(first, [2], { h1: 'toys-invention' });
    table.value = second;
    expect(told()).toEqual(['You lay MOTOR invention on b7.', 'Jonas lays TOYS invention on h1.']);
    const round: Record<Space, Card> = {
      a1: 'optics-shop-1',
      d4: 'food-factory',
      h8: 'toys-factory',
    };
    table.value = laid(second, [1, 2, 3], round);
    expect(told()).toEqual([
      'You lay FOOD factory on d4.',
      'Jonas and Mireille lay OPTICS shop I on a1, TOYS factory on h8.',
    ]);
  });
});

describe('a space for a card of the hand', () => {
  it('tells what it closes and how far it is from outside', () => {
    const session = openSession(fixturePlay({ table: layTable, hand: fullHand, seat: 1 }));
    expect(placingOn(session, 'b7')).toEqual({
      title: 'b7 for MOTOR invention',
      closes: 'Closes 9 spaces to MOTOR',
      reached: 'From outside it is 3 steps, in at a8.',
    });
    expect(placingOn(session, 'h1')).toMatchObject({
      closes: 'Closes 4 spaces to MOTOR',
      reached: 'From outside it is 1 step, the corner itself.',
    });
  });

  it('tells nothing where the card cannot lie, or out of turn', () => {
    const others = openSession(fixturePlay({ table: laidTable, hand: fullHand, seat: 1 }));
    expect(placingOn(others, 'e5')).toBeNull();
  });
});
