import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Chip } from './Chip';
import { FollowedList } from './FollowedList';
import { Icon } from './Icon';
import { LogLine } from './LogLine';
import type { SeatColour } from './seats';

export interface ChatLine {
  id: string | number;
  name: string;
  text: string;
  /** The seat that speaks; a spectator has none. */
  colour?: SeatColour | undefined;
  spectator?: boolean;
}

interface Props {
  label: string;
  lines: readonly ChatLine[];
  /** Absent where the reader may only listen. */
  onSay?: (text: string) => void;
  /** To whom the reader speaks, where that is not the table. */
  prompt?: string | undefined;
}

/** The longest line that the table takes. */
const LONGEST = 300;

/** What was said, and the field to say more. */
export function ChatBox({ label, lines, onSay, prompt }: Props) {
  return (
    <div class="chat">
      <FollowedList label={label} count={lines.length} empty={t('chat.empty')}>
        {lines.map((line) => (
          <LogLine key={line.id} colour={line.colour}>
            <b>{line.name}</b> {line.spectator && <Chip kind="blue">{t('chat.spectator')}</Chip>}{' '}
            {line.text}
          </LogLine>
        ))}
      </FollowedList>
      {onSay && <ChatField onSay={onSay} prompt={prompt} />}
    </div>
  );
}

/** The field alone, for where the log and not the chat is in sight. */
export function ChatField({
  onSay,
  prompt = t('chat.say'),
}: {
  onSay: (text: string) => void;
  prompt?: string | undefined;
}) {
  const [text, setText] = useState('');
  const say = (event: SubmitEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    onSay(said);
    setText('');
  };
  return (
    <form class="chat-field" onSubmit={say}>
      <input
        class="field"
        value={text}
        maxLength={LONGEST}
        placeholder={prompt}
        aria-label={prompt}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button
        type="submit"
        class="icon-button framed"
        aria-label={t('chat.send')}
        title={t('chat.send')}
      >
        <Icon name="paper-plane-right-fill" />
      </button>
    </form>
  );
}
