import { begun } from '../../../i18n/begun';
import { listed } from '../../../i18n/list';
import { spokenChange } from '../actions/change';
import { cardFace, taken } from '../cards';
import { type Session, stageOf } from '../session';
import { t } from '../words';
import { foreseen, foretoldChange, foretoldName, worthChange } from './foreseen';
import { foreseenPrices } from './foreseen-prices';
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
  const lines = effectLines(card, foreseenOn(table), EAR);
  const changing = lines.filter(({ stays }) => !stays);
  const effects = (changing.length > 0 ? changing : lines).map(({ words, change, worded }) =>
    t(worded ? 'spoken.effect.worded' : 'spoken.effect', { words, change }),
  );
  return [
    t('spoken.event', { avoid: avoidWords(card), title: cardTitle(card), position }),
    price ? t('spoken.price', { price }) : '',
    `${begun(effects.join(t('list.comma')))}.`,
    yours(session, card),
    ...others(session, card),
    ...inDanger(session, card),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Under which words the eye reads what is foretold; what stays as it is takes the ear's time alone. */
const UNLESS = {
  vote: 'foreseen.passes',
  alone: 'foreseen.unpaid',
  together: 'spoken.unpaid',
  each: 'spoken.unpaid',
} as const;

/** What of the reader's own changes, in the order in which the eye reads it. */
function yours(session: Session, card: string): string {
  const { avoided } = cardFace(card);
  const debt = session.play.hand.value?.debt;
  const paid = avoided !== 'vote';
  const all = foreseen(session);
  const rows = all.filter(({ from, to }) => from !== to);
  const prices = foreseenPrices(session);
  if (rows.length === 0 && !prices) {
    // Of a covered paper not even that is said.
    const isKnown = all.length > 0 && !paid && !session.covered.value;
    return isKnown ? t('spoken.nothingYours') : '';
  }
  const told = rows.map((row, i) =>
    t('spoken.effect', {
      words: foretoldName(row, rows[i - 1]),
      change: foretoldChange(row, { debt, paid, spoken: spokenChange }),
    }),
  );
  if (prices) told.push(t('spoken.effect', { words: t('foreseen.prices'), change: prices }));
  return `${t(UNLESS[avoided])} ${told.join(t('list.comma'))}.`;
}

/** So many of the others are all told; of more only what changes most. */
const ALL_TOLD = 4;
const MOST_TOLD = 2;

/** What a vote does to the profits of the others, and to what their squares count, as the eye reads beside it. */
function others({ play }: Session, card: string): readonly string[] {
  if (cardFace(card).avoided !== 'vote') return [];
  const table = play.table.value;
  const them = table.players.filter(({ seat, left }) => !left && seat !== play.seat.value);
  const told = (what: 'profit' | 'worth', changeOf: (player: (typeof them)[number]) => Change) => {
    const changes = them
      .map((player) => ({ name: play.name(player.seat), ...changeOf(player) }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) return [];
    const key = play.seat.value === null ? 'spoken.others.all' : 'spoken.others';
    const list = (them.length > ALL_TOLD ? largest(changes) : changes)
      .map((change) => t('spoken.effect', { words: change.name, change: spokenChange(change) }))
      .join(t('list.comma'));
    return [t(key, { what: t(`vote.others.${what}`), list })];
  };
  return [
    ...told('profit', ({ seat, profit: from }) => {
      return { from, to: table.event?.prospect.seats[seat]?.profit ?? from };
    }),
    ...told('worth', ({ seat }) => worthChange(table, seat)),
  ];
}

/** Of a payment one makes for all: whether the reader is in danger, and who else is. */
function inDanger({ play }: Session, card: string): readonly string[] {
  if (cardFace(card).avoided !== 'alone') return [];
  const table = play.table.value;
  const squares = (seat: number) => taken(table, seat).length;
  const hit = table.players
    .filter(({ seat }) => seat !== play.seat.value && squares(seat) > 0)
    .map(({ seat }) => t('spoken.hit', { name: play.name(seat), n: squares(seat) }));
  const me = play.seat.value;
  return [
    ...(me !== null && squares(me) === 0 ? [t('spoken.safe')] : []),
    ...(hit.length > 0 ? [t('spoken.hits', { list: listed(hit) })] : []),
  ];
}

interface Change {
  from: number;
  to: number;
}

function largest<C extends Change>(changes: readonly C[]): readonly C[] {
  const size = ({ from, to }: Change) => Math.abs(to - from);
  return [...changes].sort((one, other) => size(other) - size(one)).slice(0, MOST_TOLD);
}
