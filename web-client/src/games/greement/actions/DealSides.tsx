import { figure } from '../../../i18n/figure';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { t } from '../words';
import type { Deal } from './deal';

/** Two lines: what you pay or get, what the other side does, with the tax spelled out. */
export function Sides({ session, deal }: { session: Session; deal: Deal }) {
  const { play } = session;
  const name = play.name(deal.partner);
  const me = play.seat.value ?? 1;
  return (
    <div class="sides">
      <Side
        colour={play.colour(me)}
        coins={deal.yours}
        title={
          shortSide(session, deal, true) ??
          t(deal.yours < 0 ? 'side.youPay' : 'side.youGet', { coins: Math.abs(deal.yours) })
        }
        line={sideLine(deal, true, name)}
      />
      <Side
        colour={play.colour(deal.partner)}
        coins={deal.theirs}
        title={
          shortSide(session, deal, false) ??
          t(deal.theirs < 0 ? 'side.theyPay' : 'side.theyGet', {
            name,
            coins: Math.abs(deal.theirs),
          })
        }
        line={sideLine(deal, false, name)}
      />
    </div>
  );
}

/** On a phone the sum itself, for the side that pays the tax: its parts have no line of their own there. */
function shortSide({ play }: Session, deal: Deal, yours: boolean): string | undefined {
  if (!play.phone.value || !paysTax(deal, yours)) return undefined;
  const { kind, coins, tax } = deal;
  const sum = yours ? deal.yours : deal.theirs;
  const name = yours ? t('side.you') : play.name(deal.partner);
  const isBuyer = yours === (kind === 'offer-purchase');
  if (kind === 'offer-donation' || isBuyer)
    return t('side.short.buyer', { name, coins, tax, sum: -sum });
  return t('side.short.seller', { name, coins, tax, sum: sum < 0 ? `−${-sum}` : sum });
}

/** Whether this side pays a tax: of a gift whoever gives. */
function paysTax({ kind, tax, taxPayer }: Deal, yours: boolean): boolean {
  if (tax === 0 || kind === 'offer-donation') return tax > 0 && yours;
  return (taxPayer === 'buyer') === (yours === (kind === 'offer-purchase'));
}

/** What a side's sum is made of: the price, the tax by its distance, the square. */
function sideLine(deal: Deal, yours: boolean, name: string): string {
  const { kind, coins, tax, distance: n, square } = deal;
  if (kind === 'offer-donation') {
    return yours ? t('side.gift', { coins, name, tax }) : t('side.onceAccepted');
  }
  const buying = yours === (kind === 'offer-purchase');
  const pays = paysTax(deal, yours);
  const named = { coins, square: square ?? '' };
  const parts = buying
    ? [t('side.price', named), pays ? t('side.tax', { tax, n }) : '']
    : [
        pays ? t('side.lessTax', { coins, tax, n }) : '',
        t(yours ? 'side.youGive' : 'side.theyGive', named),
      ];
  return parts.filter((part) => part !== '').join(t('list.comma'));
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
        {figure(Math.abs(props.coins))}
      </span>
    </div>
  );
}
