import './trade.css';
import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { Segmented } from '../../../ui/Segmented';
import { pickable } from '../board/marks';
import { isOpen } from '../moves';
import { emptyDraft, type Session, send } from '../session';
import { profitSum, worthSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { Amount } from './Amount';
import { useEscape } from './AmountTray';
import { Bar } from './Bar';
import { type Deal, dealKinds, dealOf, partnersOf } from './deal';
import { MiniTile } from './MiniTile';

/** The composer of offers: sell, buy or give money, with what both sides pay and get. */
export function TradeTray({ session }: { session: Session }) {
  const { play, tray, draft, picking } = session;
  const back = () => {
    if (picking.value) picking.value = false;
    else tray.value = null;
  };
  useEscape(back);
  const deal = dealOf(session);
  if (picking.value && play.phone.value) {
    return (
      <Bar title={t('trade.title')} line={t('trade.pick.line')} buttons={<Back act={back} />} />
    );
  }
  const kinds = dealKinds.filter((kind) => isOpen(play.moves.value, kind));
  if (!deal)
    return <Bar title={t('trade.title')} line={t('block.trade')} buttons={<Back act={back} />} />;
  const name = play.name(deal.partner);
  return (
    <Bar
      title={t(`trade.${deal.kind}.title`, { name })}
      line={t(`trade.${deal.kind}.line`)}
      secret="two"
      buttons={
        <>
          <Send session={session} deal={deal} />
          <Back act={back} />
        </>
      }
    >
      <div class="act-split trade">
        <div class="trade-rows">
          <Segmented
            label={t('trade.title')}
            choices={kinds.map((value) => ({ value, label: t(`trade.${value}`) }))}
            value={deal.kind}
            onChange={(kind) => {
              draft.value = { ...emptyDraft, kind, partner: draft.value.partner };
            }}
          />
          <Partners session={session} deal={deal} />
          {deal.square && <SquareRow session={session} deal={deal} square={deal.square} />}
          <Amount
            row
            label={t(deal.kind === 'offer-donation' ? 'trade.amount' : 'trade.price')}
            value={deal.coins}
            min={deal.kind === 'offer-donation' ? 1 : 0}
            max={mostCoins(deal)}
            wrong={deal.blocked?.code === 'insufficient-funds'}
            onChange={(coins) => {
              draft.value = { ...draft.value, coins };
            }}
          />
          <TaxRow session={session} deal={deal} />
        </div>
        <Sides session={session} deal={deal} />
      </div>
    </Bar>
  );
}

function Back({ act }: { act: () => void }) {
  return (
    <Button
      label={t('do.back')}
      second={t('tray.noOffer')}
      icon="x"
      keyCap="escape"
      onClick={act}
    />
  );
}

/** A price may be anything up to a million: the slider goes on by itself as it nears its end. */
const SLIDE = 40;

function mostCoins(deal: Deal): number {
  return Math.max(1, deal.coins, Math.min(deal.most, Math.max(SLIDE, deal.coins * 2)));
}

function Partners({ session, deal }: { session: Session; deal: Deal }) {
  const { play, draft } = session;
  return (
    <div class="trade-row" role="radiogroup" aria-label={t(`trade.${deal.kind}.who`)}>
      <span class="amount-label">{t(`trade.${deal.kind}.who`)}</span>
      <div class="trade-people">
        {partnersOf(play.moves.value, deal.kind).map((seat) => (
          <label key={seat} class="person">
            <input
              type="radio"
              name="partner"
              checked={seat === deal.partner}
              onChange={() => {
                draft.value = { ...draft.value, partner: seat, square: null };
              }}
            />
            <span>
              <Medal colour={play.colour(seat)} size={24} />
              {play.name(seat)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

function SquareRow({ session, deal, square }: { session: Session; deal: Deal; square: Square }) {
  const { play, draft, picking } = session;
  const table = play.table.value;
  const kind = table.squares[square]?.kind;
  if (!kind) return null;
  const bare = kind === 'land';
  const worth = worthSum(table, square, kind).result;
  const profit = profitSum(table, square, bare ? 'crop' : kind).result;
  const partner = { ...draft.value, partner: deal.partner };
  return (
    <div class="trade-row">
      <span class="amount-label">{t('trade.square')}</span>
      <MiniTile session={session} square={square} />
      <span class="trade-square">
        <b>{t('card.title', { square, kind: t(`kind.${kind}`) })}</b>
        <small>{t(bare ? 'trade.worth.bare' : 'trade.worth', { worth, profit })}</small>
      </span>
      <select
        class="field"
        aria-label={t('trade.square')}
        value={square}
        onChange={(event) => {
          draft.value = { ...partner, square: event.currentTarget.value };
        }}
      >
        {pickable({ ...session, draft: { ...session.draft, value: partner } as typeof draft }).map(
          (each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ),
        )}
      </select>
      <Button
        label={t(picking.value ? 'trade.picking' : 'trade.pick')}
        size="small"
        chosen={picking.value || undefined}
        onClick={() => {
          draft.value = partner;
          picking.value = !picking.value;
        }}
      />
    </div>
  );
}

function TaxRow({ session, deal }: { session: Session; deal: Deal }) {
  const { play, draft } = session;
  if (deal.kind === 'offer-donation') {
    return (
      <p class="trade-note">
        {t('trade.giftTax', { tax: deal.tax, n: deal.distance })} {t('trade.giftTax.rule')}
        {play.table.value.phase === 'event-vote' && ` ${t('trade.clearsReady')}`}
      </p>
    );
  }
  if (deal.tax === 0) return <p class="trade-note">{t('trade.noTax')}</p>;
  const you = deal.kind === 'offer-sale' ? 'seller' : 'buyer';
  const they = you === 'seller' ? 'buyer' : 'seller';
  return (
    <div class="trade-row">
      <span class="amount-label">{t('trade.tax', { tax: deal.tax })}</span>
      <Segmented
        label={t('trade.tax', { tax: deal.tax })}
        choices={[
          { value: they, label: t('trade.taxBy', { name: play.name(deal.partner) }) },
          { value: you, label: t('trade.taxByYou') },
        ]}
        value={deal.taxPayer}
        onChange={(taxPayer) => {
          draft.value = { ...draft.value, taxPayer };
        }}
      />
    </div>
  );
}

/** Two lines: what you pay or get, what the other side does, with the tax spelled out. */
function Sides({ session, deal }: { session: Session; deal: Deal }) {
  const { play } = session;
  const name = play.name(deal.partner);
  const me = play.seat.value ?? 1;
  return (
    <div class="sides">
      <Side
        colour={play.colour(me)}
        coins={deal.yours}
        title={t(deal.yours < 0 ? 'side.youPay' : 'side.youGet', { coins: Math.abs(deal.yours) })}
        line={sideLine(deal, true, name)}
      />
      <Side
        colour={play.colour(deal.partner)}
        coins={deal.theirs}
        title={t(deal.theirs < 0 ? 'side.theyPay' : 'side.theyGet', {
          name,
          coins: Math.abs(deal.theirs),
        })}
        line={sideLine(deal, false, name)}
      />
    </div>
  );
}

/** What a side's sum is made of: the price, the tax by its distance, the square. */
function sideLine(deal: Deal, yours: boolean, name: string): string {
  const { kind, coins, tax, distance: n, taxPayer, square } = deal;
  if (kind === 'offer-donation') {
    return yours ? t('side.gift', { coins, name, tax }) : t('side.onceAccepted');
  }
  const buying = yours === (kind === 'offer-purchase');
  const pays = tax > 0 && (taxPayer === 'buyer') === buying;
  const parts = [
    t(buying ? 'side.price' : 'side.gives', { coins, square: square ?? '' }),
    pays ? t('side.tax', { tax, n }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function Side(props: {
  colour: Parameters<typeof Medal>[0]['colour'];
  coins: number;
  title: string;
  line: string;
}) {
  return (
    <div class="side">
      <Medal colour={props.colour} size={24} />
      <div>
        <b>{props.title}</b>
        <small>{props.line}</small>
      </div>
      <span class={`side-sum${props.coins < 0 ? ' brick-words' : ' green-words'}`}>
        {props.coins < 0 ? '−' : '+'}
        {Math.abs(props.coins)}
      </span>
    </div>
  );
}

function Send({ session, deal }: { session: Session; deal: Deal }) {
  const { play } = session;
  const { action, blocked, kind, square, coins } = deal;
  const left = (play.hand.value?.available ?? 0) + deal.yours;
  const pays = kind === 'offer-donation' ? -deal.yours : coins;
  return (
    <Button
      label={t(`trade.${kind}.do`, { square: square ?? '', coins })}
      second={
        kind === 'offer-sale'
          ? t('second.sale', { coins: deal.yours })
          : t('second.offer', { coins: pays, left })
      }
      icon={kind === 'offer-donation' ? 'gift' : 'handshake'}
      kind="main"
      keyCap="enter"
      blocked={blocked ? play.reason(blocked) : action ? undefined : t('block.noSquare')}
      busy={play.busy.value === kind}
      onClick={() => action && void send(session, action)}
    />
  );
}
