import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, partOneTable } from './fixture/tables';
import { bestFirst, giftAt, isBarren } from './gifts';
import { effectWords } from './knowledge/effects';
import { endWords } from './knowledge/score';
import { bestOfRivals, isDefeat, isVictory, leadAt, outcomeAt } from './pays';
import { openSession } from './session';
import { stepsBetween } from './spaces';
import type { PublicPlayer, Table } from './wire';

describe('the order of what is lit', () => {
  it('has what turns a card of one’s own down last', () => {
    const properties = { ...moveTable.properties, 'electronics-factory': 1 };
    const table = { ...moveTable, properties };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const order = bestFirst(session, [...session.destinations.value.keys()]);
    expect(order.length).toBeGreaterThan(2);
    expect(order.at(-1)).toBe('f4');
  });

  it('has first what leads nearest to a free card where nothing brings anything, and says so', () => {
    const players = partOneTable.players.map(
      (each): PublicPlayer =>
        each.seat === 1 ? each : { ...each, piece: { space: null, outside: 'h8' } },
    );
    const free = 'cosmetics-factory';
    const at = partOneTable.locations.find(({ card }) => card === free)?.space ?? '';
    const properties = Object.fromEntries(
      Object.keys(partOneTable.properties).map((id) => [id, id === free ? 'board' : 2]),
    );
    const table: Table = { ...partOneTable, players, properties, die: 1 };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const order = bestFirst(session, [...session.destinations.value.keys()]);
    const steps = order.map((space) => stepsBetween(space, at));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBeGreaterThan(1);
    expect(isBarren(session)).toBe(true);
    const lies = (space: string) => table.locations.some((each) => each.space === space);
    const bare = order.findIndex((space) => !lies(space));
    const taken = order.findIndex(lies);
    const to = (i: number) => effectWords(session, order[i] ?? '');
    expect([bare, taken]).not.toContain(-1);
    expect(to(bare)).toMatch(/^nothing there, \d steps? to a free card$/);
    expect(to(taken)).toMatch(/^Jonas’s already, \d steps? to a free card$/);
  });
});

describe('what a landing in part 2 pays', () => {
  it('has what wins the game first, and last of all what loses it', () => {
    const players = moveTable.players.map((each) =>
      each.seat === 1 ? { ...each, points: 31 } : each,
    );
    const won = openSession(
      fixturePlay({ table: { ...moveTable, target: 32, players }, hand: noHand, seat: 1 }),
    );
    const lost = openSession(
      fixturePlay({ table: { ...moveTable, target: 32 }, hand: noHand, seat: 1 }),
    );
    const order = (session: typeof won) =>
      bestFirst(session, [...session.destinations.value.keys()]);
    expect(endWords(won, order(won)[0] ?? '')).toMatch(/you win/);
    expect(endWords(lost, order(lost)[0] ?? '')).toBe('');
    expect(endWords(lost, order(lost).at(-1) ?? '')).toMatch(/Jonas wins/);
    expect(giftAt(lost, order(lost).at(-1) ?? '')).toEqual({ gives: 'defeat' });
  });

  it('has of victories those of the reader alone first, the clearest before all', () => {
    const players = moveTable.players.map((each) =>
      each.seat === 1 ? { ...each, points: 31 } : each,
    );
    const table = { ...moveTable, target: 32, players };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const wins = bestFirst(session, [...session.destinations.value.keys()]).filter((space) =>
      isVictory(session, space),
    );
    const shares = wins.map((space) => outcomeAt(session, space)?.winners.length ?? 0);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(new Set(shares)).toEqual(new Set([1, 2]));
    const leads = wins.map((space) => leadAt(session, space));
    expect(leads).toEqual(leads.toSorted((one, other) => other - one));
  });

  it('has of defeats first the one that brings the winner less', () => {
    const pays = Object.fromEntries(
      Object.keys(moveTable.pays).map((sector, i) => [sector, [0, 5 + (i % 3), 0, 0]]),
    ) as Table['pays'];
    const table = { ...moveTable, target: 32, pays };
    const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
    const points = bestFirst(session, [...session.destinations.value.keys()])
      .filter((space) => isDefeat(session, space))
      .map((space) => outcomeAt(session, space)?.points ?? 0);
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect(new Set(points).size).toBeGreaterThan(1);
  });

  it('has what pays rivals alone after an empty space, and what pays them less before what pays them more', () => {
    const pays = Object.fromEntries(
      Object.keys(moveTable.pays).map((sector, i) => [sector, [0, 1 + (i % 3), 0, 0]]),
    ) as Table['pays'];
    const session = openSession(
      fixturePlay({ table: { ...moveTable, pays }, hand: noHand, seat: 1 }),
    );
    const order = bestFirst(session, [...session.destinations.value.keys()]);
    const given = order.map((space) => giftAt(session, space));
    const only = given.map((gift) => gift?.gives === 'nothing' && gift.rivalGainsMore === true);
    expect(only.indexOf(true)).toBeGreaterThan(given.lastIndexOf(null));
    expect(only.lastIndexOf(false)).toBeLessThan(only.indexOf(true));
    const rivals = order.filter((_, i) => only[i]).map((space) => bestOfRivals(session, space));
    expect(rivals).toEqual(rivals.toSorted((one, other) => one - other));
    expect(isBarren(session)).toBe(false);
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
