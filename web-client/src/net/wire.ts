// Written by "mvn -Pwire" from the Java records.

export type ClientMessage =
  | { type: 'hello'; protocol: number; build: string | null }
  | { type: 'watch'; room: string; epoch: string | null; v: number | null; name: string | null }
  | { type: 'leave' }
  | { type: 'ping'; n: number; visible?: boolean }
  | Command;

export type Command = ToRoom | ToHost;

export type ToRoom =
  | { type: 'sit'; id: string; name: string; color: number | null; word: string }
  | { type: 'stand'; id: string }
  | { type: 'dress'; id: string; name: string | null; color: number | null }
  | { type: 'ready'; id: string; ready: boolean }
  | { type: 'options'; id: string; options: Record<string, unknown> }
  | { type: 'house'; id: string; house: HouseRules }
  | { type: 'kick'; id: string; seat: number }
  | { type: 'make-host'; id: string; seat: number }
  | { type: 'add-bot'; id: string; bot: string }
  | { type: 'start'; id: string }
  | { type: 'act'; id: string; action: unknown }
  | {
      type: 'agree';
      id: string;
      what: Matter;
      about: number | null;
      yes: boolean;
      word: string | null;
    }
  | { type: 'revoke-link'; id: string };

export type ToHost =
  | { type: 'seat-link'; id: string }
  | { type: 'claim'; id: string; token: string }
  | { type: 'say'; id: string; text: string }
  | { type: 'earlier'; id: string; before: number };

export interface HouseRules {
  absent: Absent;
  spectators: boolean;
  listed: boolean;
  unhurried?: boolean;
}

export type Matter = 'pause' | 'resume' | 'end' | 'bot' | 'rematch';

export type Absent = 'wait' | 'bot';

export type ServerMessage =
  | { type: 'welcome'; protocol: number; build?: string }
  | {
      type: 'snapshot';
      room: string;
      epoch: string;
      v: number;
      h: number;
      view: PublicView | null;
      edits: readonly Edit[] | null;
      clocks: Clocks;
      own: OwnView | null;
      lines?: readonly LogLine[];
      ownLines?: readonly OwnLine[];
      chat?: readonly ChatLine[];
    }
  | {
      type?: undefined;
      v: number;
      edits?: readonly Edit[];
      clocks?: Clocks;
      lines?: readonly LogLine[];
      own?: Own;
      applied?: string;
    }
  | {
      type: 'hand';
      h: number;
      edits?: readonly Edit[];
      lines?: readonly OwnLine[];
      applied?: string;
    }
  | { type: 'applied'; id: string }
  | { type: 'refused'; id: string; code: string; args: Record<string, unknown> }
  | { type: 'said'; line: ChatLine }
  | { type: 'lines'; id: string; lines: readonly LogLine[]; ownLines: readonly OwnLine[] }
  | { type: 'link'; id: string; token: string }
  | { type: 'pong'; n: number; v: number; h: number }
  | { type: 'demoted'; code: string }
  | { type: 'waits'; room: string }
  | { type: 'gone'; room: string; code: string }
  | { type: 'bye'; code: string };

export interface PublicView {
  room: RoomView;
  table: unknown;
}

export type Edit = [path: string] | [path: string, value: unknown];

export interface Clocks {
  running?: readonly Clock[];
  waitedMillis?: number;
  away?: readonly Away[];
}

export interface OwnView {
  seat: number;
  hand: unknown;
  moves: Moves;
}

export type LogLine = [n: number, code: string, args?: Record<string, unknown>];

export type OwnLine = [after: number, code: string, args?: Record<string, unknown>];

export interface ChatLine {
  n: number;
  channel: Channel;
  seat: number | null;
  name: string;
  text: string;
}

export interface Own {
  h: number;
  edits?: readonly Edit[];
  lines?: readonly OwnLine[];
}

export interface RoomView {
  game: string;
  title: string;
  stage: Stage;
  played: number;
  host: number | null;
  seats: readonly SeatView[];
  minSeats: number;
  maxSeats: number;
  options: Record<string, unknown>;
  house: HouseRules;
  watchers: Watchers;
  toAct: readonly number[];
  paused: boolean;
  deserted: boolean;
  keepsLeavers: boolean;
  agreements: readonly Agreement[];
  shuffle: Shuffle;
  result: Result | null;
}

export type Clock = [
  what: string,
  leftMillis: number,
  fullMillis?: number | null,
  seats?: readonly number[],
];

export interface Away {
  seat: number;
  sinceMillis?: number;
}

export interface Moves {
  listed: Record<string, readonly Move[]>;
  items: Record<string, Items>;
  bounds: Record<string, number>;
  groups: Record<string, readonly string[]>;
  shut: readonly string[];
  blocked: readonly Blocked[];
}

export type Channel = 'table' | 'bench';

export type Stage = 'open' | 'playing' | 'over';

