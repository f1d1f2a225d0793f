import type { Reach, ReachWish } from '../../net/wire';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { copyText } from '../copy';
import { t } from '../words';

interface Props {
  reach: Reach;
  wish: ReachWish;
  edit: (part: Partial<ReachWish>) => void;
  /** Takes an address away at once. */
  remove: (part: Partial<ReachWish>) => void;
}

/** Where the server writes to, as far as it can: what it knows, and a field for another address. */
export function Addresses(props: Props) {
  const { mail, webhook } = props.reach.offers;
  return (
    <>
      {mail && <MailPart {...props} />}
      {webhook && <WebhookPart {...props} />}
    </>
  );
}

function MailPart({ reach: { mail }, wish, edit, remove }: Props) {
  return (
    <section class="reach-part">
      <h3>{t('reach.mail')}</h3>
      {mail && (
        <p class={`reach-known${mail.confirmed ? ' sure' : ''}`}>
          <Icon name={mail.confirmed ? 'check-circle-fill' : 'hourglass-medium'} size={18} />
          <span>
            <b>{mail.address}</b>{' '}
            {t(mail.confirmed ? 'reach.mail.confirmed' : 'reach.mail.waiting')}
          </span>
          <Button
            label={t('reach.remove')}
            name={t('reach.remove.which', { what: mail.address })}
            size="small"
            onClick={() => remove({ mail: '' })}
          />
        </p>
      )}
      <label class="labelled">
        {t(mail ? 'reach.mail.other' : 'reach.mail.address')}
        <input
          class="field"
          type="email"
          value={wish.mail ?? ''}
          maxLength={254}
          autocomplete="email"
          onInput={(event) => edit({ mail: event.currentTarget.value })}
        />
      </label>
      <small>{t('reach.mail.why')}</small>
    </section>
  );
}

function WebhookPart({ reach: { webhook }, wish, edit, remove }: Props) {
  return (
    <section class="reach-part">
      <h3>{t('reach.webhook')}</h3>
      {webhook && (
        <p class={`reach-known${webhook.failing ? '' : ' sure'}`}>
          <Icon name={webhook.failing ? 'warning-fill' : 'check-circle-fill'} size={18} />
          <span>
            <b>{webhook.host}</b>{' '}
            {t(webhook.failing ? 'reach.webhook.failing' : 'reach.webhook.set')}
          </span>
          <Button
            label={t('reach.webhook.secret')}
            size="small"
            onClick={() => void copyText(webhook.secret, t('reach.webhook.copied'))}
          />
          <Button
            label={t('reach.remove')}
            name={t('reach.remove.which', { what: webhook.host })}
            size="small"
            onClick={() => remove({ webhook: '' })}
          />
        </p>
      )}
      <label class="labelled">
        {t(webhook ? 'reach.webhook.other' : 'reach.webhook.address')}
        <input
          class="field"
          type="url"
          value={wish.webhook ?? ''}
          placeholder="https://"
          autocomplete="off"
          onInput={(event) => edit({ webhook: event.currentTarget.value })}
        />
      </label>
      <small>{t('reach.webhook.why')}</small>
    </section>
  );
}
