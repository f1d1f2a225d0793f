import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { Stepper } from '../../../ui/Stepper';
import { type Ask, itemsOf, nothing, sumOf } from '../bundle/ask';
import { toggled } from '../bundle/Editor';
import { Effects } from '../bundle/Effects';
import { Properties } from '../bundle/Properties';
import { usePicking } from '../bundle/picking';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { sellAsk } from './asks';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { mostRepaid } from './TurnButtons';

interface Props {
  session: Session;
}

/** What goes back to the bank, and what it brings together. */
export function SellTray({ session }: Props) {
  const ask = sellAsk(session);
  useEscape(() => closed(session));
  if (!ask) return null;
  return <Selling session={session} ask={ask} />;
}

function Selling({ session, ask }: Props & { ask: Ask }) {
  const { play } = session;
  const mixture = draftFor(session, ask, () => nothing);
  const { properties } = mixture;
  const toggle = (space: Space) => keepDraft(session, ask, toggled(mixture, space));
  const spaces = itemsOf(ask).map(({ value }) => String(value));
  usePicking(session, spaces, properties, toggle);
  const sum = sumOf(ask, mixture);
  const n = properties.length;
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={n > 0 ? t('sell.do', { n, sum }) : t('sell.do.none')}
            second={t('sell.do.line')}
            icon="storefront"
            kind="main"
            keyCap="enter"
            blocked={n > 0 ? undefined : t('sell.choose')}
            busy={play.busy.value === 'sell'}
            onClick={() => {
              void play.act({ type: 'sell', properties }).then((done) => done && closed(session));
            }}
          />
          <Back session={session} />
        </>
      }
    >
      <div class="tra-columns two">
        <Properties
          session={session}
          ask={ask}
          chosen={properties}
          onToggle={toggle}
          label={t('tray.sell.title')}
        />
        <Effects session={session} change={{ cash: sum, debt: 0, gains: [], gives: properties }} />
      </div>
    </Bar>
  );
}

/** How much of the debt is paid back. */
export function RepayTray({ session }: Props) {
  const { play } = session;
  const most = mostRepaid(session);
  const [wanted, setAmount] = useState(most);
  useEscape(() => closed(session));
  const amount = Math.max(1, Math.min(most, wanted));
  const { cash = 0, debt = 0 } = own(session) ?? {};
  const end = debt <= cash ? t('repay.end.debt') : t('mix.end.cash', { cash });
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={t('repay.do', { amount })}
            second={t('claim.after', { cash: cash - amount, debt: debt - amount })}
            icon="receipt"
            kind="main"
            keyCap="enter"
            blocked={most > 0 ? undefined : t('repay.none')}
            busy={play.busy.value === 'repay'}
            onClick={() => {
              void play.act({ type: 'repay', amount }).then((done) => done && closed(session));
            }}
          />
          <Back session={session} />
        </>
      }
    >
      <div class="tra-columns two">
        <div class="tra-amount">
          <span>
            <b>{t('repay.amount')}</b>
            <small>{amount >= most ? end : t('mix.note.cash', { cash })}</small>
          </span>
          <Stepper
            label={t('repay.amount')}
            value={amount}
            min={1}
            max={Math.max(1, most)}
            ends={{ most: end }}
            onChange={setAmount}
          />
        </div>
        <Effects
          session={session}
          change={{ cash: -amount, debt: -amount, gains: [], gives: [] }}
        />
      </div>
    </Bar>
  );
}

/** Lets go of what is laid open, and of what it has shown on the board. */
export function closed({ tray, roof, direction, goal }: Session): void {
  tray.value = null;
  roof.value = null;
  direction.value = null;
  goal.value = null;
}

/** The button that does so. */
export function Back({ session }: Props) {
  return (
    <Button
      label={t('tray.back')}
      second={t('tray.back.line')}
      icon="x"
      keyCap="escape"
      onClick={() => closed(session)}
    />
  );
}
