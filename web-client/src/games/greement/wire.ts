// Written by "mvn -Pwire" from the Java records.

import type { Seat } from '../../net/wire';

export type Action =
  | { type: 'choose-start'; square: Square }
  | { type: 'replace-start'; square: Square }
  | { type: 'take-first-loan'; amount: number }
  | { type: 'borrow'; amount: number }
  | { type: 'repay'; amount: number }
  | { type: 'buy'; square: Square }
  | { type: 'seed'; square: Square }
  | { type: 'buy-cattle'; square: Square }
  | { type: 'offer-sale'; square: Square; price: number; taxPayer: TaxPayer; to: Seat }
  | { type: 'offer-purchase'; square: Square; price: number; taxPayer: TaxPayer; from: Seat }
  | { type: 'offer-donation'; amount: number; to: Seat }
  | { type: 'accept-offer'; offer: string }
  | { type: 'refuse-offer'; offer: string }
  | { type: 'withdraw-offer'; offer: string }
  | { type: 'end-turn' }
  | { type: 'vote'; choice: Choice }
  | { type: 'ready' }
  | { type: 'pledge'; amount: number; loan: number }
  | { type: 'pay-event'; loan: number }
  | { type: 'pay-disease'; squares: readonly Square[]; loan: number }
  | { type: 'leave-game' };

export type Square = string;

export type TaxPayer = 'buyer' | 'seller';

export type Choice = 'against' | 'for';

export interface Table {
  phase: PhaseName;
  round: number;
  first: Seat | null;
  seatOnTurn: Seat | null;
  values: Values;
  squares: Record<string, Face>;
  lots: readonly Lot[];
  deckLeft: number;
  discards: readonly EventCard[];
  players: readonly PublicPlayer[];
  replacing: Replacing | null;
  event: OpenEvent | null;
  disclosed: Disclosure | null;
}

export type PhaseName =
  | 'choose-start'
  | 'replace-start'
  | 'loaning'
  | 'turn'
  | 'event-vote'
  | 'event-pay'
  | 'event-disease'
  | 'over';

export interface Values {
  land: number;
  seed: number;
  cropProfit: number;
  goldMine: number;
  goldMineProfit: number;
  lakeMultiplier: number;
  mountainMultiplier: number;
  distanceTax: number;
  loanMultiplier: number;
  cattle: number;
  cattleProfit: number;
}

export interface Face {
  kind: Kind | null;
  owner: Seat | null;
}

export interface Lot {
  squares: readonly Square[];
  lakes: number;
  mountains: number;
  multiplier: number;
  profit: Sums;
  worth: Sums;
}

export type EventCard = string;

export interface PublicPlayer {
  id: Seat;
  seat: Seat;
  connected: boolean;
  left: boolean;
  hasChosen: boolean;
  lockedStart: Square | null;
  squareCount: number;
  profit: number;
}

export interface Replacing {
  seat: Seat;
  candidates: readonly Square[];
}

export interface OpenEvent {
  card: EventCard;
  position: number;
  prospect: Prospect;
  needed: number | null;
  votes: Record<string, Choice> | null;
  voted: readonly Seat[] | null;
  ready: readonly Seat[] | null;
  price: number | null;
  pledges: Record<string, number> | null;
  answered: readonly Seat[] | null;
}

export interface Disclosure {
  reason: Reason;
  alarmSeconds: number | null;
  results: readonly Result[];
  papers: readonly OpenPaper[];
  deals: readonly Deal[];
  rounds: readonly Round[];
  facts: readonly Fact[];
}

export type Kind = 'land' | 'crop' | 'cattle' | 'gold' | 'lake' | 'mountain';

export interface Sums {
  land: number;
  crop: number;
  cattle: number;
  gold: number;
}

export interface Prospect {
  values: Record<string, number>;
  hits: Touched;
  gains: Touched;
  seats: Record<string, Share>;
}

export type Reason = 'alarm' | 'last-player' | 'called-off';

export interface Result {
  seat: Seat;
  place: number;
  squares: number;
  money: number;
  debt: number;
  wealth: number;
}

