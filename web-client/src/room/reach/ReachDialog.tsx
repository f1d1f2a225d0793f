import './reach.css';
import { useEffect, useState } from 'preact/hooks';
import { forgetReach, readReach, setReach } from '../../net/reach';
import type { Reach, ReachWish } from '../../net/wire';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useSession } from '../session';
import { t } from '../words';
import { Addresses } from './Addresses';
import { NoticesHere } from './NoticesHere';
import { reachProblem } from './problems';
import { Wishes } from './Wishes';

/** How the own seat is reached while its player is away: by mail, by webhook, by this browser. */
export function ReachDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  return (
    <Dialog title={t('reach.title')} onClose={onClose}>
      <div class="reach">
        <p>{t('reach.why', { title: session.title })}</p>
        <NoticesHere />
        <Elsewhere room={session.code} />
      </div>
    </Dialog>
  );
}

/** What the server keeps of the seat, and a form to change it. */
function Elsewhere({ room }: { room: string }) {
  const [reach, keep] = useState<Reach | null>(null);
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const doing = async (act: () => Promise<Reach>, done: (now: Reach) => string) => {
    setBusy(true);
    setProblem('');
    say('');
    try {
      const now = await act();
      keep(now);
      say(done(now));
    } catch (problem) {
      setProblem(reachProblem(problem));
    } finally {
      setBusy(false);
    }
  };
  useEffect(
    () =>
      void doing(
        () => readReach(room),
        () => '',
      ),
    [room],
  );
  const change = (wish: ReachWish) =>
    doing(
      () => setReach(room, wish),
      (now) => savedWords(now, wish),
    );
  const forget = () =>
    doing(
      async () => {
        await forgetReach(room);
        return readReach(room);
      },
      () => t('reach.forgotten'),
    );
  return (
    <>
      {reach && (reach.offers.mail || reach.offers.webhook) && (
        <ReachForm {...{ reach, busy, change, forget }} />
      )}
      {reach && !reach.offers.mail && !reach.offers.webhook && <p>{t('reach.nothing')}</p>}
      <p class="reach-said" aria-live="polite">
        {said}
      </p>
      {problem && (
        <p class="reach-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** What comes of it now; a new address waits for its owner. */
function savedWords({ mail }: Reach, wish: ReachWish): string {
  return wish.mail && mail && !mail.confirmed
    ? t('reach.mail.sent', { address: mail.address })
    : t('reach.saved');
}

interface FormProps {
  reach: Reach;
  busy: boolean;
  change: (wish: ReachWish) => void;
  forget: () => void;
}

/** It begins anew with whatever the server has made of it. */
function ReachForm({ reach, busy, change, forget }: FormProps) {
  const [begun, begin] = useState({ reach, wish: asIs(reach) });
  const wish = begun.reach === reach ? begun.wish : asIs(reach);
  const edit = (part: Partial<ReachWish>) => begin({ reach, wish: { ...wish, ...part } });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    change({ ...wish, mail: wish.mail?.trim() || null, webhook: wish.webhook?.trim() || null });
  };
  const remove = (part: Partial<ReachWish>) => change({ ...asIs(reach), ...part });
  return (
    <form class="reach-form" onSubmit={save}>
      <Addresses {...{ reach, wish, edit, remove }} />
      <Wishes {...{ wish, edit }} />
      <div class="reach-buttons">
        <Button label={t('reach.save')} kind="main" submit busy={busy} />
        {(reach.mail || reach.webhook) && (
          <Button
            label={t('reach.forget')}
            sure={t('reach.forget.sure')}
            kind="danger"
            onClick={forget}
          />
        )}
      </div>
    </form>
  );
}

/** The wish that changes nothing. */
function asIs({ language, kinds }: Reach): ReachWish {
  return { mail: null, webhook: null, language, kinds };
}
