import { announce } from '../../../ui/aria';
import { isOpen } from '../../moves';
import { type Draft, emptyDraft, type Session } from '../session';
import { kindOf } from '../sums';
import type { Offer, Square } from '../wire';
import { t } from '../words';
import { type Deal, dealKinds, dealOf, isUnnamed, partnersOf, TOO_DEAR } from './deal';

/** An offer about the chosen square: to sell it if it is the reader's, to buy it from its owner; else an even one. */
export function draftFor(session: Session): Draft {
  const { play, chosen } = session;
  const square = chosen.value;
  const owner = square === null ? null : play.table.value.squares[square]?.owner;
  if (square === null || owner == null) return evenDraft(session);
  return owner === play.seat.value
    ? { ...emptyDraft, square }
    : { ...emptyDraft, kind: 'offer-purchase', partner: owner, square };
}

/** Asking comes before selling: what is paid then is the reader's own, and so is the tax. */
const PROPOSED = ['offer-purchase', 'offer-sale'] as const;

/**
 * The deal of the least tax in which nobody plainly loses and that can be paid. Without such a one whatever can be
 * offered at all; nobody is proposed to sell all that he has.
 */
function evenDraft(session: Session): Draft {
  const deals = PROPOSED.flatMap((kind) => dealOf(session, { ...emptyDraft, kind }) ?? []).filter(
    (deal) => deal.blocked === null && !isUnnamed(deal),
  );
  const [even] = deals
    .filter(({ kind, coins, asked, tax, taxPayer }) =>
      kind === 'offer-sale' ? tax === 0 : coins >= asked && taxPayer === 'buyer',
    )
    .toSorted((one, other) => one.tax - other.tax);
  const kind = (even ?? deals.at(-1))?.kind;
  return kind ? { ...emptyDraft, kind } : emptyDraft;
}

/** An offer of somebody else that has a square for its object, which can be countered. */
export type Countered = Exclude<Offer, { type: 'donation' }>;

/** The other side of the same deal; what of it the reader cannot pay is left to his money. */
export function counterTo(session: Session, offer: Countered): Draft {
  const { maker: partner, square, price: coins, taxPayer } = offer;
  const kind = offer.type === 'sale' ? 'offer-purchase' : 'offer-sale';
  const same = { kind, partner, square, coins, taxPayer } as const;
  if (dealOf(session, same)?.blocked?.code !== TOO_DEAR) return same;
  const most = (payer: Draft['taxPayer']) => dealOf(session, { ...same, taxPayer: payer })?.most;
  // What is left beyond the tax is offered; where nothing is, the tax is left to whoever asked.
  const payer = kind === 'offer-sale' || (most('buyer') ?? 0) > 0 ? 'buyer' : 'seller';
  return { ...same, taxPayer: payer, coins: Math.min(coins, most(payer) ?? coins) };
}

/** The offer that a deal would answer: the partner's own about the same square. */
export function answered(
  { play }: Session,
  { kind, partner, square }: Deal,
): Countered | undefined {
  const type = kind === 'offer-purchase' ? 'sale' : 'purchase';
  return play.hand.value?.offers.find(
    (offer): offer is Countered =>
      offer.type === type && offer.maker === partner && offer.square === square,
  );
}

/**
 * Opens the composer with a draft, on another page of a phone as well, where it may be open already; a kind of deal
 * that has to wait gives way to one that can be made.
 */
export function openTrade({ play, tray, draft }: Session, wanted: Draft): void {
  tray.value = null;
  const moves = play.moves.value;
  const kind = dealKinds.find((each) => isOpen(moves, each));
  const fits = isOpen(moves, wanted.kind) || kind === undefined;
  draft.value = fits ? wanted : { ...emptyDraft, kind };
  tray.value = 'trade';
}

/** Puts a square that was pressed into the composer, or tells why nobody can be made an offer for it. */
export function offerAbout(session: Session, square: Square): void {
  const { chosen, draft, picking } = session;
  chosen.value = square;
  const why = whyNoOffer(session);
  if (why !== undefined) {
    session.refused.value = square;
    announce(why, 'assertive');
    return;
  }
  picking.value = false;
  const wanted = draftFor(session);
  draft.value = { ...wanted, partner: wanted.partner ?? draft.value.partner };
}

/** Why the chosen square can be neither sold nor asked for; undefined where it can, or none is chosen. */
export function whyNoOffer({ play, chosen }: Session): string | undefined {
  const square = chosen.value;
  const { squares, seatOnTurn, phase } = play.table.value;
  if (square === null || phase !== 'turn') return undefined;
  const kind = kindOf(play.table.value, square);
  const owner = squares[square]?.owner ?? null;
  if (kind === 'lake' || kind === 'mountain') {
    return t('trade.not.ground', { square, kind: t(`a.${kind}`) });
  }
  if (owner === null) return t('trade.not.free', { square });
  if (owner === play.seat.value) return undefined;
  if (partnersOf(play.moves.value, 'offer-purchase').includes(owner)) return undefined;
  const name = seatOnTurn === null ? '' : play.name(seatOnTurn);
  const isWaiting = seatOnTurn !== play.seat.value && seatOnTurn !== owner;
  return t(isWaiting ? 'trade.not.turn' : 'trade.not.owner', {
    square,
    owner: play.name(owner),
    name,
  });
}
