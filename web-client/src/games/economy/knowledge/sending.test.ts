import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../ui/aria';
import { press } from '../board/press';
import { fixturePlay } from '../fixture/play';
import { enterTable, noHand, rollTable, sendTable, sentTable } from '../fixture/tables';
import { faceDownAs } from '../scenes';
import { openSession } from '../session';
import { corners } from '../spaces';
import type { Table } from '../wire';
import { ownChance } from './chances';
import {
  cornerGain,
  cornerMark,
  cornersBestFirst,
  cornersLine,
  cornerWords,
  rankOf,
} from './corner';
import { knockedAt } from './knocked';
import { landingOn } from './landing';
import { walkOf } from './last-move';

function opened(table: Table, seat: number | null = 1) {
  return openSession(fixturePlay({ table, hand: seat === null ? null : noHand, seat }));
}

function standing(seat: number, space: string): Table {
  const piece = { space, outside: null };
  const players = sendTable.players.map((each) => (each.seat === seat ? { ...each, piece } : each));
  return { ...sendTable, players };
}

describe('a knock-out whose corner is to be chosen', () => {
  it('tells who is out and that nobody is paid, not what a landing would pay', () => {
    expect(knockedAt(sendTable)).toBe('f4');
    const { line, effect, pays } = landingOn(opened(sendTable), 'f4');
    expect(line).toBe('Mireille is out and keeps all points and property');
    expect(effect).toBe(
      'Nobody is paid. Tomasz’s card turns down; it paid you +3, Jonas +1, Tomasz +3.',
    );
    expect(pays).toEqual([]);
  });

  it('tells whoever is out that it is he', () => {
    expect(landingOn(opened(sendTable, 3), 'f4').line).toMatch(/^You are out/);
  });

  it('tells of a card that is forgotten already that it turns down, and not up', () => {
    const waiting = faceDownAs(sendTable, sentTable);
    expect(landingOn(opened(waiting), 'f4').effect).toBe('Nobody is paid. The card turns down.');
  });

  it('is told no more once the card is turned', () => {
    expect(knockedAt(sentTable)).toBeNull();
    expect(landingOn(opened(sentTable), 'f4').effect).not.toContain('ELECTRONICS');
  });
});

describe('a piece on its way to its corner', () => {
  it('is told with who sent it there', () => {
    const session = opened(sendTable);
    const players = sendTable.players.map((each) =>
      each.seat === 3 ? { ...each, piece: { space: null, outside: 'a8' as const } } : each,
    );
    const shown = signal<Table>({ ...sendTable, players });
    const scenes = { ...session.scenes, shown, running: signal(600) };
    expect(walkOf({ ...session, scenes })?.deed).toBe('You send Mireille to a8.');
  });

  it('is told with the knock-out before it, where both come at once', () => {
    const session = opened(rollTable, 3);
    const players = sendTable.players.map((each) =>
      each.seat === 3 ? { ...each, piece: { space: null, outside: 'a8' as const } } : each,
    );
    const shown = signal<Table>({ ...sendTable, players });
    const scenes = { ...session.scenes, shown, running: signal(600) };
    const deed = 'Anna knocks you out; you start again at a8.';
    expect(walkOf({ ...session, scenes })?.deed).toBe(deed);
    expect(knockedAt(shown.value)).toBeNull();
  });
});

describe('a card that is just being turned up', () => {
  it('is told of only once that is seen, also where a piece was knocked out', () => {
    const session = opened(rollTable);
    session.turning.value = new Map([['c4', 'up']]);
    expect(landingOn(session, 'c4').title).toBe('c4, face down');
    session.turning.value = new Map();
    expect(landingOn(session, 'c4').title).toMatch(/^c4, [A-Z]{4}/);
  });
});

