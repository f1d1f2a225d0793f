// Written by "mvn -Pwire" from the Java records.

import type { Seat } from '../../net/wire';

export type Action =
  | Decision
  | ByPost
  | { type: 'back' }
  | { type: 'agree-mode'; mode: Mode; agree: boolean };

export type Decision =
  | { type: 'roll'; dice: number | null }
  | { type: 'reroll' }
  | { type: 'keep' }
  | { type: 'harbour'; add: boolean }
  | { type: 'demolish'; landmark: Card }
  | { type: 'give-building'; card: Card; to: Seat; closed: boolean | null }
  | { type: 'choose-target'; player: Seat }
  | {
      type: 'swap';
      player: Seat;
      take: Card;
      give: Card;
      takeClosed: boolean | null;
      giveClosed: boolean | null;
    }
  | { type: 'renovate'; card: Card }
  | { type: 'activate'; card: Card }
  | { type: 'build'; card: Card }
  | { type: 'invest' }
  | { type: 'skip' };

export type ByPost =
  | { type: 'submit-orders'; turn: number; goes: readonly GoOrders[]; extra: GoOrders | null }
  | { type: 'withdraw-orders'; turn: number }
  | { type: 'set-ready'; turn: number; ready: boolean };

export type Mode = 'live' | 'postal';

export type Card =
  | 'harbour'
  | 'train-station'
  | 'shopping-mall'
  | 'amusement-park'
  | 'radio-tower'
  | 'airport'
  | 'city-hall'
  | 'wheat-field'
  | 'sushi-bar'
  | 'general-store'
  | 'livestock-farm'
  | 'bakery'
  | 'cafe'
  | 'corn-field'
  | 'convenience-store'
  | 'demolition-company'
  | 'flower-orchard'
  | 'forest'
  | 'french-restaurant'
  | 'loan-office'
  | 'flower-shop'
  | 'stadium'
  | 'tv-station'
  | 'business-complex'
  | 'pizza-joint'
  | 'vineyard'
  | 'publisher'
  | 'cheese-factory'
  | 'hamburger-stand'
  | 'mackerel-boat'
  | 'furniture-factory'
  | 'renovation-company'
  | 'tax-office'
  | 'winery'
  | 'mine'
  | 'moving-company'
  | 'restaurant'
  | 'tech-startup'
  | 'apple-orchard'
  | 'convention-center'
  | 'soda-bottling-plant'
  | 'produce-market'
  | 'park'
  | 'food-warehouse'
  | 'members-only-club'
  | 'tuna-boat';

export interface GoOrders {
  dice: number | null;
  rerollOn: readonly number[] | null;
  keepDoubles: boolean | null;
  addTwoOn: readonly number[] | null;
  demolish: readonly Card[] | null;
  give: readonly Giving[] | null;
  tv: Seat | null;
  swap: Exchange | null;
  renovate: Card | null;
  activate: Card | null;
  buy: readonly Card[] | null;
  invest: boolean | null;
}

export interface Giving {
  card: Card;
  to: Seat;
  closed: boolean | null;
}

export interface Exchange {
  player: Seat;
  take: Card;
  give: Card;
  takeClosed: boolean | null;
  giveClosed: boolean | null;
}

export interface Table {
  mode: Mode;
  phase: PhaseName;
  round: number;
  turn: number;
  slot: number;
  roller: Seat | null;
  extraGo: boolean;
  extraEarned: boolean;
  dice: readonly number[];
  rerolled: boolean;
  total: number | null;
  order: readonly Seat[];
  slots: readonly Seat[];
  players: readonly PublicPlayer[];
  market: Record<string, number>;
  deckLeft: Record<string, number>;
  cards: readonly PublicCard[];
  report: readonly Throw[] | null;
  endsAfter: Seat | null;
  stalled: boolean;
  ranking: readonly Seat[] | null;
}

export type PhaseName =
  | 'roll'
  | 'reroll'
  | 'harbour'
  | 'demolish'
  | 'give-building'
  | 'tv-station'
  | 'swap'
  | 'renovation'
  | 'convention'
  | 'build'
  | 'invest'
  | 'orders'
  | 'over';

export interface PublicPlayer {
  seat: Seat;
  coins: number;
  landmarks: readonly Card[];
  cards: Record<string, Copies>;
  investment: number;
  completed: boolean;
  away: boolean;
  ordersIn: boolean;
  ready: boolean;
  agreesToMode: boolean;
  place: number | null;
}

export interface PublicCard {
  id: Card;
  expansion: string;
  colour: Colour;
  cost: number;
  from: number;
  to: number;
  symbol: Symbol;
  tower: boolean;
  start: boolean;
}

export interface Throw {
  seat: Seat;
  round: number;
  turn: number;
  slot: number;
  extra: boolean;
  dice: readonly number[];
  first: readonly number[] | null;
  added: boolean;
  total: number | null;
  extraEarned: boolean;
  steps: readonly Step[];
  bought: Card | null;
  invested: boolean;
}

export interface Copies {
  open: number;
  closed: number;
}

export type Colour = 'landmark' | 'civic' | 'blue' | 'green' | 'red' | 'purple';

