import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { sendCorners } from '../board/marks';
import { whyNotThere } from '../reasons';
import type { Session } from '../session';
import { placeOf } from '../spaces';
import type { Space } from '../wire';
import { t } from '../words';

/** To which corner the piece goes that was hit. */
export function SendBar({ session }: { session: Session }) {
  return (
    <ActionBar
      title={sendTitle(session)}
      line={
        whyNotThere(session, session.chosen.value) ?? t('send.line', { space: struck(session) })
      }
      buttons={<SendButtons session={session} />}
    />
  );
}

export function sendTitle({ play }: Session): string {
  const { sending } = play.table.value;
  return t('send.title', { name: sending === null ? '' : play.name(sending) });
}

/** The space on which the piece stood. */
export function struck({ play }: Session): Space {
  return play.table.value.lastMove?.path.at(-1) ?? '';
}

export function SendButtons({ session }: { session: Session }) {
  const { play, chosen } = session;
  const space = struck(session);
  const isShort = play.phone.value;
  return (
    <>
      {sendCorners(session).map((corner, i) => (
        <Button
          key={corner}
          label={isShort ? corner : t('send.do', { corner })}
          second={
            isShort
              ? t('send.steps.short', { n: walk(space, corner) })
              : t('send.steps', { n: walk(space, corner), space })
          }
          icon="sign-in"
          keyCap={String(i + 1)}
          chosen={chosen.value === corner || undefined}
          busy={play.busy.value === 'send-out'}
          onClick={() => void play.act({ type: 'send-out', corner })}
        />
      ))}
    </>
  );
}

/** Columns and rows between the two. */
function walk(from: Space, to: Space): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}
