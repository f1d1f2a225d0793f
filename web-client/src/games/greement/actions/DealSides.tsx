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
