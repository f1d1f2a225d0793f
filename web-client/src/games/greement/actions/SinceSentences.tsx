import { type ComponentChildren, Fragment } from 'preact';
import { begun } from '../../../i18n/begun';
import { listedParts } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import { sparedBy } from '../story/spared';
import { DEEDS } from '../story/turns';
import { sentences, t } from '../words';
import { broughtWords } from './brought-words';
import { unparted } from './change';
import { SinceLine } from './SinceLine';
import type { Since } from './since';
import { deedWords, type Length } from './since-deeds';
import { type EndedEvent, isKeptAway } from './since-events';
import type { OwnChange, Part } from './since-own';
import type { Besides, Told } from './since-told';

/* The sentences in which a reader is told what has happened since his turn. */

interface Props {
  session: Session;
  told: Told;
  /** Several others have to share little room: each is told by how much was done, and hardly where. */
  length: Length;
  /** What befell the reader has no room for the name of the card that did it. */
  bare?: boolean;
}

export function SinceSentence({ session, told, length, bare = false }: Props) {
  switch (told.kind) {
    case 'own':
      return <Own session={session} change={told.change} bare={bare} />;
    case 'events':
      return <Events session={session} told={told} length={length} />;
    case 'brought':
      return <Brought session={session} told={told} />;
    case 'idle':
      return <Idle session={session} group={told.group} />;
    case 'rival':
      return (
        <Sentence session={session} group={told.group} besides={told.besides} length={length} />
      );
    default:
      return <Sentence session={session} group={told.group} length={length} />;
  }
}

/** What befell the reader himself comes first: a loss in brick. */
function Own({ session, change, bare }: OwnProps) {
  const { card, parts, harvest } = change;
  const by = card && !bare ? t('since.own.by', { card }) : '';
  return (
    <SinceLine
      session={session}
      of={signOf(change)}
      squares={parts.flatMap(({ squares = [] }) => squares)}
      coming={harvest && session.harvests.value}
    >
      {by}
      {parts.map((part, i) => (
        <Fragment key={part.words}>
          {i > 0 && t('list.comma')}
          <b class={toneOf(part)}>{unparted(i === 0 && !by ? begun(part.words) : part.words)}</b>
        </Fragment>
      ))}
      .
    </SinceLine>
  );
}

function toneOf({ lost, isUnbroken }: Part): string | undefined {
  const tone = lost === undefined ? [] : [lost ? 'brick-words' : 'green-words'];
  return [...tone, ...(isUnbroken ? ['unbroken'] : [])].join(' ') || undefined;
}

/** Whose doing it was: another's, an event's, or the reader's own. */
function signOf({ by, card, tells }: OwnChange): number | 'reader' | 'events' {
  if (by !== undefined) return by;
  // What values came to tells no line: events did it, several of them where no card is named.
  return card === undefined && tells.length > 0 ? 'reader' : 'events';
}

interface OwnProps {
  session: Session;
  change: OwnChange;
  bare: boolean;
}

/** What is not said where all are named: it came to pass. */
const PASSES: ReadonlySet<EndedEvent['outcome']> = new Set(['passed', 'unpaid', 'each']);

/** The events of the time by their names, in their order, and how they ended; where all are named here, who is not said to have been kept away came to pass. */
function Events({ session, told: { events, also }, length }: EventsProps) {
  const head = headOf(events, also);
  const isSaid = head === 'since.events.stopped.all';
  return (
    <SinceLine session={session} of="events" squares={[]}>
      {sentences.filled(head, {
        n: events.length,
        cards: events.map((event, i) => (
          <Fragment key={event.key}>
            {i > 0 && t('since.events.and')}
            <b>{eventName(event)}</b>
            {!isSaid &&
              (also !== undefined || !PASSES.has(event.outcome) || event.isEmpty) &&
              ` ${endedWords(session, event, length)}`}
          </Fragment>
        )),
      })}
    </SinceLine>
  );
}

interface EventsProps extends Pick<Props, 'session' | 'length'> {
  told: Told & { kind: 'events' };
}

