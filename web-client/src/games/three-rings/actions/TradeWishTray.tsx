import { itemsOf, sumOf } from '../bundle/ask';
import { toggled } from '../bundle/Editor';
import { usePicking } from '../bundle/picking';
import { playerOf } from '../lookup';
import type { Mixture, Session } from '../session';
import type { Trade } from '../wire';
import { t } from '../words';
import { draftFor, keepDraft } from './drafts';
import { Side } from './TradeSides';
import { TradeSums } from './TradeSums';
import { dealChanges } from './TradeTray';
import { tradeWishWords } from './trade-wish';
import { WishBar } from './WishBar';
import { wishAsk } from './wish-ask';

interface Props {
  session: Session;
  trade: Trade;
}

/** More money than anybody has is borrowed. */
const MOST_CASH = 1000;

/** What the asked player would trade instead: it is said in the chat, and the offer refused with it. */
export function TradeWishTray({ session, trade }: Props) {
  const { play } = session;
  const { theirs, mine } = sidesOf(session, trade);
  const give = draftFor(session, theirs, () => offered(trade));
  const want = draftFor(session, mine, () => asked(trade));
  const pressed = (space: string) => {
    const isMine = itemsOf(mine).some(({ value }) => value === space);
    if (isMine) keepDraft(session, mine, toggled(want, space));
    else keepDraft(session, theirs, toggled(give, space));
  };
  const all = [...itemsOf(mine), ...itemsOf(theirs)].map(({ value }) => String(value));
  usePicking(session, all, [...give.properties, ...want.properties], pressed);
  const words = tradeWishWords({ round: play.table.value.round, give, want });
  const changes = dealChanges(give, want);
  return (
    <WishBar
      session={session}
      words={words}
      isEmpty={sumOf(mine, want) + sumOf(theirs, give) === 0}
      refusal={{ type: 'reject-trade', offer: trade.number }}
      line={t('tradeWish.refuse.line', { name: play.name(trade.from) })}
    >
      <div class="tra-sides">
        <Side
          session={session}
          seat={trade.to}
          partner={trade.from}
          ask={mine}
          mixture={want}
          onChange={(next) => keepDraft(session, mine, next)}
        />
        <Side
          session={session}
          seat={trade.from}
          partner={trade.to}
          ask={theirs}
          mixture={give}
          onChange={(next) => keepDraft(session, theirs, next)}
        />
        <TradeSums
          session={session}
          partner={trade.from}
          mine={changes.theirs}
          theirs={changes.mine}
        />
      </div>
    </WishBar>
  );
}

/** What either side may be asked for; whoever takes debt over, it is the other's. */
function sidesOf(session: Session, { from, to }: Trade) {
  const table = session.play.table.value;
  const debtOf = (seat: number) => playerOf(table, seat)?.debt ?? 0;
  const common = { price: 0, mostCash: MOST_CASH };
  return {
    theirs: wishAsk(session, { ...common, key: 'wish give', of: from, mostDebt: debtOf(to) }),
    mine: wishAsk(session, { ...common, key: 'wish want', of: to, mostDebt: debtOf(from) }),
  };
}

/** The offer as it stands is what a wish begins with. */
function offered({ give }: Trade): Mixture {
  const { cash, borrow, takeDebt, properties } = give;
  return { cash: cash + borrow, debt: 0, theirDebt: takeDebt, properties };
}

function asked({ want }: Trade): Mixture {
  return { cash: want.money, debt: 0, theirDebt: want.takeDebt, properties: want.properties };
}
