import { expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { litWords } from './lit-told';
import { openSession } from './session';

const told = (seat: number, phone = false) =>
  litWords(openSession(fixturePlay({ table: moveTable, hand: noHand, seat, phone })));

it('says with the move how many spaces are lit, and by which keys they and rivals are found', () => {
  expect(told(1)).toBe('Your move, 3: 15 lit spaces, N for the best. Mireille within reach, K.');
});

it('names no key on a phone', () => {
  expect(told(1, true)).toBe('Your move, 3: 15 lit spaces. Mireille within reach.');
});

it('says no more than the move where nothing is lit', () => {
  expect(told(2)).toBe('Your move, 3');
});
