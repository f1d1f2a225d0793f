import { allItems, blockOf, itemOf } from '../../moves';
import { TOO_DEAR } from '../actions/deal';
import { setAsideBlock } from '../actions/set-aside';
import type { Session } from '../session';
import { t } from '../words';

/** The least that can be given. */
const LEAST = 1;

/**
 * Why nothing can be given to this seat now, or to anybody: where the money does not reach, what the
 * least gift is made of, to the nearest if nobody is named.
 */
export function giftBlock(session: Session, to: number | null): string | undefined {
  const { play } = session;
  const moves = play.moves.value;
  const reason = refusedBy(session, to);
  if (!reason) return undefined;
  const freed = setAsideBlock(session, reason);
  if (freed) return freed;
  const available = play.hand.value?.available ?? 0;
  const taxes = allItems(moves, 'offer-donation', 'to')
    .filter(({ value }) => to === null || value === to)
    .toSorted((a, b) => a.weight - b.weight);
  const [nearest] = taxes;
  if (reason.code !== TOO_DEAR || !nearest) return play.reason(reason);
  const { distanceTax } = play.table.value.values;
  const tax = nearest.weight;
  const told = { coins: LEAST + tax, gift: LEAST, tax, each: distanceTax, available };
  const name = play.name(Number(nearest.value));
  return tax === 0
    ? t('block.gift.noTax', { name, available })
    : t('block.gift', { ...told, name, n: tax / distanceTax });
}

/** What a gift is for, and what the least one costs where the tax comes on top. */
export function giftWords({ play }: Session): string {
  const taxes = allItems(play.moves.value, 'offer-donation', 'to')
    .filter(({ blocked }) => blocked === null)
    .map(({ weight }) => weight);
  if (play.phone.value || taxes.length === 0) return t('vote.give.line');
  return t('vote.give.least', { gift: LEAST, coins: LEAST + Math.min(...taxes) });
}

/**
 * The same as a button has room for: too dear, with what the least gift costs and what there is; any
 * other reason as it is.
 */
export function giftBlockBrief(session: Session, to: number | null = null): string | undefined {
  const { moves, hand } = session.play;
  const items = allItems(moves.value, 'offer-donation', 'to').filter(
    ({ value }) => to === null || value === to,
  );
  const reasons = [blockOf(moves.value, 'offer-donation'), ...items.map(({ blocked }) => blocked)];
  const [freed] = reasons.flatMap((reason) => setAsideBlock(session, reason ?? null) ?? []);
  if (freed) return freed;
  const isDear = reasons.some((reason) => reason?.code === TOO_DEAR);
  if (!isDear || items.length === 0) return giftBlock(session, null);
  const tax = Math.min(...items.map(({ weight }) => weight));
  const available = hand.value?.available ?? 0;
  return t(tax === 0 ? 'block.gift.brief.noTax' : 'block.gift.brief', { tax, available });
}

/** True where the money reaches for no gift at all. */
export function isTooDearForAll({ play }: Session): boolean {
  const refusal = blockOf(play.moves.value, 'offer-donation');
  return refusal?.code === TOO_DEAR;
}

/** What refuses the least gift, to this seat or to anybody. */
function refusedBy({ play }: Session, to: number | null) {
  const moves = play.moves.value;
  return (
    blockOf(moves, 'offer-donation') ??
    (to === null ? undefined : itemOf(moves, 'offer-donation', 'to', to)?.blocked) ??
    undefined
  );
}
