import type { Countered } from '../actions/drafts';
import type { Session } from '../session';
import { kindOf, ownedBy, profitSum, worthSum } from '../sums';
import type { Action, Offer, Table } from '../wire';
import { t } from '../words';

type Deal = Countered;

/** The open offers that wait for the reader's answer. */
export function incomingOffers({ play }: Pick<Session, 'play'>): readonly Offer[] {
  return play.hand.value?.offers.filter(({ maker }) => maker !== play.seat.value) ?? [];
}

function buyerOf(offer: Deal): number {
  return offer.type === 'sale' ? offer.addressee : offer.maker;
}

/** Who pays the tax of a deal. */
function payerOf(offer: Deal): number {
  const buyer = buyerOf(offer);
  const seller = offer.maker === buyer ? offer.addressee : offer.maker;
  return offer.taxPayer === 'buyer' ? buyer : seller;
}

/** By how much an offer would change the money of a seat that is party to it, the tax included. */
export function moneyChange(offer: Offer, seat: number): number {
  if (offer.type === 'donation') {
    return seat === offer.maker ? -offer.amount - offer.tax : offer.amount;
  }
  const buys = buyerOf(offer) === seat;
  const tax = (offer.taxPayer === 'buyer') === buys ? offer.tax : 0;
  return (buys ? -offer.price : offer.price) - tax;
}

/** "Jonas offers 14 for your crop D2". */
export function offerTitle({ play }: Session, offer: Offer): string {
  const mine = offer.maker === play.seat.value;
  const name = play.name(mine ? offer.addressee : offer.maker);
  if (offer.type === 'donation') {
    return t(mine ? 'offer.donation.mine' : 'offer.donation', { name, coins: offer.amount });
  }
  const { square, price } = offer;
  const kind = t(`kind.${play.table.value.squares[square]?.kind ?? 'land'}`);
  return t(`offer.${offer.type}${mine ? '.mine' : ''}`, { name, coins: price, square, kind });
}

/** What the tax adds, for who pays it, where a title stands alone. */
export function taxBeside({ play }: Session, offer: Offer): string {
  if (offer.type === 'donation' || offer.tax === 0) return '';
  return payerOf(offer) === play.seat.value ? t('offer.taxYours.brief', { tax: offer.tax }) : '';
}

/** Who pays the tax, what the square is worth and what it earns. */
export function offerDetail({ play }: Session, offer: Offer): string {
  const table = play.table.value;
  if (offer.type === 'donation') {
    if (offer.maker === play.seat.value)
      return t('offer.setAside', { coins: offer.amount + offer.tax });
    return t(table.phase === 'event-vote' ? 'offer.voteStaysFree' : 'offer.free');
  }
  return [
    counteredWords({ play }, offer),
    taxWords(offer, play.seat.value, play.name),
    earnsWords(table, offer),
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/**
 * What the reader has to think of before he sells: that he would pay for it, or that it is the only square he has; with
 * what is asked once more before he does.
 */
export function acceptWarning(
  { play }: Pick<Session, 'play'>,
  offer: Offer,
): { words: string; sure: string } | undefined {
  const table = play.table.value;
  const seat = play.seat.value;
  if (seat === null || offer.type !== 'purchase' || offer.maker === seat) return undefined;
  const { square } = offer;
  const brings = moneyChange(offer, seat);
  const n = worthSum(table, square, kindOf(table, square) ?? 'land').result - brings;
  const loss = { words: t('offer.loss', { n }), sure: t('offer.loss.sure', { n }) };
  const isOnly = ownedBy(table, seat).length === 1;
  const only = { words: t('offer.only'), sure: t('offer.only.sure') };
  if (isOnly) return brings < 0 ? { ...only, words: `${only.words} ${loss.words}` } : only;
  return brings < 0 ? loss : undefined;
}

/** What the other side of the same deal has named, where both have an offer of the square on the table. */
function counteredWords({ play }: Pick<Session, 'play'>, offer: Deal): string {
  const other = play.hand.value?.offers.find(
    (each): each is Deal =>
      each.type !== 'donation' && each.square === offer.square && each.maker === offer.addressee,
  );
  if (!other) return '';
  const isMine = other.maker === play.seat.value;
  const words = { name: play.name(other.maker), price: other.price };
  return t(isMine ? 'offer.countered.yours' : 'offer.countered', words);
}

function taxWords(offer: Deal, me: number | null, name: (seat: number) => string): string {
  if (offer.tax === 0) return t('offer.noTax');
  const payer = payerOf(offer);
  if (payer === me) return t('offer.taxYours', { tax: offer.tax });
  return t('offer.taxTheirs', { name: name(payer), tax: offer.tax });
}

function earnsWords(table: Table, { square }: Deal): string {
  const kind = table.squares[square]?.kind ?? 'land';
  const seeded = kind === 'land';
  const coins = profitSum(table, square, seeded ? 'crop' : kind).result;
  const worth = worthSum(table, square, kind).result;
  return t(seeded ? 'offer.earnsSeeded' : 'offer.earns', { square, worth, coins });
}

/** What answers or takes back an offer. */
export function answer(
  type: 'accept-offer' | 'refuse-offer' | 'withdraw-offer',
  offer: Offer,
): Action {
  return { type, offer: offer.id };
}
