import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../game';
import { accountsOf } from './accounts';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { openSession, type Session } from './session';
import { toldFace } from './told';
import type { Card, LastLanding, LastMove, Space, Table } from './wire';

const ONE: Card = 'electronics-factory';
const OTHER: Card = 'cosmetics-shop-1';

const line = (key: string, code: string, args: Record<string, unknown>): StoryLine => ({
  key,
  own: false,
  code,
  args,
});

interface Seen {
  table: Table;
  lines: readonly StoryLine[];
}

/** The page of a reader who has seen these moments, one after the other. */
function having(...moments: readonly Seen[]): Session {
  const table = signal(moveTable);
  const lines = signal<readonly StoryLine[]>([]);
  const play = { ...fixturePlay({ table: moveTable, hand: noHand, seat: 1 }), table, lines };
  const session = openSession(play);
  for (const moment of moments) {
    lines.value = moment.lines;
    table.value = moment.table;
  }
  return session;
}

function told(session: Session): readonly string[] {
  return session.play.lines.value.flatMap((each) => {
    const face = toldFace(session, each);
    if (!face) return [];
    const page = document.createElement('p');
    render(face.text, page);
    return page.textContent ?? '';
  });
}

const spaceOf = (card: Card): Space =>
  moveTable.locations.find((each) => each.card === card)?.space ?? '';

/** Seat 2 lands on a card that lies open and takes it. */
function taking(card: Card, key = '1'): Seen {
  const to = spaceOf(card);
  const lastMove: LastMove = { seat: 2, die: 5, from: 'outside', path: ['h1', to] };
  const lastLanding: LastLanding = { card, turnedUp: false, takenFrom: 'board', points: [] };
  return {
    table: { ...moveTable, lastMove, lastLanding },
    lines: [
      line(key, 'rolled', { seat: 2, die: 5 }),
      line(`${key}b`, 'took-property', { seat: 2 }),
    ],
  };
}

/** Seat 3 goes elsewhere; these cards lie face-down by then. */
function later({ table, lines }: Seen, ...down: readonly Card[]): Seen {
  const lastMove: LastMove = { seat: 3, die: 2, from: 'c4', path: ['c5', 'c6'] };
  const locations = table.locations.map((each) =>
    each.card && down.includes(each.card) ? { ...each, faceUp: false, card: null } : each,
  );
  return {
    table: { ...table, lastMove, lastLanding: null, locations },
    lines: [...lines, line('9', 'rolled', { seat: 3, die: 2 })],
  };
}

