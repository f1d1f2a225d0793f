import { useContext } from 'preact/hooks';
import { SheetActs } from '../../ui/ActionBar';
import { Button } from '../../ui/Button';
import { useRestFromDead } from '../../ui/focus';
import { Held } from '../../ui/held';
import { useEscape } from '../../ui/keys';
import { againWords } from './actions/again';
import { OwnOffers } from './actions/OwnOffers';
import { isKept } from './actions/promised';
import { offerInTheWay, SetAside } from './actions/SetAside';
import { setAside } from './actions/set-aside';
import { Amounts, EndTurn, OnSquare, TradeButton } from './actions/TurnBar';
import { wantedNow } from './actions/wanted';
import { type SquareAct, squareActs } from './board/acts';
import { askActs, SquareButtons } from './FoldedActs';
import { Newcomer } from './guide/hints';
import { Withdraw } from './knowledge/Offers';
import type { Session } from './session';
import { t } from './words';

/**
 * A turn on the phone. Each thing has its place whatever is chosen: what is done to the square at once, what buys it
 * with a loan, asks its owner for it or withdraws the offer that keeps the money, at the left, the end of the turn at
 * the right, and under them what seeds, grazes, borrows, repays and trades. What borrows stands in the place of its own
 * verb, so that no second tap does what was not looked at.
 */
export function TurnSheet({ session }: { session: Session }) {
  const { chosen, yours } = session;
  useRestFromDead(yours.value);
  useEscape(() => {
    if (chosen.value === null) return false;
    // With the square its buttons go: the focus never falls on what others are answered with.
    document.querySelector<SVGElement>(`.greement-map [data-square="${chosen.value}"]`)?.focus();
    chosen.value = null;
    return true;
  });
  const waits = useContext(Held) === undefined && !yours.value;
  const square = chosen.value ?? '';
  const acts = chosen.value ? squareActs(session, chosen.value) : [];
  const lent = acts.find(({ borrows }) => borrows);
  // Where all share one row what is done to a square has its place there already.
  const outright = acts.filter(({ seeds, borrows }) => !seeds && !borrows && !waits);
  const main = lent?.action === 'buy' ? [lent] : [...outright, ...askActs(session, square)];
  const inTheWay = offerInTheWay(session);
  const seeds = acts.find((act) => act.seeds) ?? (lent?.action === 'seed' ? lent : undefined);
  // A square with which nothing can be done moves none of them.
  const isIdle =
    !inTheWay && main.length <= 1 && main.every(({ blocked }) => blocked !== undefined);
  return (
    <SheetActs
      kind={waits ? (isIdle ? 'waiting idle' : 'waiting') : 'slotted'}
      above={
        <>
          <Newcomer session={session} />
          {yours.value && !inTheWay && isKept(session) ? (
            <SetAside session={session} />
          ) : (
            !inTheWay && <OwnOffers session={session} />
          )}
          {waits && (
            <p class="sheet-waits" aria-hidden="true">
              {t('sheet.waits')}
            </p>
          )}
        </>
      }
      main={
        <>
          <SquareButtons session={session} acts={main} square={square} />
          {inTheWay && (
            <Withdraw
              session={session}
              offer={inTheWay}
              brings={t('second.withdraw', { coins: setAside(session).coins })}
            />
          )}
          {main.length === 0 && !inTheWay && (
            <OnSquare session={session} action="buy" icon="coins" keyCap="b" />
          )}
          <EndTurn session={session} plain={wantedNow(session) !== 'end-turn'} />
        </>
      }
      small={
        <>
          {seeds ? (
            <Small session={session} act={seeds} icon="plant" keyCap="s" />
          ) : (
            <OnSquare session={session} action="seed" icon="plant" keyCap="s" plain />
          )}
          {lent?.action === 'buy-cattle' ? (
            <Small session={session} act={lent} icon="cow" keyCap="c" />
          ) : (
            <OnSquare session={session} action="buy-cattle" icon="cow" keyCap="c" plain />
          )}
          <Amounts session={session} action="borrow" icon="bank" keyCap="l" />
          <Amounts session={session} action="repay" icon="receipt" keyCap="r" />
          <TradeButton session={session} />
        </>
      }
    />
  );
}

interface SmallProps {
  session: Session;
  act: SquareAct;
  icon: 'plant' | 'cow';
  keyCap: string;
}

/** What else can be had for the chosen square, in the place of the verb it begins with. */
function Small({ session, act, icon, keyCap }: SmallProps) {
  return (
    <Button
      label={act.brief?.label ?? act.label}
      name={act.label}
      icon={icon}
      keyCap={keyCap}
      keyAsks={act.borrows ? againWords(session, keyCap, act.second ?? act.label) : undefined}
      second={act.brief?.second}
      blocked={act.blocked}
      brief={t('brief.dear')}
      busy={act.busy}
      focus={act.borrows ? 'never' : undefined}
      onClick={act.act}
    />
  );
}