/** The name of its card; of two with the same one, which it is. */
function eventName({ card, nth }: EndedEvent): string {
  if (nth === 0) return cardTitle(card);
  return t(nth === 1 ? 'since.events.first' : 'since.events.again', { card: cardTitle(card) });
}

/** What the list begins with: what all of them came to, if that is one thing. */
function headOf(events: readonly EndedEvent[], also: boolean | undefined) {
  if (events.every(({ outcome }) => outcome === 'stopped')) return 'since.events.stopped.all';
  if (events.every(isKeptAway)) return 'since.events.nothing';
  return also ? 'since.events.also' : 'since.events';
}

/** How an event was kept away; where one paid it off, who, and what of the reader's it would have taken. */
function endedWords(
  { play }: Session,
  { line, outcome, isEmpty }: EndedEvent,
  length: Length,
): string {
  const { seat, price } = line.args;
  const isShort = length === 'terse' || length === 'counted';
  if (isEmpty && !isShort) return t('since.events.empty');
  if (line.code !== 'event-paid' || isShort) return t(`since.events.${outcome}`);
  if (seat === play.seat.value) return t('since.events.paid.you');
  const spared = sparedBy(line, play);
  return t(`since.events.paid.${spared?.beside ?? 'by'}`, {
    name: play.name(Number(seat)),
    price: Number(price),
    n: spared?.squares.length ?? 0,
  });
}

function Sentence({ session, group, length, besides = NOTHING }: SentenceProps) {
  const { play } = session;
  const { text, seat } = lineFace(group[0], play);
  const { undone, isAllUndone = false, isTimedOut } = besides;
  const isDone = seat !== undefined && DEEDS.has(group[0].code);
  const isMore = group.length > 1 || undone.length > 0 || isAllUndone || isTimedOut;
  return (
    <SinceLine
      session={session}
      of={seat ?? 'events'}
      squares={group.flatMap((line) => lineFace(line, play).spaces ?? [])}
    >
      {isDone && (length !== 'full' || isMore)
        ? sentences.filled(isTimedOut ? 'since.deeds.timedOut' : 'since.deeds', {
            name: <b>{play.name(seat)}</b>,
            deeds: isAllUndone
              ? t('since.undone', { deeds: deedWords(group, undefined, length) })
              : deedWords(group, session.player(seat)?.profit, length, undone),
          })
        : (timeWords(session, group[0]) ?? text)}
    </SinceLine>
  );
}

interface Grouped {
  group: Since;
}

interface SentenceProps extends Grouped, Pick<Props, 'session' | 'length'> {
  besides?: Besides;
}

const NOTHING: Besides = { undone: [], isTimedOut: false };

/** All who have done nothing, by their names. */
function Idle({ session, group }: Pick<Props, 'session'> & Grouped) {
  const { play } = session;
  const seats = group.map(({ args }) => Number(args.seat));
  return (
    <SinceLine session={session} of={seats[0] ?? 'events'} squares={[]}>
      {sentences.filled('since.idle', {
        n: seats.length,
        name: listedParts(seats.map(play.name)).map(({ isName, text }) =>
          isName ? <b key={text}>{text}</b> : text,
        ),
      })}
    </SinceLine>
  );
}

interface BroughtProps {
  session: Session;
  told: Told & { kind: 'brought' };
}

/** What an event has brought others, under its own name: the same card may have been stopped just before. */
function Brought({ session, told: { group, cause, named } }: BroughtProps) {
  const { play } = session;
  const card = named ? undefined : cause?.args.card;
  return (
    <SinceLine
      session={session}
      of="events"
      squares={group.flatMap((line) => lineFace(line, play).spaces ?? [])}
    >
      {card !== undefined && t('since.own.by', { card: cardTitle(String(card) as 'V01') })}
      {group.map((line, i) => (
        <Fragment key={line.key}>
          {i > 0 && ' '}
          {broughtWords(session, line)}
        </Fragment>
      ))}
    </SinceLine>
  );
}

/** Of a turn in which nothing was done that the clock ended it. */
function timeWords({ play }: Session, line: StoryLine): ComponentChildren {
  if (line.code !== 'turn-timed-out') return undefined;
  return sentences.filled('since.timedOut', { name: <b>{play.name(Number(line.args.seat))}</b> });
}
