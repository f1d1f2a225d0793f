import { announce } from '../../../ui/aria';
import { isOpen } from '../../moves';
import { type Draft, emptyDraft, type Session } from '../session';
import { kindOf, ownedBy } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { dealKinds, partnersOf } from './deal';

/**
 * An offer about the chosen square: to sell it if it is the reader's, to buy it from its owner. Without one nobody
 * is proposed to sell all that he has.
 */
export function draftFor({ play, chosen }: Session): Draft {
  const square = chosen.value;
  const owner = square === null ? null : play.table.value.squares[square]?.owner;
  if (square === null || owner == null) {
    const seat = play.seat.value;
    const isOnly = seat !== null && ownedBy(play.table.value, seat).length === 1;
    const buys = isOnly && isOpen(play.moves.value, 'offer-purchase');
    return buys ? { ...emptyDraft, kind: 'offer-purchase' } : emptyDraft;
  }
  return owner === play.seat.value
    ? { ...emptyDraft, square }
    : { ...emptyDraft, kind: 'offer-purchase', partner: owner, square };
}

/** Opens the composer with a draft; a kind of deal that has to wait gives way to one that can be made. */
export function openTrade({ play, tray, draft }: Session, wanted: Draft): void {
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
