import { nothing, sumOf } from '../bundle/ask';
import { Editor } from '../bundle/Editor';
import { own, type Session } from '../session';
import type { Rent } from '../wire';
import { t } from '../words';
import { draftFor, keepDraft } from './drafts';
import { WishBar } from './WishBar';
import { wishWords } from './wish';
import { wishAsk } from './wish-ask';

interface Props {
  session: Session;
  rent: Rent;
}

/** What the owner would rather have: it is said in the chat, and the offer refused with it. */
export function WishTray({ session, rent }: Props) {
  const { play } = session;
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
  return (
    <WishBar
      session={session}
      words={wishWords({ space: rent.space, mixture })}
      isEmpty={sumOf(ask, mixture) === 0}
      refusal={{ type: 'reject-rent', offer: rent.offer?.number ?? null }}
      line={t('wish.refuse.line', { name })}
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
    </WishBar>
  );
}
