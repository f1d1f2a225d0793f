// Written by "mvn -Pwire" from the Java records.

import type { Seat } from '../../net/wire';

export type Action =
  | { type: 'place-card'; card: string; space: string }
  | { type: 'auto-place'; on: boolean }
  | { type: 'roll' }
  | { type: 'move'; to: string; path: readonly string[] | null }
  | { type: 'send-out'; corner: string }
  | { type: 'take-over' };

export interface Table {
  phase: PhaseName;
  part: number;
  turn: Seat;
  turnNumber: number;
  die: number | null;
  target: number;
  players: readonly PublicPlayer[];
  cards: readonly PublicCard[];
  locations: readonly PublicLocation[];
  properties: Record<string, Holder>;
  pays: Record<string, readonly number[]>;
  placedCount: number;
  left: number;
  legal: readonly Space[];
  sending: Seat | null;
  lastMove: LastMove | null;
  lastLanding: LastLanding | null;
  ranking: readonly Seat[] | null;
  losses: readonly Loss[] | null;
}

export type PhaseName = 'place' | 'roll' | 'move' | 'send' | 'over';

export interface PublicPlayer {
  seat: Seat;
  piece: Piece;
  points: number;
  handCount: number;
  autoPlace: boolean;
  autopilot: boolean;
  place: number | null;
}

export interface PublicCard {
  id: Card;
  sector: Sector;
  kind: Kind;
  category: number;
  copy: number | null;
  points: number;
}

export interface PublicLocation {
  space: Space;
  faceUp: boolean;
  card: Card | null;
}

export type Holder = string | number;

export type Space = string;

export interface LastMove {
  seat: Seat;
  die: number;
  from: string;
  path: readonly Space[];
}

export interface LastLanding {
  card: Card;
  turnedUp: boolean;
  takenFrom: Holder | null;
  points: readonly number[];
}

export interface Loss {
  card: Card;
  space: Space;
  from: Seat;
  to: Seat;
  turnNumber: number;
}

export interface Piece {
  space: Space | null;
  outside: Outside | null;
}

export type Card =
  | 'motor-invention'
  | 'motor-factory'
  | 'motor-shop-1'
  | 'motor-shop-2'
  | 'textile-invention'
  | 'textile-factory'
  | 'textile-shop-1'
  | 'textile-shop-2'
  | 'food-invention'
  | 'food-factory'
  | 'food-shop-1'
  | 'food-shop-2'
  | 'electronics-invention'
  | 'electronics-factory'
  | 'electronics-shop-1'
  | 'electronics-shop-2'
  | 'furniture-invention'
  | 'furniture-factory'
  | 'furniture-shop-1'
  | 'furniture-shop-2'
  | 'pharmacy-invention'
  | 'pharmacy-factory'
  | 'pharmacy-shop-1'
  | 'pharmacy-shop-2'
  | 'cosmetics-invention'
  | 'cosmetics-factory'
  | 'cosmetics-shop-1'
  | 'cosmetics-shop-2'
  | 'toys-invention'
  | 'toys-factory'
  | 'toys-shop-1'
  | 'toys-shop-2'
  | 'optics-invention'
  | 'optics-factory'
  | 'optics-shop-1'
  | 'optics-shop-2';

export type Sector =
  | 'motor'
  | 'textile'
  | 'food'
  | 'electronics'
  | 'furniture'
  | 'pharmacy'
  | 'cosmetics'
  | 'toys'
  | 'optics';

export type Kind = 'invention' | 'factory' | 'shop';

export type Outside = 'any' | 'a1' | 'a8' | 'h1' | 'h8';

export interface Hand {
  hand: readonly Card[];
  ways: Record<string, string> | null;
  brings: Record<string, Brings> | null;
}

export type Brings = 'takes' | 'pays' | 'face-down' | 'own';

export type Event =
  | { type: 'started'; seat: Seat }
  | { type: 'dealt'; hands: readonly (readonly Card[])[] }
  | { type: 'placing-began'; seat: Seat; atMillis: number }
  | { type: 'placed'; seat: Seat | null; card: Card; space: Space }
  | { type: 'auto-place-set'; seat: Seat; on: boolean }
  | { type: 'turn-began'; seat: Seat; turnNumber: number; atMillis: number }
  | { type: 'rolled'; seat: Seat; die: number; atMillis: number }
  | { type: 'stuck'; seat: Seat; die: number }
  | {
      type: 'moved';
      seat: Seat;
      die: number;
      from: string;
      path: readonly Space[];
      hit: Seat | null;
      atMillis: number;
    }
  | { type: 'sent-out'; seat: Seat; hit: Seat; corner: Space }
  | { type: 'turned-down'; seat: Seat; space: Space }
  | {
      type: 'landed';
      seat: Seat;
      space: Space;
      card: Card;
      turnedUp: boolean;
      takenFrom: Holder | null;
      points: readonly number[];
    }
  | { type: 'part-two-began' }
  | { type: 'clock-missed'; seat: Seat; inARow: number }
  | { type: 'connection-lost'; seat: Seat; absentAtMillis: number }
  | { type: 'connection-restored'; seat: Seat }
  | { type: 'autopilot-began'; seat: Seat }
  | { type: 'came-back'; seat: Seat; wasAutopilot: boolean }
  | { type: 'game-ended'; reason: Reason; ranking: readonly Seat[]; places: readonly number[] };

export type Reason = 'target' | 'turn-limit';