export type Symbol =
  | 'landmark'
  | 'civic'
  | 'tower'
  | 'wheat'
  | 'cow'
  | 'gear'
  | 'bread'
  | 'cup'
  | 'factory'
  | 'market'
  | 'boat'
  | 'company';

export interface Step {
  kind: Kind;
  card: Card | null;
  copies: number;
  from: Seat | null;
  to: Seat | null;
  amount: number;
  owed: number;
}

export type Kind =
  | 'red'
  | 'loan'
  | 'blue'
  | 'green'
  | 'purple'
  | 'city-hall'
  | 'airport'
  | 'tuna-dice'
  | 'reopened'
  | 'closed'
  | 'demolished'
  | 'moved'
  | 'returned';

export interface Hand {
  chart: Chart | null;
  pays: Record<string, number>;
  standard: Action | null;
  perRound: Record<string, Record<string, number>> | null;
  sheet: Sheet | null;
  lastSheet: Sheet | null;
  goes: number;
  fates: readonly Fates[];
}

export interface Chart {
  gets: readonly number[];
  pays: readonly number[];
  others: Record<string, readonly number[]>;
  averageOne: number;
  averageTwo: number;
}

export interface Sheet {
  goes: readonly GoOrders[];
  extra: GoOrders | null;
}

export interface Fates {
  turn: number;
  slot: number;
  extra: boolean;
  candidates: readonly Candidate[];
}

export interface Candidate {
  card: Card;
  fate: Fate;
}

export type Fate = 'bought' | 'not-on-offer' | 'already-owned' | 'insufficient-funds' | 'not-tried';

export interface Report {
  goes: readonly Throw[];
  players: readonly PublicPlayer[];
  market: Record<string, number>;
  deckLeft: Record<string, number>;
  cards: readonly PublicCard[];
  ranking: readonly Seat[] | null;
}

export interface OwnReport {
  fates: readonly Fates[];
}

export type Event =
  | PostFact
  | { type: 'seated'; order: readonly Seat[] }
  | { type: 'shuffled'; decks: Record<string, readonly Card[]> }
  | { type: 'offered'; cards: readonly Card[] }
  | {
      type: 'go-began';
      seat: Seat;
      round: number;
      turn: number;
      slot: number;
      extra: boolean;
      atMillis: number;
    }
  | { type: 'asked'; phase: Phase; atMillis: number }
  | { type: 'rolled'; seat: Seat; dice: readonly number[] }
  | { type: 'rerolled'; seat: Seat; dice: readonly number[] }
  | { type: 'total-fixed'; seat: Seat; total: number; added: boolean; extra: boolean }
  | {
      type: 'paid';
      kind: Kind;
      card: Card;
      copies: number;
      from: Seat | null;
      to: Seat | null;
      amount: number;
      owed: number;
    }
  | { type: 'collected'; steps: readonly Step[] }
  | { type: 'tuna-rolled'; seat: Seat; dice: readonly number[] }
  | { type: 'reopened'; seat: Seat; card: Card; copies: number }
  | { type: 'closed'; seat: Seat; card: Card; copies: number }
  | { type: 'demolished'; seat: Seat; landmark: Card }
  | { type: 'moved'; card: Card; from: Seat; to: Seat; closed: boolean }
  | { type: 'returned'; seat: Seat; card: Card }
  | { type: 'bought'; seat: Seat; card: Card; cost: number }
  | { type: 'built-nothing'; seat: Seat }
  | { type: 'completed'; seat: Seat }
  | { type: 'invested'; seat: Seat }
  | { type: 'go-ended'; seat: Seat }
  | { type: 'clock-missed'; seat: Seat; inARow: number }
  | { type: 'went-away'; seat: Seat }
  | { type: 'came-back'; seat: Seat; wasAway: boolean; atMillis: number }
  | { type: 'game-ended'; ranking: readonly Seat[]; places: readonly number[] };

export type PostFact =
  | { type: 'mode-marked'; seat: Seat; mode: Mode; agrees: boolean }
  | { type: 'mode-changed'; mode: Mode }
  | {
      type: 'orders-opened';
      round: number;
      turn: number;
      slot: number;
      openedAt: number;
      closesAt: number;
    }
  | { type: 'orders-submitted'; seat: Seat; sheet: Sheet }
  | { type: 'orders-withdrawn'; seat: Seat }
  | { type: 'ready-set'; seat: Seat; ready: boolean }
  | { type: 'orders-closed'; turn: number; silent: boolean }
  | { type: 'fates-known'; seat: Seat; fates: Fates }
  | { type: 'resumed'; openedAt: number; closesAt: number };

export type Phase =
  | { type: 'roll' }
  | { type: 'reroll' }
  | { type: 'harbour' }
  | { type: 'demolish'; left: number; closed: number; convention: boolean }
  | { type: 'give-building'; left: number; closed: number; convention: boolean }
  | { type: 'tv-station' }
  | { type: 'swap' }
  | { type: 'renovation' }
  | { type: 'convention' }
  | { type: 'build' }
  | { type: 'invest' }
  | { type: 'orders' }
  | { type: 'over'; ranking: readonly Seat[]; places: readonly number[] };
