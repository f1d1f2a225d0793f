import './actions.css';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { focusIn } from '../../../ui/focus';
import { openCardName } from '../knowledge/effects';
import { endWords } from '../knowledge/score';
import { isDefeat } from '../pays';
import { goTo, hitAt, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/**
 * Asks back before a move that is legal and easily made by mistake: it turns a card of one's own down, or loses the
 * game.
 */
export function AskingDialog({ session }: { session: Session }) {
  const space = session.asking.value;
  if (space === null) return null;
  return isDefeat(session, space) ? (
    <Asking
      session={session}
      space={space}
      title={t('lose.title')}
      line={t('lose.line', { space, end: endWords(session, space, 'move.ends') })}
      go={t('lose.go', { space })}
      follows={t('lose.go.line')}
      icon="flag"
    />
  ) : (
    <OwnCard session={session} space={space} />
  );
}

interface About {
  session: Session;
  space: Space;
}

function OwnCard({ session, space }: About) {
  const hit = hitAt(session, space);
  return (
    <Asking
      session={session}
      space={space}
      title={t('own.title')}
      line={t('own.line', { card: openCardName(session, space) })}
      go={t('own.go', { name: hit === null ? '' : session.play.name(hit) })}
      follows={t('own.go.line')}
      icon="crosshair"
    />
  );
}

interface Props extends About {
  title: string;
  line: string;
  /** What is done all the same, and what follows. */
  go: string;
  follows: string;
  icon: 'crosshair' | 'flag';
}

function Asking({ session, space, title, line, go, follows, icon }: Props) {
  const answers = useRef<HTMLDivElement>(null);
  const close = () => {
    session.asking.value = null;
  };
  // The dialog itself would begin at its cross.
  useEffect(() => {
    if (answers.current) focusIn(answers.current);
  }, []);
  return (
    <Dialog title={title} onClose={close}>
      <p>{line}</p>
      <div ref={answers} class="ec-answers">
        <Button
          label={go}
          second={follows}
          icon={icon}
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
