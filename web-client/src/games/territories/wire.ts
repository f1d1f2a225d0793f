// Written by "mvn -Pwire" from the Java records.

import type { Seat } from '../../net/wire';

export type Action =
  | { type: 'roll' }
  | { type: 'roll-rent' }
  | { type: 'choose-tax'; pay: Pay }
  | { type: 'auto-roll'; on: boolean }
  | { type: 'resign' };

export type Pay = 'fixed' | 'percent';

export interface Table {
  phase: PhaseName;
  turn: Seat;
  turnNumber: number;
  players: readonly PublicPlayer[];
  fields: readonly Plot[];
  ways: readonly number[];
  owner: Record<string, Seat | null>;
  rent: Record<string, number>;
  throw: Throw | null;
  due: Due | null;
  out: readonly Seat[];
  risk: Risk | null;
  history: readonly Point[];
  ranking: readonly Seat[] | null;
  records: Records | null;
}

export type PhaseName = 'roll' | 'camp' | 'tax' | 'over';

export interface PublicPlayer {
  seat: Seat;
  color: Color;
  money: number;
  assets: number;
  fields: number;
  position: number | null;
  alive: boolean;
  outInTurn: number | null;
  place: number | null;
  autoRoll: boolean;
  absent: boolean;
}

export interface Plot {
  id: Field;
  number: number;
  type: Type;
  price: number | null;
  rent: number | null;
  fleetRents: readonly number[] | null;
  rentPerPip: number | null;
  bonus: number | null;
  fixed: number | null;
  percent: number | null;
}

export interface Throw {
  dice: readonly number[];
  purpose: Purpose;
}

export type Due =
  | { type: 'camp'; owner: Seat; camps: number; perPip: number }
  | { type: 'tax'; fixed: number; percent: number };

export interface Risk {
  outIn1296: number;
  tooDear: readonly number[];
  out: Record<string, number>;
  tax: number | null;
}

export interface Point {
  turnNumber: number;
  money: readonly number[];
  assets: readonly number[];
}

export interface Records {
  earned: Record<string, number>;
  biggestPayment: Payment | null;
  narrowestEscape: Escape | null;
}

export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';

export type Field =
  | 'tribe-encampment'
  | 'crater'
  | 'mountain'
  | 'cold-desert'
  | 'black-cave'
  | 'the-werewall'
  | 'mountain-village'
  | 'south-citadel'
  | 'palace-gates'
  | 'tower'
  | 'castle'
  | 'walled-city'
  | 'monastery'
  | 'huts-in-the-mountain'
  | 'the-pit'
  | 'goldmine'
  | 'caravan'
  | 'second-sail'
  | 'sea-grover'
  | 'the-buccaneers'
  | 'privateer-armade';

export type Type = 'territory' | 'refuge' | 'labor-camp' | 'tax' | 'fleet';

export type Purpose = 'move' | 'rent';

export interface Payment {
  turnNumber: number;
  from: Seat;
  to: Seat;
  field: Field;
  paid: number;
}

export interface Escape {
  turnNumber: number;
  seat: Seat;
  dice: readonly number[];
  outIn1296: number;
}

export type Hand = Record<string, never>;

export type Event =
  | { type: 'colors-dealt'; colors: readonly Color[] }
  | { type: 'start-drawn'; seat: Seat }
  | { type: 'turn-began'; seat: Seat; turnNumber: number; atMillis: number }
  | { type: 'thrown'; seat: Seat; made: Throw; outIn1296: number }
  | { type: 'moved'; seat: Seat; from: number; to: number }
  | { type: 'bought'; seat: Seat; field: Field; price: number }
  | { type: 'buying-failed'; seat: Seat; field: Field; price: number; money: number }
  | { type: 'own-ground-reached'; seat: Seat; field: Field }
  | { type: 'rent-paid'; seat: Seat; owner: Seat; field: Field; due: number; paid: number }
  | { type: 'camp-reached'; seat: Seat; field: Field; due: Rent; atMillis: number }
  | { type: 'rent-lapsed'; seat: Seat; owner: Seat }
  | { type: 'bonus-received'; seat: Seat; field: Field; amount: number }
  | { type: 'caravan-reached'; seat: Seat; field: Field; due: Levy; atMillis: number }
  | { type: 'tax-paid'; seat: Seat; field: Field; pay: Pay; due: number; paid: number }
  | {
      type: 'lost';
      seat: Seat;
      cause: Cause;
      money: number;
      freed: readonly Field[];
      turnNumber: number;
    }
  | { type: 'auto-roll-set'; seat: Seat; on: boolean }
  | { type: 'clock-missed'; seat: Seat; inARow: number }
  | { type: 'connection-lost'; seat: Seat; absentAtMillis: number }
  | { type: 'connection-restored'; seat: Seat }
  | { type: 'went-absent'; seat: Seat }
  | { type: 'came-back'; seat: Seat; wasAbsent: boolean }
  | { type: 'game-ended'; reason: Reason; ranking: readonly Seat[]; places: readonly number[] };

export interface Rent {
  owner: Seat;
  camps: number;
}

export interface Levy {
  fixed: number;
  percent: number;
}

export type Cause = 'debt' | 'resignation';

export type Reason = 'last-player' | 'turn-limit';
