import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { fullHand, laidTable, layTable, noHand, placeTable, rollTable } from './fixture/tables';
import { placingOn } from './knowledge/placing';
import { lastPlacedOf, placedBetween, placedWords } from './placed';
import { openSession } from './session';

describe('the card that was laid last', () => {
  it('is known with its place and with who laid it, until the first move', () => {
    const play = fixturePlay({ table: layTable, hand: noHand, seat: 2 });
    const table = signal(layTable);
    const last = lastPlacedOf({ ...play, table });
    expect(last.value).toBeNull();
    table.value = laidTable;
    expect(last.value).toEqual({ seat: 1, card: 'motor-invention', space: 'b7' });
    expect(last.value && placedWords({ ...play, table }, last.value)).toBe(
      'Anna lays MOTOR invention on b7.',
    );
    table.value = rollTable;
    expect(last.value).toBeNull();
  });

  it('is none where several have come at once', () => {
    expect(placedBetween(layTable, placeTable)).toBeNull();
    expect(placedBetween(laidTable, laidTable)).toBeUndefined();
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
