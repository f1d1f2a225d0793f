import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { type Ask, nothing, sumOf } from '../bundle/ask';
import { Editor } from '../bundle/Editor';
import { ownedBy, spaceOf } from '../lookup';
import { own, type Session } from '../session';
import type { Rent } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { wishWords } from './wish';

interface Props {
  session: Session;
  rent: Rent;
}

/** The longest line that the chat takes. */
const LONGEST = 300;

/** What the owner would rather have: it is said in the chat, and the offer refused with it. */
export function WishTray({ session, rent }: Props) {
  const { play, tray } = session;
  const back = () => {
    tray.value = null;
  };
  useEscape(back);
  const { turn } = play.table.value;
  const name = turn === null ? '' : play.name(turn);
  const ask = askOf(session, rent);
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

/** What the payer has and the reader owes; money he has not may be borrowed by the payer. */
function askOf(session: Session, rent: Rent): Ask {
  const table = session.play.table.value;
  const { networkOf, networkAdds } = table.figures;
  const spaces = ownedBy(table, table.turn);
  const items = spaces.map((value) => ({
    value,
    weight: table.values[value] ?? 0,
    notes: {},
    blocked: null,
  }));
  const values = spaces.filter((space) => spaceOf(table, space)?.industry === 'virtual');
  const company = { values, least: networkOf, more: networkAdds };
  const some = { type: 'some', items, least: 0, most: items.length, company } as const;
  const whole = (to: number) => ({ type: 'whole', from: 0, to }) as const;
  return {
    key: `wish ${rent.space}`,
    move: {
      action: 'wish',
      parameters: [
        { name: 'cash', domain: whole(rent.amount) },
        { name: 'takeDebt', domain: whole(own(session)?.debt ?? 0) },
        { name: 'properties', domain: some },
      ],
      limits: [],
      blocked: null,
      forGood: false,
    },
    fixed: {},
    price: rent.amount,
    exact: false,
    names: { cash: 'cash', theirDebt: 'takeDebt' },
    properties: 'properties',
  };
}