describe('a walk in the log', () => {
  it('is one sentence: from where to where, and what came of it by name', () => {
    const session = having(taking(ONE));
    expect(told(session)).toEqual([
      `Jonas rolls 5: h1 → ${spaceOf(ONE)}, takes ELECTRONICS factory (2).`,
    ]);
    const [first] = session.play.lines.value;
    expect(first && toldFace(session, first)?.spaces).toEqual([spaceOf(ONE)]);
  });

  it('says where nothing comes of it', () => {
    const lastMove: LastMove = { seat: 1, die: 2, from: 'c4', path: ['c5', 'd5'] };
    const locations = [{ space: 'd5', faceUp: false, card: null }];
    const table: Table = { ...moveTable, part: 1, locations, lastMove, lastLanding: null };
    const lines = [line('1', 'rolled', { seat: 1, die: 2 })];
    expect(told(having({ table, lines }))).toEqual([
      'You roll 2: c4 → d5, land on a face-down card, nothing happens.',
    ]);
    const bare: Table = { ...table, locations: [] };
    expect(told(having({ table: bare, lines }))).toEqual([
      'You roll 2: c4 → d5, land on an empty space, nothing happens.',
    ]);
  });

  it('says whose card it was that nobody could take', () => {
    const seen = taking(ONE);
    const lastLanding: LastLanding = { card: ONE, turnedUp: false, takenFrom: null, points: [] };
    const properties = { ...moveTable.properties, [ONE]: 3 };
    const table: Table = { ...seen.table, part: 1, properties, lastLanding };
    expect(told(having({ table, lines: seen.lines.slice(0, 1) }))).toEqual([
      `Jonas rolls 5: h1 → ${spaceOf(ONE)}, lands on Mireille’s ELECTRONICS factory, nothing happens.`,
    ]);
  });

  it('names neither way nor card any more with the next move', () => {
    expect(told(having(taking(ONE), later(taking(ONE))))).toEqual([
      'Jonas rolls 5, takes a property card.',
      'Mireille rolls 2: c4 → c6, lands on an empty space, nothing happens.',
    ]);
  });

  it('keeps that nothing came of it with the next move, of a card or without one', () => {
    const lastMove: LastMove = { seat: 1, die: 2, from: 'c4', path: ['c5', 'd5'] };
    const locations = [{ space: 'd5', faceUp: false, card: null }];
    for (const lying of [locations, []]) {
      const table: Table = { ...moveTable, part: 1, locations: lying, lastMove, lastLanding: null };
      const seen = { table, lines: [line('1', 'rolled', { seat: 1, die: 2 })] };
      expect(told(having(seen, later(seen)))[0]).toBe('You roll 2, nothing happens.');
    }
  });

  it('names nothing of a card that lies face-down, and does not remember when it is turned up', () => {
    const seen = [taking(ONE), later(taking(ONE), ONE)];
    const nameless = 'Jonas rolls 5, takes a property card.';
    const session = having(...seen);
    expect(told(session)[0]).toBe(nameless);
    const [first] = session.play.lines.value;
    expect(first && toldFace(session, first)?.spaces).toBeUndefined();
    expect(told(having(...seen, later(taking(ONE))))[0]).toBe(nameless);
  });

  it('is told alike whichever of two cards that lie face-down was landed on', () => {
    const after = (card: Card) => having(taking(card), later(taking(card), ONE, OTHER));
    expect(told(after(ONE))).toEqual(told(after(OTHER)));
    expect(JSON.stringify([...after(ONE).accounts.value])).not.toContain(ONE);
  });

  it('names no more than the server to whoever has just come', () => {
    expect(told(having(later(taking(ONE))))[0]).toBe('Jonas rolls 5, takes a property card.');
  });
});

describe('a knock-out in the log', () => {
  const lastMove: LastMove = { seat: 2, die: 3, from: 'c4', path: ['d4', 'e4', 'f4'] };
  const knocked = line('1', 'knocked-out', { seat: 2, die: 3, rival: 3 });

  it('says where the piece starts again once that is seen, and no more with the next move', () => {
    const at = (outside: 'h8' | null): Table => ({
      ...moveTable,
      lastMove,
      players: moveTable.players.map((each) =>
        each.seat === 3 ? { ...each, piece: { space: null, outside } } : each,
      ),
    });
    const seen = { table: at('h8'), lines: [knocked] };
    const where = (session: Session) => toldFace(session, knocked)?.later;
    expect(where(having({ table: at(null), lines: [knocked] }))).toBeUndefined();
    expect(where(having(seen))).toBe('Mireille starts again at h8.');
    expect(where(having(seen, later(seen)))).toBeUndefined();
  });

  it('tells the way, and what follows the choice of a corner in a sentence of its own', () => {
    const down = line('2', 'turned-down', { seat: 2 });
    const table = { ...moveTable, lastMove, lastLanding: null };
    expect(told(having({ table, lines: [knocked, down] }))).toEqual([
      'Jonas rolls 3: c4 → f4, knocks Mireille out.',
      'Jonas turns a card down.',
    ]);
  });

  it('names the card that it has turned up', () => {
    const up = line('2', 'turned-up-and-took', { seat: 2 });
    const lastLanding: LastLanding = {
      card: ONE,
      turnedUp: true,
      takenFrom: 1,
      points: [0, 2, 0, 0],
    };
    expect(
      told(having({ table: { ...moveTable, lastMove, lastLanding }, lines: [knocked, up] })),
    ).toEqual([
      'Jonas rolls 3: c4 → f4, knocks Mireille out.',
      'Jonas turns up ELECTRONICS factory and takes it from you: Jonas +2.',
    ]);
  });
});

