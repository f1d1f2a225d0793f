import type { StepperEnds } from '../../../ui/Stepper';
import type { Reason as Blocked } from '../../limits';
import type { Item, Move } from '../../listed';
import { allItems, blockOf, brokenBy, isOpen, itemsOf, moveWith, rangeWithin } from '../../moves';
import type { Draft, Session } from '../session';
import { kindOf, ownedBy, profitSum, worthSum } from '../sums';
import type { Action, Square, Table } from '../wire';
import { endsOf } from './ends';

/** The refusal of what the reader's money does not reach. */
export const TOO_DEAR = 'insufficient-funds';

export type DealKind = Draft['kind'];

export const dealKinds: readonly DealKind[] = ['offer-sale', 'offer-purchase', 'offer-donation'];

/** The other side of an offer, as its parameter is called. */
export function partnerName(kind: DealKind): 'to' | 'from' {
  return kind === 'offer-purchase' ? 'from' : 'to';
}

/** What holds the whole table, or asks for more money: an offer can be looked at all the same. */
const LOOKED_AT = ['paused', 'offline', 'waits', TOO_DEAR];

/** The seats to whom such an offer can be made now, or could be with more money or once the table goes on. */
export function partnersOf(moves: readonly Move[], kind: DealKind): readonly number[] {
  if (!isOpen(moves, kind) && !LOOKED_AT.includes(blockOf(moves, kind)?.code ?? '')) return [];
  return allItems(moves, kind, partnerName(kind)).map((item) => Number(item.value));
}

/** A deal as it stands in the composer: what each side pays and gets, and what hinders it. */
export interface Deal {
  kind: DealKind;
  partner: number;
  square: Square | null;
  coins: number;
  /** What is even for both, whatever the reader's money reaches. */
  asked: number;
  taxPayer: 'buyer' | 'seller';
  tax: number;
  distance: number;
  /** The most that can be named for it now. */
  most: number;
  ends: StepperEnds;
  /** What the reader's money and the other side's change by, with the tax where each pays it. */
  yours: number;
  theirs: number;
  blocked: Blocked | null;
  action: Action | null;
}

/** True as long as the square of a deal has not been named. */
export function isUnnamed({ kind, square }: Deal): boolean {
  return kind !== 'offer-donation' && square === null;
}

/** The tax of an offer, where it alone is more than the reader has: then no price can be paid. */
export function taxBeyond(
  { play }: Played,
  { kind, taxPayer, tax }: Pick<Deal, 'kind' | 'taxPayer' | 'tax'>,
): number | undefined {
  const isYours = kind === 'offer-purchase' && taxPayer === 'buyer';
  return isYours && tax > (play.hand.value?.available ?? 0) ? tax : undefined;
}

/** What the draft comes to; null as long as there is nobody to deal with. */
export function dealOf(session: Session, drafted: Draft = session.draft.value): Deal | null {
  const { play } = session;
  const me = play.seat.value;
  const partner = partnerOf(session, drafted);
  if (me === null || partner === null) return null;
  // A tax beyond the buyer's purse is above any price that he can pay: the owner would lose by paying it.
  const taxPayer = drafted.taxPayer ?? 'buyer';
  const draft = { ...drafted, taxPayer };
  const move = moveFor(play.moves.value, draft, partner);
  const square = squareOf(draft, move);
  const item = taxItem(move, draft.kind, partner, square);
  const tax = item?.weight ?? 0;
  const sum = draft.kind === 'offer-donation' ? 'amount' : 'price';
  const besides = { square: tax, to: tax };
  const most = Math.max(0, rangeWithin(move, sum, besides)?.to ?? 0);
  const asked = fairPrice(play.table.value, draft.kind, square);
  const coins = draft.coins ?? (most > 0 ? Math.min(asked, most) : asked);
  const deal = {
    ...draft,
    partner,
    square,
    coins,
    asked,
    tax,
    distance: tax / play.table.value.values.distanceTax,
    most,
    ends: endsOf(move, sum, besides),
    ...sides({ ...draft, coins }, tax),
  };
  const action = actionOf(deal);
  return { ...deal, blocked: hindrance(play.moves.value, move, deal.kind, action), action };
}

/** Whether whoever would give up a square in such a deal has one at all. */
export function hasSquare({ play }: Played, kind: DealKind, partner: number): boolean {
  if (kind === 'offer-donation') return true;
  const seller = kind === 'offer-sale' ? play.seat.value : partner;
  return seller !== null && ownedBy(play.table.value, seller).length > 0;
}

