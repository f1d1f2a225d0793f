import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { QrCode } from '../../ui/QrCode';
import { copyText } from '../copy';
import { useSession } from '../session';
import { t } from '../words';

/** How others come here: code, link, QR code and the device's own way to share. */
export function Invite() {
  return (
    <Panel title={t('invite.title')}>
      <InviteBody />
    </Panel>
  );
}

/** `whole` shows the link itself and a code that is read from across a table. */
export function InviteBody({ whole = false }: { whole?: boolean }) {
  const session = useSession();
  const { title } = session;
  const share = { title, text: t('invite.text', { title }), url: session.link };
  return (
    <div class={`invite${whole ? ' whole' : ''}`}>
      <QrCode link={session.link} size={whole ? 200 : 120} />
      <div class="invite-ways">
        <p class="field invite-code">
          <span class="hidden-text">{t('invite.code')}: </span>
          <CodeWords code={session.code} />
        </p>
        {whole && (
          <p class="field invite-link">
            <span class="hidden-text">{t('invite.link')}: </span>
            <span>{session.link}</span>
          </p>
        )}
        <Button
          label={t('invite.copy')}
          icon="copy"
          kind="main"
          onClick={() => void copyText(session.link)}
        />
        {'share' in navigator && (
          <Button
            label={t('invite.share')}
            icon="share-network"
            onClick={() => void navigator.share(share).catch(ignoreDismissal)}
          />
        )}
      </div>
    </div>
  );
}

/** Four words that may break in their middle. */
function CodeWords({ code }: { code: string }) {
  const words = code.split('-');
  const half = Math.ceil(words.length / 2);
  if (words.length < 3) return <>{code}</>;
  return (
    <>
      {words.slice(0, half).join('-')}-<wbr />
      {words.slice(half).join('-')}
    </>
  );
}

/** Closing the device's own sheet is no fault; anything else is. */
function ignoreDismissal(problem: unknown): void {
  if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
}
