import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { brokenBy } from '../../moves';
import { type Ask, itemsOf, nothing, sumOf, valuesOf } from '../bundle/ask';
import { toggled } from '../bundle/Editor';
import { usePicking } from '../bundle/picking';
import type { Mixture, Session } from '../session';
import { t } from '../words';
import { giveAsk, wantAsk } from './asks';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { answerWords } from './OfferTray';
import { partnerOf } from './partner';
import { Partners, Side, type TradeSide, WhoseSide } from './TradeSides';
import { TradeSums } from './TradeSums';
import { TradeWishLine } from './TradeWishLine';

/** A trade as it is put together: who, what either side gives, and what it means for both. */
export function TradeTray({ session }: { session: Session }) {
  const { tray } = session;
  const back = () => {
    tray.value = null;
  };
  useEscape(back);
  const partner = partnerOf(session);
  const give = partner === null ? null : giveAsk(session, partner);
  const want = partner === null ? null : wantAsk(session, partner);
  if (partner === null || !give || !want) return null;
  return <Trading session={session} partner={partner} give={give} want={want} back={back} />;
}

interface TradingProps {
  session: Session;
  partner: number;
  give: Ask;
  want: Ask;
  back: () => void;
}

/** Both sides; on the board the properties of either are pressed as well. */
function Trading({ session, partner, give, want, back }: TradingProps) {
  const mine = draftFor(session, give, () => nothing);
  const theirs = draftFor(session, want, () => nothing);
  const owned = itemsOf(give).map(({ value }) => String(value));
  const others = itemsOf(want).map(({ value }) => String(value));
  const isPhone = session.play.phone.value;
  const [side, setSide] = useState<TradeSide>('give');
  const partners = <Partners session={session} partner={partner} />;
  const picked = [...mine.properties, ...theirs.properties];
  usePicking(session, [...owned, ...others], picked, (space) => {
    if (owned.includes(space)) keepDraft(session, give, toggled(mine, space));
    else keepDraft(session, want, toggled(theirs, space));
  });
  return (
    <Bar
      session={session}
      aside={!isPhone && partners}
      buttons={
        <>
          <TradeSums session={session} partner={partner} {...dealChanges(mine, theirs)} />
          <Send session={session} {...{ partner, give, want, mine, theirs }} />
          <Button
            label={t('trade.back')}
            second={t(session.play.table.value.traded ? 'tray.back.line' : 'trade.back.line')}
            icon="x"
            keyCap="escape"
            onClick={back}
          />
        </>
      }
    >
      <div class="tra-trade">
        <TradeWishLine session={session} />
        {isPhone && (
          <div class="tra-between">
            {partners}
            <WhoseSide session={session} partner={partner} {...{ side, setSide }} />
          </div>
        )}
        <div class="tra-sides">
          {(!isPhone || side === 'give') && (
            <Side
              session={session}
              seat={session.play.seat.value ?? 0}
              partner={partner}
              ask={give}
              mixture={mine}
              onChange={(next) => keepDraft(session, give, next)}
            />
          )}
          {(!isPhone || side === 'want') && (
            <Side
              session={session}
              seat={partner}
              partner={partner}
              ask={want}
              mixture={theirs}
              onChange={(next) => keepDraft(session, want, next)}
            />
          )}
        </div>
      </div>
    </Bar>
  );
}

/** What a trade changes for the one who proposes it, and for the other. */
export function dealChanges(give: Mixture, want: Mixture) {
  return {
    mine: {
      cash: want.cash - give.cash,
      debt: give.debt + give.theirDebt - want.theirDebt,
      gains: want.properties,
      gives: give.properties,
    },
    theirs: {
      cash: give.cash + give.debt - want.cash,
      debt: want.theirDebt - give.theirDebt,
      gains: give.properties,
      gives: want.properties,
    },
  };
}

interface SendProps {
  session: Session;
  partner: number;
  give: Ask;
  want: Ask;
  mine: Mixture;
  theirs: Mixture;
}

function Send({ session, partner, give, want, mine, theirs }: SendProps) {
  const { play } = session;
  const { tradeOffers, figures } = play.table.value;
  const why = brokenBy(give.move, { ...valuesOf(give, mine), ...valuesOf(want, theirs) });
  const name = play.name(partner);
  const action = {
    type: 'offer-trade',
    to: partner,
    give: {
      cash: mine.cash,
      borrow: mine.debt,
      takeDebt: mine.theirDebt,
      properties: mine.properties,
    },
    want: { money: theirs.cash, takeDebt: theirs.theirDebt, properties: theirs.properties },
  } as const;
  return (
    <Button
      label={t('trade.do', { give: sumOf(give, mine), want: sumOf(want, theirs) })}
      second={tradeOffers < figures.freeOffers ? answerWords(session, name) : t('trade.clock')}
      icon="handshake"
      kind="main"
      keyCap="enter"
      blocked={why ? play.reason(why) : undefined}
      busy={play.busy.value === 'offer-trade'}
      onClick={() => void play.act(action)}
    />
  );
}
