import { expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, partOneTable, sendTable } from './fixture/tables';
import { litWords, sendWords } from './lit-told';
import { openSession } from './session';

const told = (seat: number, phone = false) =>
  litWords(openSession(fixturePlay({ table: moveTable, hand: noHand, seat, phone })));

it('says with the move how many spaces are lit, and by which keys they and rivals are found', () => {
  expect(told(1)).toBe('Your move, 3: 15 lit spaces, N for the best. Mireille within reach, K.');
});

it('says where none of them brings anything, and where the best is then the nearest to a card', () => {
  const owned = Object.fromEntries(Object.keys(partOneTable.properties).map((id) => [id, 2]));
  const players = partOneTable.players.filter(({ seat }) => seat === 1);
  const table = { ...partOneTable, players, properties: owned };
  expect(litWords(openSession(fixturePlay({ table, hand: noHand, seat: 1 })))).toMatch(
    /lit spaces, none brings anything; N for the nearest to a card\.$/,
  );
});

it('names no key on a phone', () => {
  expect(told(1, true)).toBe('Your move, 3: 15 lit spaces. Mireille within reach.');
});

it('says of each corner what it would bring whom one sends there, and its key', () => {
  const send = (phone: boolean) =>
    sendWords(openSession(fixturePlay({ table: sendTable, hand: noHand, seat: 1, phone })), 'Send');
  expect(send(false)).toMatch(/^Send\. 1 for a1: .+; 2 for a8: .+; 3 for h1: .+; 4 for h8: .+\.$/);
  expect(send(true)).toMatch(/^Send\. a1: .+; a8: .+; h1: .+; h8: .+\.$/);
});

it('says no more than the move where nothing is lit', () => {
  expect(told(2)).toBe('Your move, 3');
});
