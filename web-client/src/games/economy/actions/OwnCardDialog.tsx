import './actions.css';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { openCardName } from '../knowledge/effects';
import { goTo, hitAt, type Session } from '../session';
import { t } from '../words';

/** Asks back before a hit turns a card of one's own down: legal, and easily done by mistake. */
export function OwnCardDialog({ session }: { session: Session }) {
  const { play, asking } = session;
  const space = asking.value;
  if (space === null) return null;
  const hit = hitAt(session, space);
  const close = () => {
    asking.value = null;
  };
  return (
    <Dialog title={t('own.title')} onClose={close}>
      <p>{t('own.line', { card: openCardName(session, space) })}</p>
      <div class="ec-answers">
        <Button
          label={t('own.go', { name: hit === null ? '' : play.name(hit) })}
          second={t('own.go.line')}
          icon="crosshair"
          onClick={() => goTo(session, space, true)}
        />
        <Button
          label={t('own.back')}
          second={t('own.back.line')}
          icon="x"
          kind="main"
          onClick={close}
        />
      </div>
    </Dialog>
  );
}