describe('a corner for the piece', () => {
  it('is told by what the next roll can bring from there, the best by space', () => {
    const { line, effect } = landingOn(opened(sendTable), 'a1');
    expect(line).toBe('up\u00a0to\u00a0+3 on\u00a07\u00a0cards');
    expect(cornerMark(opened(sendTable), 'a1')).toBe('7×');
    expect(effect).toBe('Mireille’s next roll: b1 +3, a5 +2, c4 +2, d3 +2 and 3 more.');
  });

  it('has on its mark how many cards there are where the best is the same from all', () => {
    const alike = Object.fromEntries(
      Object.keys(sendTable.pays).map((each) => [each, [2, 2, 2, 2]]),
    );
    const session = opened({ ...sendTable, pays: { ...sendTable.pays, ...alike } });
    const marks = corners.map((corner) => cornerMark(session, corner));
    for (const mark of marks) expect(mark).toMatch(/^\d+×$/);
    expect(cornersLine(session)).toMatch(/up to \+2 from every corner: each says how many cards/);
  });

  it('has on its mark what the line beside the corners says', () => {
    expect(cornersLine(opened(sendTable))).toMatch(/\+3 from every corner/);
    const properties = { ...sendTable.properties, 'furniture-shop-1': 'board' as const };
    const partOne = opened({ ...sendTable, part: 1, left: 1, properties });
    expect(cornersLine(partOne)).toMatch(/^Each corner says the best card /);
    const pays = { ...sendTable.pays, furniture: [9, 9, 9, 9], optics: [0, 0, 0, 0] };
    const some = opened({ ...sendTable, pays });
    const isAlike = corners.every((corner) => cornerMark(some, corner).endsWith('×'));
    expect(cornersLine(some)).toMatch(
      isAlike ? /every corner/ : /^Each corner says the most points /,
    );
  });

  it('where a piece stands is entered only with a 1', () => {
    expect(cornerGain(opened(standing(2, 'h1')), 'h1')).toBe('only with a 1: Jonas is there');
    expect(cornerGain(opened(standing(1, 'h1')), 'h1')).toBe('only with a 1: you are there');
  });

  it('is heard when it is chosen on the board', () => {
    press(opened(sendTable), 'a8');
    expect(announcements.polite.value).toBe('a8: up\u00a0to\u00a0+3 on\u00a06\u00a0cards');
  });

  it('counts in part 1 the free cards', () => {
    const properties = { ...sendTable.properties, 'furniture-shop-1': 'board' as const };
    const table: Table = { ...sendTable, part: 1, left: 1, properties };
    expect(cornerGain(opened(table), 'h1')).toBe('no free card');
    const some = ['a1', 'a8', 'h8'].map((corner) => cornerWords(opened(table), corner));
    expect(some).toContain('best\u00a0card\u00a01, 1\u00a0card in\u00a0reach');
  });
});

describe('the best corner', () => {
  const best = (table: Table) =>
    corners.filter((corner) => rankOf(opened(table), corner) === 'best').join();

  it('is where whoever is sent there gets least, and is told so', () => {
    expect(best(sendTable)).toBe('h1');
    expect(cornerWords(opened(sendTable), 'h1')).toMatch(/, best for you$/);
    expect(cornerWords(opened(sendTable), 'a1')).not.toContain('best');
    expect(cornerWords(opened(sendTable), 'a1')).not.toContain('as good');
  });

  it('is one alone: of another where he gets as little it is said that it is as good', () => {
    expect(rankOf(opened(sendTable), 'h8')).toBe('equal');
    expect(cornerWords(opened(sendTable), 'h8')).toMatch(/, as good for you$/);
  });

  it('comes first, before what is as good, and that before what is worse', () => {
    expect(cornersBestFirst(opened(sendTable))).toEqual(['h1', 'h8', 'a1', 'a8']);
  });

  it('is one where a piece stands, for only a 1 leads in there', () => {
    expect(best(standing(2, 'a8'))).toBe('a8');
  });

  it('is none where all are alike', () => {
    expect(best({ ...sendTable, locations: [] })).toBe('');
  });
});

describe('what the next roll can bring the reader', () => {
  it('counts what six steps reach from his piece, in part 1 the free cards', () => {
    expect(ownChance(opened(rollTable).play)).toBe('up to +3 on 21 cards');
    expect(ownChance(opened(enterTable).play)).toBe('32 of 36 cards in reach, best\u00a03');
  });

  it('is nothing to whoever only watches', () => {
    expect(ownChance(opened(rollTable, null).play)).toBe('');
  });
});