type Played = Pick<Session, 'play'>;

/** The partner that was chosen, if such an offer can be made to him; else of those with a square whoever asks the least tax. */
export function partnerOf({ play, draft }: Session, drafted: Draft = draft.value): number | null {
  const moves = play.moves.value;
  const { kind, partner, square } = drafted;
  const partners = partnersOf(moves, kind);
  if (partner !== null && partners.includes(partner)) return partner;
  const tax = (seat: number) => {
    const move = moveFor(moves, { ...drafted, taxPayer: drafted.taxPayer ?? 'buyer' }, seat);
    const named = kind === 'offer-donation' || square === null ? null : square;
    const dealt = taxItem(move, kind, seat, named) ?? leastTaxed(move);
    return dealt?.weight ?? 0;
  };
  const isBare = (seat: number) => Number(!hasSquare({ play }, kind, seat));
  const [nearest] = partners.toSorted(
    (one, other) => isBare(one) - isBare(other) || tax(one) - tax(other),
  );
  return nearest ?? null;
}

/** The square of a deal that asks the least tax, the first of several. */
function leastTaxed(move: Move | undefined): Item | undefined {
  return itemsOf(move, 'square').toSorted((one, other) => one.weight - other.weight)[0];
}

/** The move that this offer would be: deals are listed for each partner and each payer of the tax. */
function moveFor(moves: readonly Move[], { kind, taxPayer }: Draft, partner: number) {
  const named = { [partnerName(kind)]: partner };
  return moveWith(moves, kind, kind === 'offer-donation' ? named : { ...named, taxPayer });
}

/** The square that was named, else that of the least tax; the only one that the reader has he names himself. */
function squareOf({ kind, square }: Draft, move: Move | undefined): Square | null {
  if (kind === 'offer-donation') return null;
  const items = itemsOf(move, 'square').map((item) => String(item.value));
  if (square !== null && items.includes(square)) return square;
  const isAll = kind === 'offer-sale' && items.length === 1;
  const least = leastTaxed(move);
  return isAll || !least ? null : String(least.value);
}

/** The item whose weight is the tax: of a donation the addressee, else the square. */
function taxItem(
  move: Move | undefined,
  kind: DealKind,
  partner: number,
  square: Square | null,
): Item | undefined {
  const name = kind === 'offer-donation' ? 'to' : 'square';
  const value = kind === 'offer-donation' ? partner : square;
  return itemsOf(move, name).find((item) => item.value === value);
}

/**
 * What is proposed before a price is named: the value of the square as it stands, to whoever is asked for his also
 * what it brings in a turn, for nobody sells what earns for its bare value; or the least gift.
 */
function fairPrice(table: Table, deal: DealKind, square: Square | null): number {
  const kind = square === null ? null : kindOf(table, square);
  if (square === null || kind === null) return LEAST_GIFT;
  const worth = worthSum(table, square, kind).result;
  return deal === 'offer-sale' ? worth : worth + profitSum(table, square, kind).result;
}

const LEAST_GIFT = 1;

type Priced = Draft & Pick<Deal, 'coins' | 'taxPayer'>;

function sides({ kind, coins, taxPayer }: Priced, tax: number): { yours: number; theirs: number } {
  if (kind === 'offer-donation') return { yours: -coins - tax, theirs: coins };
  const buyer = -coins - (taxPayer === 'buyer' ? tax : 0);
  const seller = coins - (taxPayer === 'seller' ? tax : 0);
  return kind === 'offer-sale'
    ? { yours: seller, theirs: buyer }
    : { yours: buyer, theirs: seller };
}

type Unchecked = Omit<Deal, 'blocked' | 'action'>;

/** What the move's own limits say of the offer as it would be sent. */
function hindrance(
  moves: readonly Move[],
  move: Move | undefined,
  kind: DealKind,
  action: Action | null,
): Blocked | null {
  const blocked = blockOf(moves, kind);
  return blocked ?? (move && action ? brokenBy(move, { ...action }) : null);
}

function actionOf({ kind, partner, square, coins, taxPayer }: Unchecked): Action | null {
  if (kind === 'offer-donation') return { type: kind, amount: coins, to: partner };
  if (square === null) return null;
  return kind === 'offer-sale'
    ? { type: kind, square, price: coins, taxPayer, to: partner }
    : { type: kind, square, price: coins, taxPayer, from: partner };
}