export interface OpenPaper {
  seat: Seat;
  firstLoan: number | null;
  money: number;
  debt: number;
  rounds: readonly number[];
  reasons: readonly PaperReason[];
  moneyChanges: readonly number[];
  debtChanges: readonly number[];
  squares: readonly (Square | null)[];
  others: readonly (Seat | null)[];
}

export interface Deal {
  round: number;
  from: Seat;
  to: Seat;
  square: Square | null;
  coins: number;
  tax: number;
  taxPayer: TaxPayer | null;
}

export interface Round {
  round: number;
  standings: readonly Standing[];
}

export interface Fact {
  secret: Secret;
  seat: Seat;
  amount: number;
  round: number;
}

export interface Touched {
  kinds: readonly Kind[];
  squares: readonly Square[];
}

export interface Share {
  profit: number;
  worth: number;
  lost: number;
  refund: number;
}

export type PaperReason =
  | 'first-loan'
  | 'start-square'
  | 'profit'
  | 'loan'
  | 'repayment'
  | 'purchase'
  | 'seed'
  | 'cattle'
  | 'sold'
  | 'bought'
  | 'donation-given'
  | 'donation-received'
  | 'pledge'
  | 'event-paid'
  | 'disease-paid'
  | 'appropriation'
  | 'debt-cancelled'
  | 'debt-multiplied';

export interface Standing {
  seat: Seat;
  wealth: number;
  debt: number;
  profit: number;
}

export type Secret =
  | 'greatest-debt'
  | 'most-money'
  | 'greatest-donation'
  | 'dearest-deal'
  | 'greatest-loan'
  | 'greatest-debt-cancelled';

export interface Hand {
  money: number;
  reserved: number;
  available: number;
  debt: number;
  borrowedThisTurn: number;
  debtIfEnded: number;
  debtIfHit: number | null;
  nextProfit: number;
  startChoice: Square | null;
  firstLoan: number | null;
  vote: Choice | null;
  pledge: Pledge | null;
  diseaseAnswer: DiseaseAnswer | null;
  offers: readonly Offer[];
  paper: Record<string, Paper>;
}

export interface Pledge {
  amount: number;
  loan: number;
}

export interface DiseaseAnswer {
  squares: readonly Square[];
  loan: number;
}

export type Offer =
  | {
      type: 'sale';
      id: string;
      maker: Seat;
      addressee: Seat;
      square: Square;
      price: number;
      taxPayer: TaxPayer;
      tax: number;
    }
  | {
      type: 'purchase';
      id: string;
      maker: Seat;
      addressee: Seat;
      square: Square;
      price: number;
      taxPayer: TaxPayer;
      tax: number;
    }
  | { type: 'donation'; id: string; maker: Seat; addressee: Seat; amount: number; tax: number };

export interface Paper {
  round: number;
  reason: PaperReason;
  moneyChange: number;
  debtChange: number;
  money: number;
  debt: number;
  square: Square | null;
  other: Seat | null;
}

export type Event = SetupFact | TurnFact | OfferFact | CardFact | TableFact;

export type SetupFact =
  | { type: 'tiles-dealt'; tiles: readonly Kind[] }
  | { type: 'deck-shuffled'; deck: readonly EventCard[] }
  | { type: 'starts-opened'; seats: readonly Seat[]; clock: Clock }
  | { type: 'start-chosen'; seat: Seat; square: Square; again: boolean }
  | { type: 'start-locked'; seat: Seat; square: Square; drawn: boolean }
  | { type: 'start-lost'; seat: Seat; square: Square }
  | { type: 'map-revealed' }
  | { type: 'replacement-opened'; seat: Seat; clock: Clock }
  | { type: 'start-replaced'; seat: Seat; square: Square }
  | { type: 'loaning-opened'; clock: Clock }
  | { type: 'loan-written'; seat: Seat; amount: number; again: boolean }
  | { type: 'start-paid'; seat: Seat; square: Square; loan: number; price: number }
  | { type: 'first-fixed'; seat: Seat }
  | { type: 'alarm-set'; seconds: number; atMillis: number };

