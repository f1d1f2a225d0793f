import { pickable } from '../board/marks';
import type { Session } from '../session';
import { profitSum, worthSum } from '../sums';
import { t } from '../words';
import { Amount } from './Amount';
import { beginsAt } from './DealKinds';
import { type Deal, TOO_DEAR, taxBeyond } from './deal';
import { answered } from './drafts';

interface Props {
  session: Session;
  deal: Deal;
}

/** The price of a deal, or the sum of a gift; on a phone in the row of the buttons, beside what the square is worth. */
export function Price({ session, deal }: Props) {
  const { draft, play } = session;
  const isTooDear = deal.blocked?.code === TOO_DEAR;
  const available = play.hand.value?.available ?? 0;
  const tax = taxBeyond(session, deal);
  const most =
    tax === undefined ? t('stop.have', { available }) : t('stop.tax', { tax, available });
  return (
    <>
      <Amount
        row
        wide
        inActs={play.phone.value}
        {...(beginsAt(session) === 'coins' && { focus: 'first' })}
        label={t(deal.kind === 'offer-donation' ? 'trade.amount' : 'trade.price')}
        value={deal.coins}
        min={deal.kind === 'offer-donation' ? 1 : 0}
        max={Math.max(1, deal.coins, deal.most)}
        slide={mostCoins(deal)}
        ends={isTooDear ? { ...deal.ends, most } : deal.ends}
        wrong={isTooDear && tax === undefined}
        onChange={(coins) => {
          draft.value = { ...draft.value, coins };
        }}
      />
      {play.phone.value && (
        <span class="deal-worth">
          <Countered session={session} deal={deal} />
          <Worth session={session} deal={deal} />
        </span>
      )}
    </>
  );
}

/** What the other side named, where the offer answers one of his: it stands beside the reader's own price. */
function Countered({ session, deal }: Props) {
  const offer = answered(session, deal);
  if (!offer) return null;
  const words = { name: session.play.name(offer.maker), price: offer.price };
  return <b class="deal-countered">{t(`trade.countered.${offer.type}`, words)}</b>;
}

/** A price may be anything up to a million: the slider goes on by itself as it nears its end. */
const SLIDE = 40;

function mostCoins(deal: Deal): number {
  return Math.max(1, deal.coins, Math.min(deal.most, Math.max(SLIDE, deal.coins * 2)));
}

/** "worth 3, seeded it earns 4", in brick of the only square that its owner has to sell; nothing of a gift. */
export function Worth({ session, deal: { kind: offer, square, partner } }: Props) {
  const { play, draft } = session;
  const table = play.table.value;
  const kind = square === null ? undefined : table.squares[square]?.kind;
  if (square === null || !kind) return null;
  const isOnly =
    offer === 'offer-sale' && pickable(session, { ...draft.value, partner }).length === 1;
  const isBare = kind === 'land';
  const key = isOnly ? 'trade.only' : 'trade.worth';
  const worth = worthSum(table, square, kind).result;
  const profit = profitSum(table, square, isBare ? 'crop' : kind).result;
  return (
    <small class={isOnly ? 'brick-words' : undefined}>
      {t(isBare ? `${key}.bare` : key, { worth, profit })}
    </small>
  );
}
