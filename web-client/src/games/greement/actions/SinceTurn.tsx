import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listed } from '../../../room/words';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import { high } from '../high';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import type { Square } from '../wire';
import { sentences, t } from '../words';
import { useFitting } from './fitting';
import { BROUGHT, drawnTogether, hadTurn, type Since, sinceTurn } from './since';
import { type OwnChange, ownChanges } from './since-own';
import { causeOf, lasting } from './since-squares';
import { changedValues, valuesSince } from './since-values';

/** So many sentences are told at most, and fewer where there is no room for them. */
const MOST = { bar: 6, phone: 2 };

/**
 * What has happened since the reader's turn, while he waits and all through his next one, and for who
 * watches since the round began: first what befell him and by what, then what the values came to, then in its
 * order what else there was. What an event has brought others goes before what they did; the newest is told, as much as can be read whole, and how much more there is.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const box = useRef<HTMLSpanElement>(null);
  const seat = play.seat.value;
  const story = play.lines.value;
  const lines = lasting(story, sinceTurn(story, seat)).map(({ line }) => line);
  const own = [...ownChanges(session), ...valuesSince(session).others];
  const isTold = (line: StoryLine) =>
    own.some(({ tells }) => tells.includes(line.key)) ||
    (isPassed(line) && (changedValues(story, line) || hasBrought(line)));
  const hasBrought = (event: StoryLine) =>
    lines.some((line) => BROUGHT.has(line.code) && causeOf(story, line)?.key === event.key);
  const groups = drawnTogether(
    lines.filter((line) => !isTold(line)),
    story,
  ).toReversed();
  const changed = groups.filter((group) => BROUGHT.has(group[0].code));
  const others = groups.filter((group) => !changed.includes(group));
  const weighed = [...changed, ...others];
  const count = own.length + weighed.length;
  // On a small phone the name of who is on turn stays in front, and one sentence has room beside it.
  const isSmall = play.phone.value && !high.value;
  const isBeside = isSmall && seat !== null && !session.yours.value;
  const shown = useFitting(
    box,
    isBeside ? 1 : MOST[play.phone.value ? 'phone' : 'bar'],
    `${seat} ${own.length} ${lines.at(-1)?.key}`,
  );
  if (count === 0) return null;
  const more = count - Math.min(shown, count);
  const kept = weighed.slice(0, Math.max(0, shown - own.length));
  return (
    <span ref={box} class={`since-turn${isBeside ? ' beside-title' : ''}`}>
      {!isBeside && (
        <b>
          {t(seat === null ? 'watch.since' : hadTurn(story, seat) ? 'turn.since' : 'turn.soFar')}
        </b>
      )}
      {own.slice(0, shown).map((change) => (
        <Own key={change.key} session={session} change={change} />
      ))}
      {groups
        .filter((group) => kept.includes(group))
        .toReversed()
        .map((group) => (
          <Sentence key={group[0].key} session={session} group={group} />
        ))}
      {more > 0 && ' '}
      {more > 0 && (
        <button type="button" class="since-more" onClick={() => play.readStory()}>
          {t('since.earlier', { n: more })}
        </button>
      )}
    </span>
  );
}

function isPassed({ code }: StoryLine): boolean {
  return code === 'vote-let-through' || code === 'event-unpaid';
}

/** What befell the reader himself comes first: a loss in brick. */
function Own({ session, change }: { session: Session; change: OwnChange }) {
  const { card, parts } = change;
  const lighting = useLighting(
    session,
    parts.flatMap(({ squares = [] }) => squares),
  );
  return (
    <span class="since-line" {...lighting}>
      <span>
        {' '}
        {card && t('since.own.by', { card })}
        {parts.map(({ words, lost }, i) => (
          <Fragment key={words}>
            {i > 0 && t('list.comma')}
            <b class={lost === undefined ? undefined : lost ? 'brick-words' : 'green-words'}>
              {words}
            </b>
          </Fragment>
        ))}
        .
      </span>
    </span>
  );
}

function Sentence({ session, group }: { session: Session; group: Since }) {
  const { play } = session;
  if (BROUGHT.has(group[0].code)) return <Brought session={session} group={group} />;
  const { text, seat } = lineFace(group[0], play);
  const squares = group.flatMap((line) => lineFace(line, play).spaces ?? []);
  const lighting = useLighting(session, squares);
  return (
    <span class="since-line" {...lighting}>
      {!play.phone.value && seat !== undefined && <Medal colour={play.colour(seat)} size={16} />}
      <span>
        {' '}
        {group.length === 1 || seat === undefined
          ? (eventWords(session, group[0]) ?? text)
          : sentences.filled('since.deeds', {
              name: <b>{play.name(seat)}</b>,
              deeds: deedWords(group),
            })}
      </span>
    </span>
  );
}

/** What an event has brought, under its own name: the same card may have been stopped just before. */
function Brought({ session, group }: { session: Session; group: Since }) {
  const { play } = session;
  const faces = group.map((line) => lineFace(line, play));
  const lighting = useLighting(
    session,
    faces.flatMap(({ spaces = [] }) => spaces),
  );
  const card = causeOf(play.lines.value, group[0])?.args.card;
  return (
    <span class="since-line" {...lighting}>
      <span>
        {' '}
        {card !== undefined && t('since.own.by', { card: cardTitle(String(card)) })}
        {faces.map(({ text }, i) => (
          <Fragment key={group[i]?.key}>
            {i > 0 && ' '}
            {text}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Under the pointer a sentence lights the squares that it names, as a line of the log does, until it is gone. */
function useLighting({ play }: Session, squares: readonly Square[]) {
  const putOut = useRef(() => {});
  useEffect(() => () => putOut.current(), []);
  if (squares.length === 0) return {};
  const onPointerLeave = () => {
    play.lit.value = [];
    putOut.current = () => {};
  };
  const onPointerEnter = () => {
    play.lit.value = squares;
    putOut.current = onPointerLeave;
  };
  return { onPointerEnter, onPointerLeave };
}

/** Of a turn in which nothing was done that; an event by what it has brought, and not by the count of the votes. */
function eventWords({ play }: Session, line: StoryLine): ComponentChildren {
  if (line.code === 'turn-ended' || line.code === 'turn-timed-out') {
    return sentences.filled('since.idle', { name: <b>{play.name(Number(line.args.seat))}</b> });
  }
  if (!isPassed(line) && line.code !== 'vote-stopped') return undefined;
  const card = <b>{cardTitle(String(line.args.card))}</b>;
  if (!isPassed(line)) return sentences.filled('since.stopped', { card });
  return sentences.filled('since.passed', { card });
}

/** "buys H8 and E5 for 9, seeds both". */
function deedWords(group: Since): string {
  const on = (code: string) => group.filter((line) => line.code === code);
  const squares = (code: string) => on(code).map(({ args }) => String(args.square));
  const [bought, seeded, grazed] = [squares('bought'), squares('seeded'), squares('cattle-bought')];
  const coins = on('bought').reduce(
    (sum, { args }) => sum + Number(args.price) + Number(args.tax),
    0,
  );
  const isWhole = bought.length > 0 && bought.toSorted().join() === seeded.toSorted().join();
  return [
    bought.length > 0 ? t('since.buys', { squares: listed(bought), coins }) : '',
    seeded.length === 0
      ? ''
      : isWhole
        ? t(seeded.length > 2 ? 'since.seeds.all' : 'since.seeds.same', { n: seeded.length })
        : t('since.seeds', { squares: listed(seeded) }),
    grazed.length > 0 ? t('since.grazes', { squares: listed(grazed) }) : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}
