import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lyingOn } from './cards';
import { fixturePlay } from './fixture/play';
import {
  moveTable,
  noHand,
  paidTable,
  revealedTable,
  rollTable,
  sendTable,
  sentTable,
} from './fixture/tables';
import type { Points } from './gained';
import type { Turning } from './play';
import { flipped } from './scene-tables';
import { economyScenes, faceDownAs, TUMBLE_MILLIS } from './scenes';
import type { LastLanding, Table } from './wire';

const following = (table: Table) => followedOn(table, false);

function followedOn(table: Table, phone: boolean) {
  const now = signal(table);
  const play = fixturePlay({ table, hand: noHand, seat: 1, phone });
  const turning = signal<Turning>(new Map());
  const paid = signal<Points>([]);
  const seen = { ...play, table: now, moving: signal(true) };
  const scenes = economyScenes(seen, turning, undefined, paid);
  scenes.follow();
  const pieceOf = (seat: number) =>
    scenes.shown.value.players.find((player) => player.seat === seat)?.piece;
  return { now, scenes, turning, paid, pieceOf };
}

const fromBoard: LastLanding = {
  card: 'motor-factory',
  turnedUp: false,
  takenFrom: 'board',
  points: [],
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the way from one table to the next', () => {
  it('walks each step, and the points come last', () => {
    const { now, scenes, pieceOf } = following(moveTable);
    now.value = paidTable;
    const way: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      way.push(pieceOf(1)?.space);
      vi.advanceTimersByTime(220);
    }
    expect(way).toEqual(['c3', 'd3', 'e3']);
    expect(scenes.shown.value.players[0]?.points).toBe(24);
    vi.advanceTimersByTime(600);
    expect(scenes.shown.value.players[0]?.points).toBe(27);
    expect(scenes.running.value).toBeNull();
  });

  it('lets what was paid be read before the next one throws', () => {
    const { now, scenes } = following(moveTable);
    const next: Table = { ...paidTable, phase: 'roll', die: null, turn: 2 };
    now.value = next;
    now.value = { ...next, phase: 'move', die: 4 };
    vi.advanceTimersByTime(3 * 220 + 600);
    const resting = { points: scenes.shown.value.players[0]?.points, die: scenes.shown.value.die };
    expect(resting).toEqual({ points: 27, die: paidTable.lastMove?.die });
    vi.advanceTimersByTime(499);
    expect(scenes.shown.value.turn).toBe(1);
    vi.advanceTimersByTime(1);
    expect(scenes.shown.value.turn).toBe(2);
  });

  it('leaves the mover on turn until all that he did has been seen', () => {
    const rolling: Table = { ...moveTable, phase: 'roll', die: null };
    const { now, scenes } = following(rolling);
    const die = paidTable.lastMove?.die;
    now.value = { ...paidTable, turn: 2, turnNumber: rolling.turnNumber + 1 };
    vi.advanceTimersByTime(TUMBLE_MILLIS);
    while (scenes.running.value !== null) {
      expect(scenes.shown.value).toMatchObject({ turn: 1, phase: 'move', die });
      vi.advanceTimersByTime(100);
    }
    expect(scenes.shown.value.turn).toBe(2);
  });

  it('lets the die rest before anything is told of it, and a rival’s be read', () => {
    const rolling: Table = { ...moveTable, phase: 'roll', die: null };
    const own = following(rolling);
    own.now.value = moveTable;
    expect(own.scenes.shown.value).toMatchObject({ phase: 'roll', die: moveTable.die });
    vi.advanceTimersByTime(TUMBLE_MILLIS);
    expect(own.scenes.running.value).toBeNull();
    const rival = following({ ...rolling, turn: 2 });
    rival.now.value = { ...moveTable, turn: 2 };
    vi.advanceTimersByTime(TUMBLE_MILLIS);
    expect(rival.scenes.running.value).toBeGreaterThanOrEqual(500);
    expect(rival.scenes.shown.value.lastMove).toBe(rolling.lastMove);
  });

  it('draws the way as far as the piece has come', () => {
    const { now, scenes } = following(moveTable);
    now.value = paidTable;
    const ways: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      ways.push(scenes.shown.value.lastMove?.path.join(' '));
      vi.advanceTimersByTime(220);
    }
    expect(ways).toEqual(['c3', 'c3 d3', 'c3 d3 e3']);
  });

  it('pushes whom it hits aside before it stands there', () => {
    const { now, pieceOf } = following(moveTable);
    now.value = sendTable;
    const way: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      way.push([pieceOf(1)?.space, pieceOf(3)?.space]);
      vi.advanceTimersByTime(220);
    }
    expect(way.at(-2)).toEqual([sendTable.lastMove?.path.at(-2), 'f4']);
    expect(way.at(-1)).toEqual(['f4', null]);
  });

  it('lets what part 2 changes be read before a bot throws, and holds nobody after that', () => {
    const begun: Table = { ...rollTable, turn: 2, lastLanding: fromBoard };
    const { now, scenes } = following({ ...begun, part: 1 });
    now.value = begun;
    vi.advanceTimersByTime(100);
    now.value = { ...begun, phase: 'move', die: 4 };
    vi.advanceTimersByTime(1699);
    expect(scenes.shown.value).toMatchObject({ part: 2, phase: 'roll', die: null });
    vi.advanceTimersByTime(1);
    expect(scenes.shown.value.die).toBe(4);
    vi.advanceTimersByTime(1100);
    expect(scenes.running.value).toBeNull();
  });

  it('turns a card up after the walk', () => {
    const { now, turning } = following(moveTable);
    now.value = revealedTable;
    expect(turning.value.size).toBe(0);
    vi.advanceTimersByTime(660);
    expect([...turning.value]).toEqual([['e5', 'up']]);
    vi.advanceTimersByTime(450);
    expect(turning.value.size).toBe(0);
  });

  it('turns a card down, and then lets the piece that stood there fly to its corner', () => {
    const { now, turning, pieceOf } = following(sendTable);
    now.value = sentTable;
    expect([...turning.value]).toEqual([['f4', 'down']]);
    expect(pieceOf(3)?.outside).toBeNull();
    vi.advanceTimersByTime(450);
    expect([turning.value.size, pieceOf(3)?.outside]).toEqual([0, 'h8']);
  });
});

