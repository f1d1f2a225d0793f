import { Button } from '../../../ui/Button';
import { sendCorners } from '../board/marks';
import { cornerInShort, cornerWords, nearWords } from '../knowledge/corner';
import { whyNotThere } from '../reasons';
import type { Session } from '../session';
import { corners } from '../spaces';
import type { Space } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';

/** To which corner the piece goes that was hit. */
export function SendBar({ session }: { session: Session }) {
  return (
    <Bar
      session={session}
      title={sendTitle(session)}
      line={whyNotThere(session, session.chosen.value) ?? t('send.line')}
      buttons={<SendButtons session={session} />}
    />
  );
}

export function sendTitle({ play }: Session): string {
  const { sending } = play.table.value;
  return t('send.title', { name: sending === null ? '' : play.name(sending) });
}

/** The corners with what the piece will find there, whole where a row is as wide as the bar; where none can be chosen just now they stay. */
export function SendButtons({ session }: { session: Session }) {
  return (
    <>
      {corners.map((corner, i) => (
        <SendButton key={corner} session={session} corner={corner} keyCap={String(i + 1)} />
      ))}
    </>
  );
}

interface Props {
  session: Session;
  corner: Space;
  keyCap: string;
}

function SendButton({ session, corner, keyCap }: Props) {
  const { play, chosen, pointed } = session;
  const told = { what: cornerWords(session, corner), near: nearWords(session, corner) };
  const whole = t('send.second', told);
  const label = play.phone.value ? corner : t('send.do', { corner });
  const isOpen = sendCorners(session).includes(corner);
  return (
    <Button
      label={label}
      name={t('item.at', { space: label, what: whole })}
      second={play.low.value ? whole : cornerInShort(session, corner)}
      icon="sign-in"
      keyCap={keyCap}
      chosen={chosen.value === corner || undefined}
      blocked={isOpen ? undefined : t('send.closed')}
      busy={play.busy.value === 'send-out'}
      onPoint={(isPointed) => {
        if (isPointed) pointed.value = corner;
        else if (pointed.peek() === corner) pointed.value = null;
      }}
      onClick={() => void play.act({ type: 'send-out', corner })}
    />
  );
}
