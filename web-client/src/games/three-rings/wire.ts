// Written by "mvn -Pwire" from the Java records.

import type { Seat } from '../../net/wire';

export type Action =
  | { type: 'choose-goal'; goal: Goal }
  | { type: 'claim-start'; space: Space }
  | { type: 'declare-victory' }
  | { type: 'call-out'; player: number }
  | { type: 'use-power'; ring: Ring; power: Power; direction: Direction | null; goal: Goal | null }
  | { type: 'consolidate'; give: readonly Space[]; take: Space }
  | { type: 'roll'; ring: Ring | null }
  | { type: 'sell'; properties: readonly Space[] }
  | { type: 'repay'; amount: number }
  | { type: 'pay-interest'; cash: number | null }
  | { type: 'call-number'; number: number }
  | {
      type: 'offer-rent';
      cash: number | null;
      borrow: number | null;
      takeDebt: number | null;
      properties: readonly Space[] | null;
    }
  | { type: 'accept-rent'; offer: number | null }
  | { type: 'reject-rent'; offer: number | null }
  | {
      type: 'claim';
      space: Space;
      cash: number | null;
      debt: number | null;
      properties: readonly Space[] | null;
    }
  | { type: 'offer-trade'; to: number; give: Give; want: Want }
  | { type: 'accept-trade'; offer: number | null; borrow: number | null }
  | { type: 'reject-trade'; offer: number | null }
  | { type: 'withdraw-trade'; offer: number | null }
  | { type: 'end-turn' }
  | { type: 'leave' };

export type Goal =
  | 'agriculture'
  | 'culture'
  | 'industry'
  | 'virtual'
  | 'service'
  | 'diversification'
  | 'wealth';

export type Space = string;

export type Ring = 'rural' | 'suburban' | 'urban';

export type Power = 'interest' | 'productivity' | 'goal';

export type Direction = 'up' | 'down';

export interface Give {
  cash: number | null;
  borrow: number | null;
  takeDebt: number | null;
  properties: readonly Space[] | null;
}

export interface Want {
  money: number | null;
  takeDebt: number | null;
  properties: readonly Space[] | null;
}

export interface Table {
  phase: PhaseName;
  playersAtStart: number;
  order: readonly Seat[] | null;
  round: number;
  lastRound: number;
  turn: Seat | null;
  ring: Ring | null;
  rate: number;
  level: number;
  players: readonly PublicPlayer[];
  rooftops: Record<string, Roofs>;
  owner: Record<string, Seat>;
  values: Record<string, number>;
  network: Record<string, number>;
  begun: boolean;
  calledOut: boolean;
  consolidated: boolean;
  claimed: boolean;
  traded: boolean;
  tradeOffers: number;
  interest: Interest | null;
  rent: Rent | null;
  trade: Trade | null;
  die: number | null;
  required: Record<string, number>;
  figures: Figures;
  goals: readonly PublicGoal[];
  board: readonly PublicSpace[];
  chart: readonly Standing[];
  winners: readonly Seat[] | null;
  reason: Reason | null;
  roundLimit: boolean;
  by: Seat | null;
  results: readonly Result[] | null;
}

export type PhaseName =
  | 'choose-goals'
  | 'first-claims'
  | 'turn-start'
  | 'public-goal'
  | 'after-consolidation'
  | 'pay-interest'
  | 'call-number'
  | 'rent-offer'
  | 'rent-answer'
  | 'after-roll'
  | 'trade-answer'
  | 'finished';

export interface PublicPlayer {
  seat: Seat;
  cash: number;
  debt: number;
  interest: number;
  pieces: Record<string, number>;
  helicopters: readonly Ring[];
  held: Record<string, number>;
  virtuals: number;
  net: number;
  hasChosen: boolean;
  discarded: readonly Goal[];
  publicGoal: Goal | null;
  left: boolean;
  absent: boolean;
  rentReceived: number;
  rentPaid: number;
  interestPaid: number;
  goal: Goal | null;
  place: number | null;
}

export interface Roofs {
  interest: Seat | null;
  productivity: Seat | null;
  goal: Seat | null;
}

export interface Interest {
  due: number;
  then: Then;
}

export interface Rent {
  space: Space;
  claimant: Seat;
  amount: number;
  offer: Terms | null;
  refusals: number;
}

export interface Trade {
  number: number;
  from: Seat;
  to: Seat;
  give: Bundle;
  want: Wanted;
}

export interface Figures {
  interestPer: number;
  networkOf: number;
  networkAdds: number;
  refusedOffers: number;
  freeOffers: number;
}

export interface PublicGoal {
  id: Goal;
  industry: Industry | null;
  points: number | null;
  leastOfEach: number;
}

export interface PublicSpace {
  id: Space;
  industry: Industry | null;
  printed: number;
}

export interface Standing {
  round: number;
  net: readonly number[];
  debt: readonly number[];
  rent: readonly number[];
}

export type Reason = 'declared' | 'wealth' | 'achieved' | 'net-wealth' | 'last-player';

export interface Result {
  seat: Seat;
  goal: Goal | null;
  needed: number | null;
  sum: number;
  reached: number;
  met: boolean;
  printed: Record<string, number>;
  current: Record<string, number>;
  cash: number;
  debt: number;
  net: number;
}

