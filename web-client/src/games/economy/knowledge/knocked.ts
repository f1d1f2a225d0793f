import { type Lying, lyingOn } from '../cards';
import { toldOfSeat, whom } from '../reader';
import type { Session } from '../session';
import type { Space, Table } from '../wire';
import { sentences, t } from '../words';
import { gainWords } from './Gains';
import { whoseCard } from './owned';

/** What is told of a space instead of a landing, while the corner for a piece is still to be chosen. */
export interface Sent {
  line: string;
  effect: string;
}

/**
 * Where a piece was knocked out whose corner is not chosen yet; null while there is none, and as soon as it flies
 * there.
 */
export function knockedAt({ phase, lastMove, sending, players }: Table): Space | null {
  const waits = players.some(({ seat, piece }) => seat === sending && piece.outside === null);
  return phase === 'send' && waits ? (lastMove?.path.at(-1) ?? null) : null;
}

/**
 * Who is out, what becomes of the card and who is paid: told until the corner is chosen, for only then the card is
 * turned.
 */
export function knockedOn(session: Session, space: Space): Sent | undefined {
  const { play, scenes } = session;
  const table = scenes.shown.value;
  const { sending } = table;
  if (sending === null || knockedAt(table) !== space) return undefined;
  const key = toldOfSeat(play, 'knocked.line', sending);
  const line = sentences.words(key, { name: play.name(sending) });
  return { line, effect: becomes(session, table, lyingOn(table, space)) };
}

/** What becomes of the card and who is paid, in one line; empty where no corner is to be chosen. */
export function knockedWords(session: Session): string {
  const table = session.scenes.shown.value;
  const space = knockedAt(table);
  return space === null ? '' : becomes(session, table, lyingOn(table, space), '.short');
}

function becomes(session: Session, table: Table, lying: Lying, size: '' | '.short' = ''): string {
  switch (lying.lies) {
    case 'nothing':
      return t('landing.nothing');
    case 'back':
      if (lying.forgotten) return t('knocked.forgotten');
      return table.part === 2
        ? t('knocked.back.2', { taker: whom(session.play, table.turn) })
        : t('knocked.back.1');
    case 'card': {
      const whose = whoseCard(session, lying.card);
      const gains = gainWords(session, table.pays[lying.card.sector] ?? []);
      return table.part === 2 ? t(`knocked.2${size}`, { whose, gains }) : t('knocked.1', { whose });
    }
  }
}