export type TurnFact =
  | { type: 'round-began'; round: number; standings: readonly Standing[] }
  | { type: 'turn-began'; seat: Seat; clock: Clock }
  | { type: 'profit-collected'; seat: Seat; amount: number }
  | { type: 'borrowed'; seat: Seat; amount: number }
  | { type: 'repaid'; seat: Seat; amount: number }
  | { type: 'bought'; seat: Seat; square: Square; kind: Kind; price: number; tax: number }
  | { type: 'seeded'; seat: Seat; square: Square; price: number }
  | { type: 'cattle-bought'; seat: Seat; square: Square; price: number }
  | { type: 'turn-ended'; seat: Seat; timedOut: boolean; multiplier: number; debt: number }
  | { type: 'turn-passed'; seat: Seat; profit: number; multiplier: number; debt: number };

export type OfferFact =
  | { type: 'offer-made'; offer: Offer }
  | { type: 'offer-refused'; offer: Offer }
  | { type: 'offer-withdrawn'; offer: Offer }
  | { type: 'offer-lapsed'; offer: Offer }
  | {
      type: 'square-sold';
      offer: string;
      seller: Seat;
      buyer: Seat;
      square: Square;
      kind: Kind;
      price: number;
      taxPayer: TaxPayer;
      tax: number;
    }
  | { type: 'donated'; offer: string; from: Seat; to: Seat; amount: number; tax: number };

export type CardFact =
  | { type: 'cards-drawn'; cards: readonly EventCard[] }
  | { type: 'reshuffled'; deck: readonly EventCard[] }
  | { type: 'card-turned-up'; card: EventCard; position: number }
  | { type: 'card-dropped'; card: EventCard }
  | { type: 'vote-opened'; card: EventCard; position: number; clock: Clock }
  | { type: 'payment-opened'; card: EventCard; position: number; clock: Clock }
  | { type: 'disease-opened'; card: EventCard; position: number; clock: Clock }
  | { type: 'voted'; seat: Seat; choice: Choice; before: Choice | null }
  | { type: 'readied'; seat: Seat; again: boolean }
  | { type: 'ready-cleared' }
  | {
      type: 'vote-closed';
      card: EventCard;
      against: number;
      inFavour: number;
      players: number;
      stopped: boolean;
    }
  | { type: 'pledged'; seat: Seat; amount: number; loan: number; before: number | null }
  | { type: 'pledges-collected'; card: EventCard; pledges: Record<string, Pledge> }
  | { type: 'event-paid'; seat: Seat; card: EventCard; price: number; loan: number }
  | { type: 'event-unpaid'; card: EventCard; pledged: number; price: number }
  | {
      type: 'disease-answered';
      seat: Seat;
      squares: readonly Square[];
      loan: number;
      again: boolean;
    }
  | { type: 'disease-paid'; seat: Seat; squares: readonly Square[]; coins: number; loan: number }
  | { type: 'value-changed'; value: Value; from: number; to: number }
  | { type: 'gold-mines-lost'; squares: readonly Square[] }
  | { type: 'debts-cancelled' }
  | { type: 'crops-lost'; squares: readonly Square[] }
  | { type: 'cattle-lost'; squares: readonly Square[] }
  | { type: 'lands-became-cattle'; squares: readonly Square[] }
  | { type: 'appropriated'; seat: Seat; beside: Kind; squares: readonly Square[]; refund: number }
  | { type: 'card-discarded'; card: EventCard };

export type TableFact =
  | { type: 'went-away'; seat: Seat }
  | { type: 'came-back'; seat: Seat }
  | { type: 'turn-extended'; clock: Clock }
  | { type: 'left-game'; seat: Seat }
  | { type: 'game-ended'; reason: Reason; results: readonly Result[] };

export interface Clock {
  startedAtMillis: number;
  endsAtMillis: number;
}

export type Value =
  | 'land'
  | 'seed'
  | 'crop-profit'
  | 'gold-mine'
  | 'gold-mine-profit'
  | 'lake-multiplier'
  | 'mountain-multiplier'
  | 'distance-tax'
  | 'loan-multiplier'
  | 'cattle'
  | 'cattle-profit';
