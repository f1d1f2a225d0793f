import { useState } from 'preact/hooks';
import { announce } from '../../../ui/aria';
import { Segmented } from '../../../ui/Segmented';
import type { Session } from '../session';
import { ownedBy } from '../sums';
import { t } from '../words';
import { type Deal, dealOf, TOO_DEAR, taxBeyond } from './deal';

/** Who pays the tax of a deal; of a gift, and where none is paid, a line says why. */
export function TaxRow({ session, deal }: { session: Session; deal: Deal }) {
  const { play } = session;
  if (deal.kind === 'offer-donation') {
    return (
      <p class="trade-note">
        {deal.distance === 0
          ? t('trade.giftTax.none')
          : t('trade.giftTax', { tax: deal.tax, n: deal.distance })}
        {!play.phone.value && ` ${t('trade.giftTax.rule')}`}
        {play.table.value.phase === 'event-vote' && ` ${t('trade.clearsReady')}`}
      </p>
    );
  }
  if (deal.tax === 0) {
    const buyer = deal.kind === 'offer-sale' ? deal.partner : play.seat.value;
    const isFirst = buyer !== null && ownedBy(play.table.value, buyer).length === 0;
    return <p class="trade-note">{t(isFirst ? 'trade.noTax.first' : 'trade.noTax')}</p>;
  }
  return <PayerRow key={`${deal.partner} ${deal.square}`} session={session} deal={deal} />;
}

/** The price stays as it is when another pays, unless the reader's money does not reach: then the row says so. */
function PayerRow({ session, deal }: { session: Session; deal: Deal }) {
  const { play, draft } = session;
  const [lowered, setLowered] = useState<{ from: number; to: number } | null>(null);
  const you = deal.kind === 'offer-sale' ? 'seller' : 'buyer';
  const they = you === 'seller' ? 'buyer' : 'seller';
  const isLowered = lowered !== null && deal.coins === lowered.to;
  const isBeyond = deal.blocked?.code === TOO_DEAR && taxBeyond(session, deal) !== undefined;
  const payBy = (taxPayer: 'buyer' | 'seller') => {
    const from = isLowered ? lowered.from : deal.coins;
    const named = { ...draft.value, partner: deal.partner, square: deal.square, taxPayer };
    const same = dealOf(session, { ...named, coins: from });
    const most = same?.most ?? 0;
    const isLess = same?.blocked?.code === TOO_DEAR && most > 0 && most < from;
    const to = isLess ? most : from;
    draft.value = { ...named, coins: to };
    setLowered(isLess ? { from, to } : null);
    if (isLess) announce(t('trade.lowered', { from, to }));
  };
  return (
    <div class={`trade-row payer${isBeyond ? ' wrong' : ''}`}>
      <span class="amount-label">{t('trade.tax', { tax: deal.tax })}</span>
      <Segmented
        label={t('trade.tax', { tax: deal.tax })}
        choices={[
          { value: they, label: t('trade.taxBy', { name: play.name(deal.partner) }) },
          { value: you, label: t('trade.taxByYou') },
        ]}
        value={deal.taxPayer}
        onChange={payBy}
      />
      {isLowered && <small>{t('trade.lowered', lowered)}</small>}
    </div>
  );
}
