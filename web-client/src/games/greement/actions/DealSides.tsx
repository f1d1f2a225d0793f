import { figure } from '../../../i18n/figure';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { kindOf, worthSum } from '../sums';
import type { Square } from '../wire';
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
          t(pays(deal, true) ? 'side.youPay' : 'side.youGet', { coins: Math.abs(deal.yours) })
        }
        line={sideLine(deal, true, name)}
        warns={play.phone.value && losesAll(deal, true)}
      />
      <Side
        colour={play.colour(deal.partner)}
        coins={deal.theirs}
        title={
          shortSide(session, deal, false) ??
          t(pays(deal, false) ? 'side.theyPay' : 'side.theyGet', {
            name,
            coins: Math.abs(deal.theirs),
          })
        }
        line={sideLine(deal, false, name)}
        warns={play.phone.value && losesAll(deal, false)}
      />
      <Loss session={session} deal={deal} />
    </div>
  );
}

/** Whether a side pays; who gets a square for nothing pays that. */
function pays({ kind, yours, theirs }: Deal, isYours: boolean): boolean {
  const sum = isYours ? yours : theirs;
  const isBuyer = kind !== 'offer-donation' && isYours === (kind === 'offer-purchase');
  return sum < 0 || (sum === 0 && isBuyer);
}

/** That whoever gives up the square would pay for it as well; on a phone his own side says it. */
function Loss({ session, deal }: { session: Session; deal: Deal }) {
  const words = lossWords(session, deal);
  if (words === undefined || session.play.phone.value) return null;
  return (
    <p class="side-loss brick-words">
      <Icon name="warning-fill" size={16} />
      {words}
    </p>
  );
}

/** What whoever gives up the square pays for that; undefined where the price covers his tax. */
function payingSeller(deal: Deal): { isYours: boolean; square: Square; sum: number } | undefined {
  const { kind, square } = deal;
  const isYours = kind === 'offer-sale';
  if (square === null || !losesAll(deal, isYours)) return undefined;
  return { isYours, square, sum: isYours ? deal.yours : deal.theirs };
}

/** "Cog would pay 47 and lose C9: hardly anybody accepts"; undefined where the price covers the seller's tax. */
export function lossWords({ play }: Played, deal: Deal, isShort = false): string | undefined {
  const seller = payingSeller(deal);
  if (!seller) return undefined;
  const { isYours, square, sum } = seller;
  const { partner } = deal;
  const said = { coins: -sum, square, name: play.name(partner) };
  const key = isYours ? 'side.loss.you' : 'side.loss';
  return t(isShort ? `${key}.short` : key, said);
}

type Played = Pick<Session, 'play'>;

/** "Cog loses 24 by it", with what the square is worth: such an offer nobody takes. */
export function lostWords({ play }: Played, deal: Deal): string | undefined {
  const seller = payingSeller(deal);
  const table = play.table.value;
  const on = seller && kindOf(table, seller.square);
  if (!seller || !on) return undefined;
  const n = worthSum(table, seller.square, on).result - seller.sum;
  return t(seller.isYours ? 'side.lost.you' : 'side.lost', { n, name: play.name(deal.partner) });
}

/** Whether this side gives up the square and pays for that. */
function losesAll({ kind, yours, theirs }: Deal, isYours: boolean): boolean {
  if (kind === 'offer-donation') return false;
  const isSeller = isYours === (kind === 'offer-sale');
  return isSeller && (isYours ? yours : theirs) < 0;
}

/** On a phone the sum itself, for the side that pays the tax: its parts have no line of their own there. */
function shortSide({ play }: Played, deal: Deal, yours: boolean): string | undefined {
  if (!play.phone.value || !paysTax(deal, yours)) return undefined;
  const { kind, coins, tax } = deal;
  const sum = yours ? deal.yours : deal.theirs;
  if (losesAll(deal, yours)) return lossWords({ play }, deal, true);
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
  warns: boolean;
}) {
  return (
    <div class={`side${props.warns ? ' brick-words' : ''}`}>
      <Medal colour={props.colour} size={24} />
      <div>
        <b>
          {props.warns && <Icon name="warning-fill" size={14} />}
          {props.title}
        </b>
        <small>{props.line}</small>
      </div>
      <span class={`side-sum${props.coins < 0 ? ' brick-words' : ' green-words'}`}>
        {props.coins < 0 ? '−' : '+'}
        {figure(Math.abs(props.coins))}
      </span>
    </div>
  );
}
