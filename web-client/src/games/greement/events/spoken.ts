import { spokenChange } from '../actions/change';
import { cardFace } from '../cards';
import { type Session, stageOf } from '../session';
import { t } from '../words';
import { foreseen, foretoldChange, foretoldName } from './foreseen';
import { avoidWords, cardTitle, EAR, effectLines, foreseenOn } from './words';

const spoken = new WeakMap<Session, { stage: string; words: string }>();

/**
 * The open event as it is heard when it comes up: how it is stopped, what it does, and what to the reader. It
 * stays as it was said first: whatever changes in it would have all of it read again.
 */
export function spokenEvent(session: Session): string {
  const stage = stageOf(session.play.table.value);
  const before = spoken.get(session);
  if (before?.stage === stage) return before.words;
  const words = eventWords(session);
  spoken.set(session, { stage, words });
  return words;
}

function eventWords(session: Session): string {
  const table = session.play.table.value;
  const { event } = table;
  if (!event) return '';
  const { card, position, price } = event;
  const effects = effectLines(card, foreseenOn(table), EAR).map(({ words, change, worded }) =>
    t(worded ? 'spoken.effect.worded' : 'spoken.effect', { words, change }),
  );
  return [
    t('spoken.event', { avoid: avoidWords(card), title: cardTitle(card), position }),
    price ? t('spoken.price', { price }) : '',
    `${effects.join(t('list.comma'))}.`,
    yours(session, card),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Under which words the eye reads what is foretold; where it reads no list only what changes is said. */
const UNLESS = {
  vote: 'foreseen.passes',
  alone: 'foreseen.unpaid',
  together: 'spoken.unpaid',
  each: 'spoken.unpaid',
} as const;

/** What the eye reads of the reader's own, in its order. */
function yours(session: Session, card: string): string {
  const { avoided } = cardFace(card);
  const isListed = avoided === 'vote' || avoided === 'alone';
  const debt = session.play.hand.value?.debt;
  const paid = avoided !== 'vote';
  const rows = foreseen(session).filter(({ from, to }) => isListed || from !== to);
  if (rows.length === 0) return '';
  const told = rows.map((row, i) =>
    t('spoken.effect', {
      words: foretoldName(row, rows[i - 1]),
      change: foretoldChange(row, { debt, paid, spoken: spokenChange }),
    }),
  );
  return `${t(UNLESS[avoided])} ${told.join(t('list.comma'))}.`;
}
