import { Button } from '../../ui/Button';
import { copyText } from '../copy';
import { useRoom, useSession } from '../session';
import { t } from '../words';

/** Another game at the same table, the board as it stood, and the result for others. */
export function EndActions({ title, onBoard }: { title: string; onBoard: () => void }) {
  const session = useSession();
  const seated = session.store.seat.value !== null;
  return (
    <div class="end-actions">
      {seated && <Rematch />}
      <Button label={t('end.board')} icon="map-trifold" size="large" onClick={onBoard} />
      <Button
        label={t('invite.share')}
        icon="share-network"
        size="large"
        onClick={() => void share(title, session.link)}
      />
    </div>
  );
}

/** Begins when all who are still there have said yes; the button counts them. */
function Rematch() {
  const session = useSession();
  const { agreements } = useRoom();
  const asked = agreements.find(({ what }) => what === 'rematch');
  const seat = session.store.seat.value;
  const isIn = asked !== undefined && seat !== null && asked.yes.includes(seat);
  return (
    <Button
      label={
        asked ? t('end.rematch.in', { n: asked.yes.length, of: asked.needed }) : t('end.rematch')
      }
      icon="arrow-counter-clockwise"
      kind={isIn ? 'plain' : 'main'}
      chosen={isIn || undefined}
      size="large"
      busy={session.busy.value === 'agree'}
      onClick={() => void session.agree('rematch', !isIn)}
    />
  );
}

async function share(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) {
    await copyText(`${title}\n${url}`, t('end.copied'));
    return;
  }
  try {
    await navigator.share({ title, text: title, url });
  } catch (problem) {
    const dismissed = problem instanceof DOMException && problem.name === 'AbortError';
    if (!dismissed) throw problem;
  }
}
