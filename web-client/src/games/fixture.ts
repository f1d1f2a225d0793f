import { computed, signal } from '@preact/signals';
import type { Clock, Clocks, LogLine, OwnLine } from '../net/told';
import type * as wire from '../net/wire';
import type { OwnView, PublicView, RoomView } from '../net/wire';
import { colourOf } from '../ui/seats';
import type { Play, Saying, StoryLine } from './game';
import type { Limit } from './limits';
import { type Domain, type Item, listed, type Move, type Parameter } from './listed';
import { SceneQueue } from './scene-queue';

/* Rooms without a server, for tests and for the page that shows a game in all its states. */

/** A room at one moment, as a server would show it to one reader. */
export interface Situation {
  view: PublicView;
  own: OwnView | null;
  lines: readonly LogLine[];
  ownLines: readonly OwnLine[];
  clocks: Clocks;
}

/** What is told in it, and its clocks, as a server would write them. */
export function toldOnWire({ lines, ownLines, clocks }: Situation) {
  const { running = [], ...others } = clocks;
  return {
    lines: lines.map(({ n, code, args }): wire.LogLine => [n, code, args]),
    ownLines: ownLines.map(({ after, code, args }): wire.OwnLine => [after, code, args]),
    clocks: { ...others, running: running.map(clockOnWire) },
  };
}

function clockOnWire({ what, leftMillis, fullMillis = leftMillis, seats }: Clock): wire.Clock {
  return seats ? [what, leftMillis, fullMillis, seats] : [what, leftMillis, fullMillis];
}

export const NAMES = ['Anna', 'Jonas', 'Mireille', 'Tomasz', 'Cog', 'Ines', 'Oskar', 'Zofia'];

/** The colours of the seats, by their numbers on the wire. */
const COLOURS = [1, 2, 3, 4, 6, 5, 7, 8];

export const nameOf = (seat: number) => NAMES[seat - 1] ?? '';

const colourNumber = (seat: number) => COLOURS[seat - 1] ?? 1;

interface Around {
  game: string;
  title: string;
  seats: readonly number[];
  /** The seats of players who are not there just now. */
  away?: readonly number[];
  bots?: readonly number[];
  options?: Record<string, unknown>;
  toAct?: readonly number[];
  over?: boolean;
}

/** The room around a hand-made table. */
export function roomAround(around: Around): RoomView {
  const { game, title, seats, away = [], bots = [], options = {}, toAct = [], over } = around;
  return {
    game,
    title,
    stage: over ? 'over' : 'playing',
    played: 0,
    host: 1,
    seats: seats.map((seat) => ({
      seat,
      name: nameOf(seat),
      color: colourNumber(seat),
      bot: bots.includes(seat) ? 'house' : null,
      ready: true,
      presence: away.includes(seat) ? 'away' : 'here',
      botPlays: false,
    })),
    minSeats: 2,
    maxSeats: 8,
    options,
    house: { absent: 'bot', spectators: true, listed: false },
    watchers: { count: 0, names: [] },
    toAct,
    paused: false,
    deserted: false,
    keepsLeavers: false,
    agreements: [],
    shuffle: { locked: '', words: [], opened: null, next: '' },
    result: null,
  };
}

export interface FixturePlay<Table, Hand, Action> extends Play<Table, Hand, Action> {
  /** What has been sent, oldest first. */
  sent: Action[];
  /** What has been said, oldest first. */
  spoken: string[];
}

interface Seen<Table, Hand> {
  room: RoomView;
  table: Table;
  hand: Hand | null;
  seat: number | null;
  moves?: readonly Move[];
  /** The moves as they come over the wire, in the place of those. */
  wired?: wire.Moves | undefined;
  lines?: readonly StoryLine[];
  said?: readonly Saying[];
  phone?: boolean;
  low?: boolean;
  refusal(code: string, args: Record<string, unknown>, name: typeof nameOf): string | undefined;
}

