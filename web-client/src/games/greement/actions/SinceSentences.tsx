import { type ComponentChildren, Fragment } from 'preact';
import { useLighting } from '../../../ui/lighting';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import { DEEDS } from '../story/turns';
import { sentences, t } from '../words';
import { isPassed, type Since } from './since';
import { deedWords, type Length } from './since-deeds';
import type { OwnChange } from './since-own';

/* The sentences in which a reader is told what has happened since his turn. */

/** What befell the reader himself comes first: a loss in brick. */
export function Own({ session, change }: { session: Session; change: OwnChange }) {
  const { card, parts } = change;
  const lighting = useLighting(
    session.play.lit,
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

interface SentenceProps {
  session: Session;
  group: Since;
  /** Several others have to share little room: each is told by how much was done, and hardly where. */
  length: Length;
}

export function Sentence({ session, group, length }: SentenceProps) {
  const { play } = session;
  const { text, seat } = lineFace(group[0], play);
  const squares = group.flatMap((line) => lineFace(line, play).spaces ?? []);
  const lighting = useLighting(session.play.lit, squares);
  const isDone = seat !== undefined && DEEDS.has(group[0].code);
  return (
    <span class="since-line" {...lighting}>
      {!play.phone.value && seat !== undefined && <Medal colour={play.colour(seat)} size={16} />}
      <span>
        {' '}
        {isDone && (length !== 'full' || group.length > 1)
          ? sentences.filled('since.deeds', {
              name: <b>{play.name(seat)}</b>,
              deeds: deedWords(group, session.player(seat)?.profit, length),
            })
          : (eventWords(session, group[0]) ?? text)}
      </span>
    </span>
  );
}

interface BroughtProps {
  session: Session;
  group: Since;
  /** Left out where the sentence before has named the event. */
  cause: StoryLine | undefined;
}

/** What an event has brought, under its own name: the same card may have been stopped just before. */
export function Brought({ session, group, cause }: BroughtProps) {
  const { play } = session;
  const faces = group.map((line) => lineFace(line, play));
  const lighting = useLighting(
    session.play.lit,
    faces.flatMap(({ spaces = [] }) => spaces),
  );
  const card = cause?.args.card;
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

/** Of an idle turn that, or that the clock ended it; an event by what it has brought, and not by the count of the votes. */
function eventWords({ play }: Session, line: StoryLine): ComponentChildren {
  if (line.code === 'turn-ended' || line.code === 'turn-timed-out') {
    const key = line.code === 'turn-ended' ? 'since.idle' : 'since.timedOut';
    return sentences.filled(key, { name: <b>{play.name(Number(line.args.seat))}</b> });
  }
  if (!isPassed(line) && line.code !== 'vote-stopped') return undefined;
  const card = <b>{cardTitle(String(line.args.card))}</b>;
  if (!isPassed(line)) return sentences.filled('since.stopped', { card });
  return sentences.filled('since.passed', { card });
}
