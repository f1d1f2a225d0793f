import { Button } from '../../../ui/Button';
import { Amounts } from '../bundle/Amounts';
import { hindrance, mostOf, nothing } from '../bundle/ask';
import { Effects } from '../bundle/Effects';
import { SumBar } from '../bundle/SumBar';
import { own, type Session } from '../session';
import { t } from '../words';
import { streetAsk } from './asks';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { BankButtons, PhoneBank } from './TurnButtons';

/** How much of the interest is paid in cash; the rest becomes debt. */
export function StreetTray({ session }: { session: Session }) {
  const { play } = session;
  const ask = streetAsk(session);
  if (!ask) return null;
  const most = mostOf(ask, nothing, 'cash').most;
  const draft = draftFor(session, ask, () => ({ ...nothing, cash: most }));
  const cash = Math.min(draft.cash, most);
  const mixture = { ...nothing, cash, debt: ask.price - cash };
  const why = hindrance(ask, { ...nothing, cash });
  const pay = (amount: number) => void play.act({ type: 'pay-interest', cash: amount });
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={t('street.do', { cash, debt: mixture.debt })}
            second={t('street.do.line')}
            icon="check-square-fill"
            kind="main"
            keyCap="enter"
            blocked={why ? play.reason(why) : undefined}
            busy={play.busy.value === 'pay-interest'}
            onClick={() => pay(cash)}
          />
          <Button
            label={t('street.debt')}
            second={t('claim.after', {
              cash: own(session)?.cash ?? 0,
              debt: (own(session)?.debt ?? 0) + ask.price,
            })}
            icon="bank"
            keyCap="0"
            onClick={() => pay(0)}
          />
          {!play.phone.value && <BankButtons session={session} />}
        </>
      }
    >
      <div class="tra-editor">
        <SumBar
          session={session}
          sum={{ mixture, price: ask.price, exact: false, single: () => 0, together: 0 }}
        />
        <div class="tra-columns">
          <Amounts
            session={session}
            ask={ask}
            mixture={{ ...nothing, cash }}
            onChange={(next) => keepDraft(session, ask, next)}
          />
          <Effects
            session={session}
            change={{ cash: -cash, debt: mixture.debt, gains: [], gives: [] }}
          />
        </div>
        <PhoneBank session={session} />
      </div>
    </Bar>
  );
}
