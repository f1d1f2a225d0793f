import type { ComponentChildren } from 'preact';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import type { Session } from '../session';
import type { Action } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { LONGEST } from './wish';

interface Props {
  session: Session;
  /** What is said in the chat. */
  words: string;
  /** True while nothing is wished for. */
  isEmpty: boolean;
  /** What refuses the offer, and in words whose. */
  refusal: Action;
  line: string;
  children: ComponentChildren;
}

/** Refuses an offer and says in the chat what one would rather have. */
export function WishBar({ session, words, isEmpty, refusal, line, children }: Props) {
  const { play, tray } = session;
  const back = () => {
    tray.value = null;
  };
  useEscape(back);
  const tooLong = words.length > LONGEST ? t('wish.long') : undefined;
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={t('wish.refuse')}
            second={line}
            icon="chat-circle"
            kind="main"
            keyCap="enter"
            blocked={isEmpty ? t('wish.empty') : tooLong}
            busy={play.busy.value === refusal.type}
            onClick={() => {
              play.say(words);
              void play.act(refusal);
            }}
          />
          <Button
            label={t('wish.back')}
            second={t('wish.back.line')}
            icon="x"
            keyCap="escape"
            onClick={back}
          />
        </>
      }
    >
      {children}
    </Bar>
  );
}
