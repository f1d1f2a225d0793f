import './caravan.css';
import { settings } from '../../../settings';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import { toast } from '../../../ui/toast';
import { grouped } from '../money';
import { own, type Session } from '../session';
import type { Pay } from '../wire';
import { t } from '../words';
import { afterWords, type TaxChoice, taxChoices, taxWords, timeoutWords, waitsWords } from './tax';

const KEYS: Record<Pay, string> = { percent: '1', fixed: '2' };

/** The choice at the Caravan, with what it is about and what the clock would choose. */
export function Caravan({ session }: { session: Session }) {
  return (
    <div class="caravan">
      <p>{haveWords(session)}</p>
      <TaxChoices session={session} />
      <TimeoutLine session={session} />
    </div>
  );
}

/** What is at stake: on a phone the two buttons, with their sums, stand in the sheet. */
export function CaravanStake({ session }: { session: Session }) {
  return (
    <div class="caravan">
      <p class="caravan-asks">{asksWords(session)}</p>
      <p>{haveWords(session)}</p>
      <TimeoutLine session={session} />
    </div>
  );
}

/** Two large buttons, each with its amount and what it leaves. */
export function TaxChoices({ session }: { session: Session }) {
  return (
    <div class="tax-choices">
      {taxChoices(session).map((choice) => (
        <Choice key={choice.pay} session={session} choice={choice} />
      ))}
    </div>
  );
}

function asksWords({ shown }: Session): string {
  const { percent = 0, fixed = 0 } = shown.value.fields.find(({ id }) => id === 'caravan') ?? {};
  return t('tax.asks', { percent: percent ?? 0, fixed: fixed ?? 0 });
}

function haveWords(session: Session): string {
  const { money = 0, assets = 0 } = own(session) ?? {};
  return t('tax.have', { money: grouped(money), fields: grouped(assets - money) });
}

function TimeoutLine({ session }: { session: Session }) {
  const words = timeoutWords(session) ?? waitsWords(session);
  return words ? <p class="tax-timeout">{words}</p> : null;
}

function Choice({ session, choice }: { session: Session; choice: TaxChoice }) {
  const { play } = session;
  const { pay, amount, out } = choice;
  const reason = waitsWords(session);
  const choose = () => {
    if (reason !== undefined) toast(reason, 'refused');
    else if (play.busy.value === null) void play.act({ type: 'choose-tax', pay });
  };
  useKey(KEYS[pay], choose);
  const sum = t('tax.pay', { amount: grouped(amount) });
  const what = taxWords(choice);
  const then = reason ?? afterWords(choice);
  return (
    <button
      type="button"
      class={out ? 'tax-choice fatal' : 'tax-choice'}
      aria-label={[sum, what, then].join(t('list.comma'))}
      aria-keyshortcuts={KEYS[pay]}
      aria-busy={play.busy.value === 'choose-tax'}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={choose}
    >
      <span class="tax-amount">{sum}</span> <span class="button-label">{what}</span> <b>{then}</b>
      {out && <Icon name="skull-fill" size={20} />}
      {settings.keyCaps.value && (
        <span class="key-cap" aria-hidden="true">
          {KEYS[pay]}
        </span>
      )}
    </button>
  );
}
