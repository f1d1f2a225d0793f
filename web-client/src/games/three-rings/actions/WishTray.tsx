import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { nothing, sumOf } from '../bundle/ask';
import { Editor } from '../bundle/Editor';
import { own, type Session } from '../session';
import type { Rent } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { LONGEST, wishWords } from './wish';
import { wishAsk } from './wish-ask';

interface Props {
  session: Session;
  rent: Rent;
}

/** What the owner would rather have: it is said in the chat, and the offer refused with it. */
export function WishTray({ session, rent }: Props) {
  const { play, tray } = session;
  const back = () => {
    tray.value = null;
  };
  useEscape(back);
  const { turn } = play.table.value;
  const name = turn === null ? '' : play.name(turn);
  const ask = wishAsk(session, {
    key: `wish ${rent.space}`,
    of: turn,
    price: rent.amount,
    mostCash: rent.amount,
    mostDebt: own(session)?.debt ?? 0,
  });
  const mixture = draftFor(session, ask, () => nothing);
  const words = wishWords({ space: rent.space, mixture });
  const blocked =
    sumOf(ask, mixture) === 0
      ? t('wish.empty')
      : words.length > LONGEST
        ? t('wish.long')
        : undefined;
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={t('wish.refuse')}
            second={t('wish.refuse.line', { name })}
            icon="chat-circle"
            kind="main"
            keyCap="enter"
            blocked={blocked}
            busy={play.busy.value === 'reject-rent'}
            onClick={() => {
              play.say(words);
              void play.act({ type: 'reject-rent', offer: rent.offer?.number ?? null });
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
      <Editor
        session={session}
        ask={ask}
        mixture={mixture}
        onChange={(next) => keepDraft(session, ask, next)}
        change={{
          cash: mixture.cash,
          debt: -mixture.theirDebt,
          gains: mixture.properties,
          gives: [],
        }}
        labels={{ cash: t('wish.label.cash'), theirDebt: t('wish.label.debt') }}
        notes={{
          cash: t('wish.note.cash', { name }),
          theirDebt: t('wish.note.debt', { debt: own(session)?.debt ?? 0 }),
        }}
      />
    </Bar>
  );
}
