import './trade.css';
import './trade-narrow.css';
import './trade-phone.css';
import './trade-price.css';
import './trade-head.css';
import './trade-low.css';
import { useEffect } from 'preact/hooks';
import { begun } from '../../../i18n/begun';
import { useAnnounced } from '../../../ui/announced';
import { announce } from '../../../ui/aria';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { giftBlock, giftBlockBrief } from '../events/gift';
import { type Session, send } from '../session';
import { t } from '../words';
import { Back } from './Back';
import { Bar } from './Bar';
import { KindsAndPurse } from './DealKinds';
import { Price } from './DealPrice';
import { NoSquare, Rows } from './DealRows';
import { lossWords, lostWords, Sides } from './DealSides';
import { type Deal, dealOf, isUnnamed, TOO_DEAR, taxBeyond } from './deal';
import { answered, whyNoOffer } from './drafts';
import { MainLast } from './MainLast';
import { isLendable } from './missing';
import { followsOffer } from './outlay';
import { dealBlock, noSquareBlock } from './reasons';
import { setAsideBlock } from './set-aside';

/** The composer of offers: sell, buy or give money, with what both sides pay and get. */
export function TradeTray({ session }: { session: Session }) {
  const { play, tray, picking } = session;
  const back = () => {
    if (!picking.value || !play.phone.value) tray.value = null;
    picking.value = false;
  };
  useEscape(back);
  useEffect(() => void announce(openedWords(session)), []);
  const deal = dealOf(session);
  useAnnounced(deal ? announcedWords(session, deal) : dealBlock(session, session.draft.value.kind));
  if (picking.value && play.phone.value) {
    return (
      <Bar
        title={t('trade.title')}
        line=""
        buttons={<Back second={t('trade.pick.back')} onBack={back} />}
      />
    );
  }
  if (!deal) return <NoDeal session={session} back={back} />;
  const name = play.name(deal.partner);
  const remark = tradeRemark(session) ?? counterTax(session, deal);
  return (
    <Bar
      title={counterTitle(session) ?? t(`trade.${deal.kind}.title`, { name })}
      line={remark ? <span class="trade-remark">{remark}</span> : t(`trade.${deal.kind}.line`)}
      secret="two"
      buttons={
        <>
          {play.phone.value && !isUnnamed(deal) && <Price session={session} deal={deal} />}
          <MainLast session={session} main={<Send session={session} deal={deal} />}>
            <Back second={t('tray.noOffer')} onBack={back} />
          </MainLast>
        </>
      }
    >
      <div class="act-split rows trade">
        <Rows session={session} deal={deal} />
        <Sums session={session} deal={deal} />
      </div>
    </Bar>
  );
}

/** What both sides pay and get; on a phone why a square that was pressed has no part in it stands there instead. */
function Sums({ session, deal }: { session: Session; deal: Deal }) {
  const remark = session.play.phone.value ? tradeRemark(session) : undefined;
  if (remark !== undefined) return <p class="trade-remark">{remark}</p>;
  return isUnnamed(deal) ? null : <Sides session={session} deal={deal} />;
}

/** For the ear what has opened, and with whom. */
function openedWords(session: Session): string {
  const deal = dealOf(session);
  if (!deal) return t('trade.said.nobody', { why: dealBlock(session, session.draft.value.kind) });
  const none = noSquareBlock(session, deal);
  if (none !== undefined) return t('trade.said.nobody', { why: none });
  if (isUnnamed(deal)) return t('trade.said.unnamed');
  const { kind, partner, square, coins } = deal;
  const said = { name: session.play.name(partner), square: square ?? '', coins };
  const titled = counterTitle(session) ?? t(`trade.${kind}.said`, said);
  return `${titled} ${begun(saidFollows(session, deal))}`;
}

/** What the offer answers: "Counter to Anna, who asked 5." */
export function counterTitle(session: Session): string | undefined {
  const deal = dealOf(session);
  const offer = deal && answered(session, deal);
  if (!offer) return undefined;
  const name = session.play.name(offer.maker);
  return t(`trade.counter.${offer.type}`, { name, price: offer.price });
}

/** Who pays the tax in the offer that is answered. */
function counterTax(session: Session, deal: Deal): string | undefined {
  const offer = answered(session, deal);
  if (!offer || offer.tax === 0) return undefined;
  const isYours = (offer.type === 'sale') === (offer.taxPayer === 'buyer');
  const words = { tax: offer.tax, name: session.play.name(offer.maker) };
  return t(isYours ? 'trade.counter.taxYours' : 'trade.counter.taxTheirs', words);
}