describe('points that are paid', () => {
  function paidOn(phone: boolean) {
    document.body.innerHTML = `<p data-space="e3">e3</p>${[1, 2, 3, 4]
      .map((seat) => `<p data-seat="${seat}"><b class="seat-sum">0</b></p>`)
      .join('')}`;
    Element.prototype.animate ??= () => ({}) as Animation;
    const following = followedOn(moveTable, phone);
    following.now.value = paidTable;
    vi.advanceTimersByTime(3 * 220);
    return { ...following, fliers: [...document.querySelectorAll('.flight')] };
  }

  it('fly in words from the card where there is room for them', () => {
    const { fliers } = paidOn(false);
    expect(fliers.map((each) => each.textContent)).toContain('+3');
  });

  it('fly as a coin each on a phone, and the seats say how many until that is read', () => {
    const { fliers, paid } = paidOn(true);
    expect(new Set(fliers.map((each) => each.className))).toEqual(new Set(['flight coins bare']));
    expect(paid.value).toEqual(paidTable.lastLanding?.points);
    vi.advanceTimersByTime(600);
    expect(paid.value).toEqual(paidTable.lastLanding?.points);
    vi.advanceTimersByTime(1000);
    expect(paid.value).toEqual([]);
  });
});

describe('a property card that changes hands', () => {
  const fliers = () => [...document.querySelectorAll('.flight')].map((each) => each.className);

  it('flies as the card that lies open, and its face is gone as soon as it lies face-down', () => {
    document.body.innerHTML =
      '<p data-space="e5">e5</p><p data-seat="1"><b class="seat-sum">A</b></p>';
    Element.prototype.animate ??= () => ({}) as Animation;
    const { now } = following(moveTable);
    now.value = revealedTable;
    vi.advanceTimersByTime(660 + 450);
    expect(fliers()).toEqual(['flight card cosmetics']);
    const locations = revealedTable.locations.map((each) =>
      each.space === 'e5' ? { ...each, faceUp: false, card: null } : each,
    );
    now.value = { ...revealedTable, locations, lastLanding: null };
    expect(fliers()).toEqual([]);
  });
});

