import '../rules/pages.css';
import './mail.css';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../navigation';
import { HttpProblem } from '../net/http';
import { problemWords } from '../net/problem-words';
import { confirmMail, redeemSeat, unsubscribeMail } from '../net/reach';
import { type MailErrand, mailPath, roomPath } from '../path';
import { Page } from '../rules/Page';
import { t } from '../rules/words';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';

interface Props {
  errand: MailErrand;
  room: string;
  /** From the address; otherwise it stands behind its #. */
  token: string;
}

type State = 'asked' | 'busy' | 'done';

/**
 * Where a link of a mail leads. Nothing is done by coming here, since programs that scan mail come
 * here too: it takes a press. The token leaves the address at once.
 */
export function MailPage({ errand, room, token: inPath }: Props) {
  const [token] = useState(() => inPath || location.hash.slice(1));
  const [state, setState] = useState<State>('asked');
  const [problem, setProblem] = useState('');
  useEffect(() => history.replaceState(history.state, '', mailPath(errand, room)), []);
  const act = async () => {
    setState('busy');
    setProblem('');
    try {
      await does[errand](token);
      setState('done');
    } catch (problem) {
      setProblem(words(problem));
      setState('asked');
    }
  };
  return (
    <Page title={t(`mail.${errand}.title`)}>
      <h1>{t(`mail.${errand}.title`)}</h1>
      <section class="panel mail-page">
        <p class="lead" aria-live="polite">
          {t(state === 'done' ? `mail.${errand}.done` : `mail.${errand}.line`, { room })}
        </p>
        {problem && (
          <p class="mail-problem" role="alert">
            {problem}
          </p>
        )}
        <div class="mail-ways">
          {state !== 'done' && (
            <Button
              label={t(`mail.${errand}.do`)}
              kind="main"
              size="large"
              busy={state === 'busy'}
              blocked={token === '' ? t('mail.bad-link') : undefined}
              onClick={() => void act()}
            />
          )}
          <Link to={roomPath(room)} class={`button${state === 'done' ? ' main' : ''}`}>
            {t(errand === 'seat' && state !== 'done' ? 'mail.look' : 'mail.room')}
          </Link>
        </div>
      </section>
    </Page>
  );
}

const does: Record<MailErrand, (token: string) => Promise<void>> = {
  confirm: confirmMail,
  unsubscribe: unsubscribeMail,
  seat: async (token) => go(roomPath((await redeemSeat(token)).room)),
};

function words(problem: unknown): string {
  return problem instanceof HttpProblem && problem.code === 'bad-link'
    ? t('mail.bad-link')
    : problemWords(problem);
}