/** Why the square that was pressed last has no part in the offer, or what makes the least gift too dear. */
export function tradeRemark(session: Session): string | undefined {
  const deal = dealOf(session);
  const { chosen, refused } = session;
  const isAbout = refused.value !== null && refused.value === chosen.value;
  const why = isAbout ? whyNoOffer(session) : undefined;
  return why ?? (deal ? tooDearGift(session, deal) : undefined);
}

/** What even the least gift to this player is made of, where it is too dear. */
function tooDearGift(session: Session, { kind, partner }: Deal): string | undefined {
  return kind === 'offer-donation' ? giftBlock(session, partner) : undefined;
}

/** Why the offer cannot be sent; what makes the least gift too dear stands above the rows already. */
function sendBlock(session: Session, deal: Deal): string | undefined {
  const { action, blocked } = deal;
  if (isUnnamed(deal)) return noSquareBlock(session, deal) ?? t('block.unnamed');
  const tax = taxBeyond(session, deal);
  const available = session.play.hand.value?.available ?? 0;
  const freed = setAsideBlock(session, blocked);
  if (freed) return freed;
  if (tax !== undefined && blocked?.code === TOO_DEAR) {
    const missing = tax + deal.coins - available;
    // Were the owner to pay it, he would lose by the deal: that is no way out.
    const way = isLendable(session, missing) ? 'block.tax.borrow' : 'stop.tax';
    return t(way, { tax, available, missing });
  }
  if (!blocked) return action ? undefined : t('block.noSquare');
  const isToldAbove = blocked.code === TOO_DEAR && tooDearGift(session, deal) !== undefined;
  return isToldAbove ? giftBlockBrief(session, deal.partner) : session.play.reason(blocked);
}

/** Nobody can be offered this kind of deal: the other kinds stay in reach, and the reason is said. */
function NoDeal({ session, back }: { session: Session; back: () => void }) {
  const why = dealBlock(session, session.draft.value.kind);
  return (
    <Bar
      title={t('trade.title')}
      line={why}
      buttons={
        <MainLast
          session={session}
          main={<Button label={t('do.trade')} icon="handshake" kind="main" blocked={why} />}
        >
          <Back second={t('tray.noOffer')} onBack={back} />
        </MainLast>
      }
    >
      <div class="act-split rows trade">
        <div class="trade-rows">
          <KindsAndPurse session={session} />
          <NoSquare words={why} />
        </div>
      </div>
    </Bar>
  );
}

function offerWords(deal: Deal): string {
  const { kind, square, coins } = deal;
  if (isUnnamed(deal)) return t('do.trade');
  return t(`trade.${kind}.do`, { square: square ?? '', coins });
}

/** "Ask for F2 at 29, sets aside 37, leaves 0"; what cannot be sent leaves nothing, and the ear is told why. */
function announcedWords(session: Session, deal: Deal): string {
  if (isUnnamed(deal)) {
    const none = noSquareBlock(session, deal);
    return none === undefined ? offerWords(deal) : begun(none);
  }
  const said = [offerWords(deal), saidFollows(session, deal), lossWords(session, deal)];
  return said.filter((words) => words !== undefined).join(t('list.comma'));
}

function saidFollows(session: Session, deal: Deal): string {
  const block = sendBlock(session, deal);
  if (block === undefined) return lostWords(session, deal) ?? followsOffer(session, deal);
  if (taxBeyond(session, deal) === undefined) return block;
  return t('do.why', { action: t('brief.dear'), reason: block });
}

function Send({ session, deal }: { session: Session; deal: Deal }) {
  const { play } = session;
  const { action, kind } = deal;
  const lost = lostWords(session, deal);
  return (
    <Button
      label={offerWords(deal)}
      second={lost ?? followsOffer(session, deal)}
      icon={kind === 'offer-donation' ? 'gift' : 'handshake'}
      kind={lost === undefined ? 'main' : 'plain'}
      keyCap="enter"
      keyAsks={isUntouched(session) ? againWords(session, deal) : undefined}
      blocked={sendBlock(session, deal)}
      busy={play.busy.value === kind}
      onClick={() => action && void send(session, action)}
    />
  );
}

/** "Enter again: C5 to Mireille for 6". */
function againWords({ play }: Session, { kind, partner, square, coins }: Deal): string {
  return t(`trade.${kind}.again`, { name: play.name(partner), square: square ?? '', coins });
}

/** True before the reader has named a price: the first Enter then shows what a second one offers. */
function isUntouched({ draft }: Session): boolean {
  return draft.value.coins === null;
}