describe('a table that waits to be shown', () => {
  it('has no face for what lies face-down by now, which is forgotten before it is seen to turn', () => {
    const waiting = faceDownAs(moveTable, sentTable);
    expect(waiting.locations.find(({ space }) => space === 'f4')?.card).toBeNull();
    expect(lyingOn(waiting, 'f4')).toEqual({ lies: 'back', forgotten: true });
    expect(lyingOn(sentTable, 'f4')).toEqual({ lies: 'back' });
  });

  it('tells of its own last landing, and of none that is hidden by now', () => {
    const landing: LastLanding = {
      card: 'motor-factory',
      turnedUp: false,
      takenFrom: null,
      points: [],
    };
    const place = paidTable.locations.find(({ card }) => card !== null);
    if (!place?.card) throw new Error('no card lies face-up');
    const told: Table = { ...paidTable, lastLanding: { ...landing, card: place.card } };
    expect(faceDownAs(told, { ...paidTable, lastLanding: landing }).lastLanding).toEqual(
      told.lastLanding,
    );
    const turned = paidTable.locations.map((each) =>
      each.space === place.space ? { ...each, faceUp: false, card: null } : each,
    );
    const newest = { ...paidTable, locations: turned, lastLanding: landing };
    expect(faceDownAs(told, newest).lastLanding).toBeNull();
    expect(faceDownAs({ ...paidTable, lastLanding: null }, newest).lastLanding).toBeNull();
  });

  it('tells of its landing where the next one has nothing to tell of, as long as the card lies open', () => {
    expect(paidTable.lastLanding).not.toBeNull();
    const onEmpty = { ...paidTable, turnNumber: paidTable.turnNumber + 1, lastLanding: null };
    expect(faceDownAs(paidTable, onEmpty).lastLanding).toEqual(paidTable.lastLanding);
  });

  it('is dropped at once from the queue too', () => {
    const { now, scenes } = following(moveTable);
    now.value = paidTable;
    now.value = { ...sentTable, lastMove: paidTable.lastMove };
    const shown: (string | null | undefined)[] = [];
    for (let i = 0; i < 12; i += 1) {
      shown.push(scenes.shown.value.locations.find(({ space }) => space === 'f4')?.card);
      vi.advanceTimersByTime(200);
    }
    expect(new Set(shown)).toEqual(new Set([null]));
  });

  it('is played in no time before a card turns down: whoever knocks out has come by then', () => {
    const { now, scenes, turning, pieceOf } = following(moveTable);
    now.value = sendTable;
    vi.advanceTimersByTime(100);
    now.value = sentTable;
    expect(turning.value.size).toBe(0);
    vi.advanceTimersByTime(400);
    expect([...turning.value]).toEqual([['f4', 'down']]);
    expect(pieceOf(1)?.space).toBe('f4');
    vi.advanceTimersByTime(900);
    expect(scenes.running.value).toBeNull();
  });

  it('lets a piece come, and another be knocked out, where the table tells of both at once', () => {
    const { now, scenes, turning, pieceOf } = following(moveTable);
    now.value = sentTable;
    expect(pieceOf(3)?.space).toBe('f4');
    vi.advanceTimersByTime(400);
    expect([...turning.value]).toEqual([['f4', 'down']]);
    expect([pieceOf(1)?.space, pieceOf(3)?.outside]).toEqual(['f4', null]);
    vi.advanceTimersByTime(900);
    expect(scenes.running.value).toBeNull();
  });

  it('knows what was turned by its space alone', () => {
    expect([...flipped(moveTable, sentTable)]).toEqual([['f4', 'down']]);
    expect([...flipped(sentTable, sendTable)]).toEqual([['f4', 'up']]);
  });
});