export interface SeatView {
  seat: number;
  name: string;
  color: number;
  bot: string | null;
  ready: boolean;
  presence: Presence;
  botPlays: boolean;
}

export interface Watchers {
  count: number;
  names: readonly string[];
}

export interface Agreement {
  what: Matter;
  about: number | null;
  yes: readonly number[];
  needed: number;
}

export interface Shuffle {
  locked: string;
  words: readonly string[];
  opened: string | null;
  next: string;
}

export interface Result {
  reason: string;
  ranking: readonly Ranked[];
  turns: number;
}

export interface Move {
  parameters: Record<string, Domain>;
  limits: readonly Limit[];
  forGood: boolean;
}

export type Items =
  | { type: 'named'; name: string }
  | { type: 'words'; words: readonly string[] }
  | { type: 'priced'; weights: Record<string, number> }
  | {
      type: 'together';
      weights: Record<string, number>;
      company: readonly string[];
      least: number;
      more: number;
    }
  | { type: 'seats'; weights: Record<string, number> }
  | { type: 'noted'; items: Record<string, Item> };

export interface Blocked {
  code: string;
  args: Record<string, unknown>;
  of: readonly string[];
}

export type Presence = 'here' | 'away' | 'left';

export interface Ranked {
  place: number;
  seat: number;
  score: number;
}

export type Domain =
  | { type: 'whole'; from: number; to: number }
  | { type: 'flag' }
  | { type: 'one'; of: Items; blocked: readonly Blocked[] }
  | { type: 'some'; of: Items; least: number; most: number; blocked: readonly Blocked[] }
  | { type: 'form'; parameters: Record<string, Domain>; limits: readonly Limit[] }
  | { type: 'perhaps'; of: Domain }
  | { type: 'several'; of: Domain; least: number; most: number }
  | { type: 'open' };

export interface Limit {
  terms: readonly Term[];
  least: number | null;
  most: number | null;
  code: string;
  sum: string | null;
  bound: string | null;
  when: Record<string, string>;
}

export interface Item {
  weight: number;
  notes: Record<string, unknown>;
}

export interface Term {
  parameter: string;
  times: number;
  by: string | null;
  weights: Record<string, Record<string, number>>;
}

export interface Listing {
  room: string;
  game: string;
  title: string;
  stage: Stage;
  seats: readonly ListedSeat[];
  maxSeats: number;
  watchers: number;
  listed: boolean;
  shut?: boolean;
}

export interface ListedSeat {
  name: string;
  color: number;
  bot: boolean;
}

export interface OwnTable {
  room: Listing;
  seat: number;
  toAct: readonly number[] | null;
  paused: boolean;
  round: number | null;
  leftMillis: number | null;
}

export interface GameInfo {
  id: string;
  minSeats: number;
  maxSeats: number;
  options: readonly Option[];
}

export type Option =
  | { type: 'whole'; name: string; standardValue: number; min: number; max: number }
  | { type: 'clock'; name: string; standardValue: number; min: number; max: number }
  | { type: 'word-or-whole'; name: string; standardValue: string; min: number; max: number }
  | { type: 'choice'; name: string; standardValue: string; values: readonly string[] }
  | { type: 'one-of'; name: string; standardValue: number; values: readonly number[] }
  | { type: 'some'; name: string; standardValue: readonly string[]; values: readonly string[] }
  | { type: 'flag'; name: string; standardValue: boolean };

export interface Reach {
  seat: number;
  offers: ReachOffers;
  mail: Mailbox | null;
  webhook: Hook | null;
  language: string;
  kinds: readonly Occasion[];
}

export interface ReachOffers {
  mail: boolean;
  webhook: boolean;
}

export interface Mailbox {
  address: string;
  confirmed: boolean;
}

export interface Hook {
  host: string;
  secret: string;
  failing: boolean;
}

export type Occasion = 'turn' | 'due' | 'report';

export interface ReachWish {
  mail: string | null;
  webhook: string | null;
  language: string;
  kinds: readonly Occasion[];
}

export interface GameRecord {
  room: string;
  game: string;
  options: Record<string, unknown>;
  seats: readonly Sitter[];
  words: readonly string[];
  secret: string;
  locked: string;
  rows: readonly Row[];
  result: Result;
}

export interface Sitter {
  seat: number;
  name: string;
  color: number;
  bot: string | null;
}

export interface Row {
  cause: Cause;
  facts: readonly unknown[];
  draws: readonly Draw[];
}

export interface Cause {
  kind: string;
  seat: number | null;
  clock: string | null;
}

export interface Draw {
  stream: string;
  from: number;
  to: number;
  n: number;
  value: number;
}

export interface TurnReport {
  room: string;
  game: string;
  title: string;
  turn: number;
  before: number | null;
  after: number | null;
  seats: readonly Sitter[];
  seat: number | null;
  open: unknown;
  own: unknown;
}

export type Seat = number;