describe('a payment in the log', () => {
  const to = spaceOf(ONE);
  const lastMove: LastMove = { seat: 2, die: 2, from: 'c4', path: ['d4', to] };
  const lines = [line('1', 'rolled', { seat: 2, die: 2 }), line('2', 'sector-paid', { seat: 2 })];
  /** The next move is known already: the table tells of no landing any more. */
  const paid = (locations = moveTable.locations): Seen => ({
    table: {
      ...{ ...moveTable, locations, lastMove, lastLanding: null },
      players: moveTable.players.map((each) =>
        each.seat < 3 ? { ...each, points: each.points + 6 - each.seat } : each,
      ),
    },
    lines,
  });

  it('says what all gain, also where the table tells of the landing no more', () => {
    expect(told(having(paid()))).toEqual([
      `Jonas rolls 2: c4 → ${to}, a sector pays: you +5, Jonas +4.`,
    ]);
  });

  it('does not where the card lies face-down by then', () => {
    const down = moveTable.locations.map((each) =>
      each.space === to ? { ...each, faceUp: false, card: null } : each,
    );
    expect(told(having(paid(down)))).toEqual([`Jonas rolls 2: c4 → ${to}, a sector pays.`]);
  });

  it('does not where several moves were seen at once', () => {
    const { table } = paid();
    const turnNumber = moveTable.turnNumber + 2;
    const session = having({ table: { ...table, turnNumber }, lines });
    expect(told(session)).toEqual([`Jonas rolls 2: c4 → ${to}, a sector pays.`]);
  });
});

describe('a clock that ran out', () => {
  const timeUp = line('1', 'time-up', { seat: 1 });
  const { table } = taking(ONE);
  const thrown: Seen = { table: { ...table, turn: 1, phase: 'move' }, lines: [timeUp] };
  const rolls = 'Your time is up: the table rolls for you.';

  it('on the throw is told as that, also when the move has been made', () => {
    expect(told(having(thrown))).toEqual([rolls]);
    const moved = line('2', 'rolled', { seat: 1, die: 2 });
    const after: Seen = { table: { ...table, turn: 2, phase: 'roll' }, lines: [timeUp, moved] };
    expect(told(having(thrown, after))[0]).toBe(rolls);
  });

  it('on the move is told as a turn that the table has played', () => {
    const moved = line('2', 'rolled', { seat: 1, die: 2 });
    const after: Seen = { table: { ...table, turn: 2, phase: 'roll' }, lines: [timeUp, moved] };
    expect(told(having(after))[0]).toBe('Your time is up: the table plays for you this once.');
  });
});

describe('the accounts of moves', () => {
  it('belong to the line of the last move, and to no other', () => {
    const { table } = taking(ONE);
    const lines = [line('1', 'rolled', { seat: 4, die: 5 })];
    expect(accountsOf({ table: signal(table), lines: signal(lines) }).value.size).toBe(0);
  });

  it('are gone with the card that turns down while they are told, and do not come back in other words', () => {
    const { table, lines } = taking(ONE);
    const turned = later(taking(ONE), ONE).table.locations;
    const now = signal(table);
    const accounts = accountsOf({ table: now, lines: signal(lines) });
    expect(accounts.value.size).toBe(1);
    now.value = { ...table, locations: turned };
    expect(accounts.value.size).toBe(0);
    now.value = { ...table, locations: turned, lastLanding: null };
    expect(accounts.value.size).toBe(0);
  });
});
