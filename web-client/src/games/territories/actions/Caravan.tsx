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

/** The choice at the Caravan: two large buttons, each with its amount and what it leaves. */
export function Caravan({ session }: { session: Session }) {
  const me = own(session);
  const money = me?.money ?? 0;
  const choices = taxChoices(session);
  const timeout = timeoutWords(session) ?? waitsWords(session);
  return (
    <div class="caravan">
      <p>{t('tax.have', { money: grouped(money), fields: grouped((me?.assets ?? 0) - money) })}</p>
      <div class="tax-choices">
        {choices.map((choice) => (
          <Choice key={choice.pay} session={session} choice={choice} />
        ))}
      </div>
      {timeout && <p class="tax-timeout">{timeout}</p>}
    </div>
  );
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
  return (
    <button
      type="button"
      class={out ? 'tax-choice fatal' : 'tax-choice'}
      aria-keyshortcuts={KEYS[pay]}
      aria-busy={play.busy.value === 'choose-tax'}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={choose}
    >
      <span class="tax-amount">
        {out && <Icon name="skull-fill" size={32} />}
        {grouped(amount)}
        {settings.keyCaps.value && (
          <span class="key-cap" aria-hidden="true">
            {KEYS[pay]}
          </span>
        )}
      </span>{' '}
      <span class="button-label">{taxWords(choice)}</span> <b>{reason ?? afterWords(choice)}</b>
    </button>
  );
}
