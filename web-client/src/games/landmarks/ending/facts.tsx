import type { LineFace } from '../../faces';
import type { StoryLine } from '../../game';
import { Named } from '../../Named';
import { copiesWords } from '../card-words';
import { incomesOf } from '../knowledge/ledger';
import type { Session } from '../session';
import { t } from '../words';

/** What stood out: the dearest payment, the largest income, the best card. */
export function factLines(session: Session): readonly LineFace[] {
  const { lines } = session.play;
  return [
    ...payment(session, largest(lines.value, 'pays')),
    ...income(session, largest(lines.value, 'takes')),
    ...bestCard(session),
  ];
}

function largest(lines: readonly StoryLine[], code: string): StoryLine | undefined {
  return lines
    .filter((line) => line.code === code)
    .reduce<StoryLine | undefined>(
      (best, line) => (!best || amountOf(line) > amountOf(best) ? line : best),
      undefined,
    );
}

const amountOf = ({ args }: StoryLine) => Number(args.amount ?? 0);

const cardsOf = ({ args }: StoryLine) => copiesWords(String(args.card), Number(args.copies ?? 1));

function payment({ play }: Session, line: StoryLine | undefined): readonly LineFace[] {
  if (!line) return [];
  const seat = Number(line.args.seat);
  const fill = {
    name: <Named play={play} seat={seat} />,
    to: <Named play={play} seat={Number(line.args.to)} />,
    amount: amountOf(line),
    cards: cardsOf(line),
  };
  return [{ seat, text: t.rich('fact.payment', fill) }];
}

function income({ play }: Session, line: StoryLine | undefined): readonly LineFace[] {
  if (!line) return [];
  const seat = Number(line.args.seat);
  const fill = {
    name: <Named play={play} seat={seat} />,
    amount: amountOf(line),
    cards: cardsOf(line),
  };
  return [{ seat, text: t.rich('fact.income', fill) }];
}

/** The card that has brought one player most. */
function bestCard({ play }: Session): readonly LineFace[] {
  const { players } = play.table.value;
  const rows = incomesOf(play.table.value, play.lines.value).flatMap(({ card, coins }) =>
    players.map(({ seat }, i) => ({ card, seat, coins: coins[i] ?? 0 })),
  );
  const best = rows.reduce<(typeof rows)[number] | undefined>(
    (most, row) => (!most || row.coins > most.coins ? row : most),
    undefined,
  );
  if (!best || best.coins <= 0) return [];
  const { seat, coins, card } = best;
  const fill = {
    name: <Named play={play} seat={seat} />,
    amount: coins,
    card: copiesWords(card, 1),
  };
  return [{ seat, text: t.rich('fact.card', fill) }];
}
