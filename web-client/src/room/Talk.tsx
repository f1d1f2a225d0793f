import { ChatBox, ChatField, type ChatLine as Shown } from '../ui/ChatBox';
import type { KeptNotice } from './notices';
import { type Session, useRoom, useSession } from './session';
import { t } from './words';

/** The chat of the room with what the room itself has to say. */
export function Talk() {
  const session = useSession();
  return (
    <ChatBox
      label={t('tab.chat')}
      lines={talk(session)}
      onSay={(text) => void session.order({ type: 'say', text })}
      prompt={usePrompt()}
    />
  );
}

/** The field of the chat alone, below the log. */
export function SayField() {
  const session = useSession();
  return (
    <ChatField onSay={(text) => void session.order({ type: 'say', text })} prompt={usePrompt()} />
  );
}

/** While a game is on, spectators talk among themselves. */
function usePrompt(): string | undefined {
  const seat = useSession().store.seat.value;
  const { stage } = useRoom();
  return seat === null && stage === 'playing' ? t('chat.bench') : undefined;
}

/** Each notice stands before the first line of the chat that came after it; at the end who came and went is told no more. */
function talk(session: Session): Shown[] {
  const isOver = session.store.room.value?.stage === 'over';
  const notices = isOver ? [] : session.notices.value;
  const shown: Shown[] = [];
  let next = 0;
  const noticesBefore = (n: number) => {
    for (let notice = notices[next]; notice && notice.after < n; notice = notices[++next]) {
      shown.push(noticeLine(notice, next));
    }
  };
  for (const { n, channel, seat, name, text } of session.store.chat.value) {
    noticesBefore(n);
    const colour = seat === null ? undefined : colourOfSpeaker(session, seat, name);
    shown.push({ id: n, name, text, colour, spectator: channel === 'bench' });
  }
  noticesBefore(Number.POSITIVE_INFINITY);
  return shown;
}

function noticeLine({ name, words }: KeptNotice, index: number): Shown {
  return { id: `notice-${index}`, name, text: words };
}

/** Seats move up when one in front is given up: the name tells whether it is still the speaker's. */
function colourOfSpeaker(session: Session, seat: number, name: string) {
  return session.seatView(seat)?.name === name ? session.colour(seat) : undefined;
}