export type Then = 'roll' | 'claim';

export interface Terms {
  number: number;
  cash: number;
  borrow: number;
  takeDebt: number;
  properties: readonly Space[];
  full: boolean;
}

export interface Bundle {
  cash: number;
  borrow: number;
  takeDebt: number;
  properties: readonly Space[];
}

export interface Wanted {
  money: number;
  takeDebt: number;
  properties: readonly Space[];
}

export type Industry = 'agriculture' | 'culture' | 'industry' | 'virtual' | 'service';

export interface Hand {
  goal: Goal | null;
  cards: readonly Goal[];
  progress: Progress | null;
  rings: Record<string, Prospect> | null;
  behind: Behind | null;
  valuesUp: Record<string, number> | null;
  valuesDown: Record<string, number> | null;
}

export interface Progress {
  needed: number;
  sum: number;
  reached: number;
  reach: number;
  met: boolean;
  sums: Record<string, number>;
  plan: Plan | null;
}

export interface Prospect {
  spaces: readonly Space[];
  rents: readonly number[];
  prices: readonly (number | null)[];
  crosses: readonly number[];
  calls: readonly number[];
}

export interface Behind {
  spaces: readonly Space[];
  interest: readonly number[];
}

export interface Plan {
  sell: readonly Space[];
  repay: number;
}

export type Event =
  | { type: 'has-chosen'; seat: Seat }
  | { type: 'goal-noted'; seat: Seat; goal: Goal }
  | { type: 'goals-settled'; goals: readonly (Goal | null)[] }
  | { type: 'rolled-for-first'; seats: readonly Seat[]; dice: readonly number[] }
  | { type: 'order-fixed'; order: readonly Seat[] }
  | {
      type: 'turn-began';
      seat: Seat;
      round: number;
      phase: Phase;
      turnMillis: number;
      atMillis: number;
    }
  | { type: 'entered'; phase: Phase; atMillis: number }
  | { type: 'start-claimed'; seat: Seat; space: Space }
  | { type: 'sold'; seat: Seat; properties: readonly Space[]; amount: number }
  | { type: 'repaid'; seat: Seat; amount: number }
  | { type: 'called-out'; seat: Seat; accused: Seat; right: boolean }
  | { type: 'goal-discarded'; seat: Seat; goal: Goal }
  | { type: 'public-goal-chosen'; seat: Seat; goal: Goal }
  | { type: 'rooftop-taken'; seat: Seat; ring: Ring; power: Power }
  | { type: 'rate-changed'; rate: number }
  | { type: 'level-changed'; level: number }
  | { type: 'secret-goal-chosen'; seat: Seat; goal: Goal }
  | { type: 'consolidated'; seat: Seat; give: readonly Space[]; take: Space }
  | {
      type: 'rolled';
      seat: Seat;
      ring: Ring;
      die: number;
      from: number;
      to: number;
      crossed: boolean;
    }
  | { type: 'interest-paid'; seat: Seat; due: number; cash: number }
  | { type: 'number-called'; seat: Seat; number: number; die: number }
  | { type: 'rent-offered'; rent: Rent; atMillis: number }
  | { type: 'rent-paid'; seat: Seat; rent: Rent }
  | { type: 'rent-refused'; seat: Seat; rent: Rent; over: boolean }
  | {
      type: 'claimed';
      seat: Seat;
      space: Space;
      price: number;
      cash: number;
      debt: number;
      properties: readonly Space[];
      propertiesCount: number;
      crossed: boolean;
    }
  | { type: 'trade-offered'; trade: Trade; atMillis: number }
  | { type: 'trade-done'; trade: Trade; borrow: number }
  | { type: 'trade-refused'; trade: Trade }
  | { type: 'trade-withdrawn'; trade: Trade }
  | { type: 'piece-placed'; seat: Seat; ring: Ring; number: number }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'round-ended'; standing: Standing }
  | { type: 'clock-spent'; seat: Seat }
  | { type: 'turn-missed'; seat: Seat; inARow: number }
  | { type: 'went-absent'; seat: Seat }
  | { type: 'acted'; seat: Seat; wasAbsent: boolean; turnMillis: number; atMillis: number }
  | { type: 'left'; seat: Seat }
  | { type: 'declared'; seat: Seat }
  | { type: 'game-ended'; end: Extract<Phase, { type: 'finished' }> };

export type Phase =
  | { type: 'choose-goals' }
  | { type: 'first-claims' }
  | { type: 'turn-start' }
  | { type: 'public-goal' }
  | { type: 'after-consolidation' }
  | { type: 'pay-interest'; due: number; then: Then }
  | { type: 'call-number'; rent: Rent }
  | { type: 'rent-offer'; rent: Rent }
  | { type: 'rent-answer'; rent: Rent }
  | { type: 'after-roll' }
  | { type: 'trade-answer'; trade: Trade }
  | {
      type: 'finished';
      reason: Reason;
      winners: readonly Seat[];
      roundLimit: boolean;
      by: Seat | null;
      ranking: readonly Seat[];
      places: readonly number[];
    };