/** A room that plays with itself: what is sent is noted and succeeds. */
export function fixturePlay<Table, Hand, Action>(
  seen: Seen<Table, Hand>,
): FixturePlay<Table, Hand, Action> {
  const { room, table, hand, seat, moves = [], lines = [], said = [] } = seen;
  const { phone = false, low = false } = seen;
  const listing = seen.wired ?? onWire(moves);
  const sent: Action[] = [];
  const spoken: string[] = [];
  const storyAsked = signal<{ from: string | undefined } | null>(null);
  return {
    sent,
    spoken,
    room: signal(room),
    table: signal(table),
    seat: signal(seat),
    hand: signal(hand),
    moves: signal(listed(listing)),
    clocks: signal([]),
    lines: signal(lines),
    lit: signal([]),
    storyAsked,
    readStory(from) {
      storyAsked.value = { from };
    },
    busy: signal(null),
    phone: signal(phone),
    low: signal(low),
    moving: signal(false),
    stage(staging) {
      const { table, lines, moving } = this;
      const moment = computed(() => ({ table: table.value, lines: lines.value }));
      return new SceneQueue({ moment, moving }).stage(staging);
    },
    act: async (action) => {
      sent.push(action);
      return true;
    },
    takeOver: async (action) => {
      sent.push(action);
      return true;
    },
    said: signal(said),
    say: (text) => spoken.push(text),
    name: nameOf,
    called: nameOf,
    colour: (at) => colourOf(colourNumber(at)),
    reason: ({ code, args }) => seen.refusal(code, args, nameOf) ?? code,
  };
}

/** A move that can be made, as a server lists it. */
export function move(action: string, ...parameters: Parameter[]): Move {
  return { action, parameters, limits: [], blocked: null, forGood: false };
}

export function givingUp(action: string): Move {
  return { ...move(action), forGood: true };
}

/** The terms, less others, come to no more than is at hand. */
export function payable(
  terms: readonly string[],
  less: readonly string[],
  most: number,
  least = -Infinity,
): Limit {
  return {
    terms: [
      ...terms.map((parameter) => ({ parameter, times: 1 })),
      ...less.map((parameter) => ({ parameter, times: -1 })),
    ],
    least,
    most,
    code: 'insufficient-funds',
    sum: 'needed',
    bound: 'available',
  };
}

/** The list as it would come over the wire. */
export function onWire(moves: readonly Move[]): wire.Moves {
  const listed: Record<string, wire.Move[]> = {};
  for (const { action, parameters, limits, blocked, forGood } of moves) {
    if (blocked) continue;
    const domains = parameters.map(({ name, domain }) => [name, domainOnWire(domain)] as const);
    const each = { parameters: Object.fromEntries(domains), limits: limits.map(limitOnWire) };
    listed[action] = [...(listed[action] ?? []), { ...each, forGood }];
  }
  const blocked = moves.flatMap(({ action, blocked }) =>
    blocked ? [{ ...blocked, of: [action] }] : [],
  );
  return { listed, items: {}, bounds: {}, groups: {}, shut: [], blocked };
}

function limitOnWire({ terms, least, most, ...rest }: Limit): wire.Limit {
  return {
    ...rest,
    terms: terms.map((term) => ({ ...term, by: null, weights: {} })),
    least: Number.isFinite(least) ? least : null,
    most: Number.isFinite(most) ? most : null,
    when: {},
  };
}

function domainOnWire(domain: Domain): wire.Domain {
  switch (domain.type) {
    case 'whole':
    case 'open':
      return domain;
    case 'form':
      throw new Error('no fixture holds a form');
    case 'perhaps':
    case 'several':
      return { ...domain, of: domainOnWire(domain.of) };
    case 'one':
    case 'some': {
      const { items } = domain;
      if (items.some(({ value }) => typeof value === 'boolean')) return { type: 'flag' };
      const blocked = items.flatMap(({ value, blocked }) =>
        blocked ? [{ ...blocked, of: [String(value)] }] : [],
      );
      const { type, ...counts } = domain.type === 'one' ? { type: domain.type } : domain;
      const others = domain.type === 'one' && domain.others ? [{ ...domain.others, of: [] }] : [];
      return {
        ...counts,
        type,
        of: itemsOnWire(items),
        blocked: [...blocked, ...others],
      } as wire.Domain;
    }
  }
}

function itemsOnWire(items: readonly Item[]): wire.Items {
  const seats = items.length > 0 && items.every(({ value }) => typeof value === 'number');
  return seats
    ? { type: 'seats', weights: keyed(items, ({ weight }) => weight) }
    : { type: 'noted', items: keyed(items, ({ weight, notes }) => ({ weight, notes })) };
}

function keyed<T>(items: readonly Item[], of: (item: Item) => T): Record<string, T> {
  return Object.fromEntries(items.map((item) => [String(item.value), of(item)]));
}

/** A parameter that is one of some items. */
export function one(name: string, items: readonly Item[], others?: string): Parameter {
  const rest = others === undefined ? undefined : { code: others, args: {} };
  return { name, domain: { type: 'one', items, others: rest } };
}

export function whole(name: string, from: number, to: number): Parameter {
  return { name, domain: { type: 'whole', from, to } };
}

export function item(value: unknown, weight = 0, notes: Record<string, unknown> = {}): Item {
  return { value, weight, notes, blocked: null };
}
