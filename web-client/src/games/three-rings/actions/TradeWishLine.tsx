import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { type Ask, itemsOf, mostOf, nothing } from '../bundle/ask';
import type { Mixture, Session } from '../session';
import { t } from '../words';
import { giveAsk, wantAsk } from './asks';
import { keepDraft } from './drafts';
import { partners } from './partner';
import { readTradeWish, type TradeWish } from './trade-wish';

/** What an asked player has said that he would trade: one tap puts it into the editor. */
export function TradeWishLine({ session }: { session: Session }) {
  const { play, partner, tray } = session;
  const heard = wishHeard(session);
  if (!heard) return null;
  const { seat, wish, words } = heard;
  const take = () => {
    const [give, want] = [giveAsk(session, seat), wantAsk(session, seat)];
    if (!give || !want) return;
    keepDraft(session, give, fitting(give, wish.give));
    keepDraft(session, want, fitting(want, wish.want));
    partner.value = seat;
    tray.value = 'trade';
  };
  return (
    <p class="tra-wish">
      <Icon name="chat-circle" size={16} />
      <span>{t('tradeWish.heard', { name: play.name(seat), what: words })}</span>
      <Button label={t('wish.take')} size="small" keyCap="w" onClick={take} />
    </p>
  );
}

interface Heard {
  seat: number;
  wish: TradeWish;
  words: string;
}

/** The last wish of somebody with whom a trade can still be made in this turn. */
export function wishHeard(session: Session): Heard | null {
  const { play } = session;
  const { round } = play.table.value;
  const open = partners(session);
  for (const { seat, text } of [...play.said.value].reverse()) {
    const wish = open.includes(seat) ? readTradeWish(text) : null;
    if (wish?.round !== round) continue;
    return { seat, wish, words: text.slice(text.indexOf(':') + 2, -1) };
  }
  return null;
}

/** A side as far as it can be met: cash that the reader has not is borrowed. */
function fitting(ask: Ask, wish: Mixture): Mixture {
  const items = new Set(itemsOf(ask).map(({ value }) => value));
  const cash = Math.min(wish.cash, mostOf(ask, nothing, 'cash').most);
  return {
    cash,
    debt: ask.names.debt === undefined ? 0 : wish.cash - cash,
    theirDebt: Math.min(wish.theirDebt, mostOf(ask, nothing, 'theirDebt').most),
    properties: wish.properties.filter((space) => items.has(space)),
  };
}
