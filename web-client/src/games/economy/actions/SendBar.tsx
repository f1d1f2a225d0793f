import { useContext, useEffect } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Held } from '../../../ui/held';
import { isEntered } from '../entered';
import {
  cornerGain,
  cornersBestFirst,
  cornersLine,
  cornerWords,
  rankOf,
  sendCorners,
} from '../knowledge/corner';
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
      line={<SendLine session={session} />}
      buttons={<SendButtons session={session} />}
    />
  );
}

/** Why a space that was pressed is no corner, beside what the figures on the corners say. */
function SendLine({ session }: { session: Session }) {
  const why = whyNotThere(session, session.chosen.value);
  return (
    <>
      {why && <b class="brick-words">{why}</b>} {cornersLine(session)}
    </>
  );
}

export function sendTitle({ play }: Session): string {
  const { sending } = play.table.value;
  return t('send.title', { name: sending === null ? '' : play.name(sending) });
}

/** How one sends the piece to the corner that is chosen; undefined for any other space. */
export function againTitle(session: Session, space: Space): string | undefined {
  const { play, chosen } = session;
  const { sending } = play.table.value;
  if (sending === null || chosen.value !== space || !sendCorners(session).includes(space)) return;
  return t('send.again', { name: play.name(sending), corner: space });
}

/** The corners with what the next roll can bring from there; where none can be chosen just now they stay. */
export function SendButtons({ session }: { session: Session }) {
  const isOpen = useContext(Held) === undefined && sendCorners(session).length > 0;
  const [best = corners[0]] = cornersBestFirst(session);
  useCornerFocus(isOpen, corners.indexOf(best) + 1);
  return (
    <>
      {corners.map((corner, i) => (
        <SendButton key={corner} session={session} corner={corner} keyCap={String(i + 1)} />
      ))}
    </>
  );
}

/**
 * Whoever goes by keys has the focus on the best corner, or where all are alike on the first, unless he has it
 * elsewhere than on the board or on the bar.
 */
function useCornerFocus(isOpen: boolean, best: number): void {
  useEffect(() => {
    if (!isOpen || !document.documentElement.hasAttribute('data-by-keys')) return;
    const at = document.activeElement;
    const isLeft = at === null || at === document.body || at.closest('.economy-map') !== null;
    if (!isLeft && !at.matches('[data-focus=read]')) return;
    document.querySelector<HTMLElement>(`.button[aria-keyshortcuts="${best}"]`)?.focus();
  }, [isOpen]);
}

interface Props {
  session: Session;
  corner: Space;
  keyCap: string;
}

function SendButton({ session, corner, keyCap }: Props) {
  const { play, chosen, pointed } = session;
  const rank = rankOf(session, corner);
  const label = play.phone.value ? corner : t('send.do', { corner });
  const isOpen = sendCorners(session).includes(corner);
  return (
    <Button
      label={rank ? t(`send.do.${rank}`, { corner: label }) : label}
      name={t('item.at', { space: label, what: cornerWords(session, corner) })}
      second={cornerGain(session, corner, play.phone.value ? '.short' : '')}
      icon={rank === 'best' ? 'check-circle-fill' : 'sign-in'}
      keyCap={keyCap}
      enter={isOpen && chosen.value === corner && isEntered(session)}
      chosen={chosen.value === corner || undefined}
      pointed={pointed.value === corner}
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
