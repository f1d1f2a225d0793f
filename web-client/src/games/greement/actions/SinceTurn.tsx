import { useRef } from 'preact/hooks';
import type { StoryLine } from '../../game';
import { high } from '../high';
import type { Session } from '../session';
import { hadTurn } from '../story/turns';
import { t } from '../words';
import { useFitting } from './fitting';
import { Brought, Own, Sentence } from './SinceSentences';
import { BROUGHT, drawnTogether, firstTold, isIdle, isPassed, sinceTurn } from './since';
import { ownChanges } from './since-own';
import { causeOf, lasting } from './since-squares';
import { changedValues, valuesSince } from './since-values';

/** So many sentences are told at most, and fewer where there is no room for them; of the reader's own all. Beside the map a bar has its height in any case. */
const MOST = { beside: 12, bar: 6, phone: 2 };

/**
 * What has happened since the reader's turn, while he waits and all through his next one, and for who
 * watches since the round began: first what befell him and by what, then what the values came to, then in its
 * order what else there was. What the reader lost and gained is told whole; of the rest what an event has brought
 * others goes before what they did, the newest is told, as much as can be read whole, and how much more there is.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const box = useRef<HTMLSpanElement>(null);
  const seat = play.seat.value;
  const story = play.lines.value;
  const lines = lasting(story, sinceTurn(story, seat)).map(({ line }) => line);
  const befallen = ownChanges(session);
  const own = [...befallen, ...valuesSince(session).others];
  const isTold = (line: StoryLine) =>
    own.some(({ tells }) => tells.includes(line.key)) ||
    (isPassed(line) && (changedValues(story, line) || hasBrought(line)));
  const hasBrought = (event: StoryLine) =>
    lines.some((line) => BROUGHT.has(line.code) && causeOf(story, line)?.key === event.key);
  const drawn = drawnTogether(
    lines.filter((line) => !isTold(line)),
    story,
  );
  // That somebody has done nothing is told where there is nothing else to tell.
  const groups = (
    own.length > 0 || !drawn.every(isIdle) ? drawn.filter((group) => !isIdle(group)) : drawn
  ).toReversed();
  const changed = groups.filter((group) => BROUGHT.has(group[0].code));
  const others = groups.filter((group) => !changed.includes(group));
  const weighed = [...changed, ...others];
  const count = own.length + weighed.length;
  // On a small phone the name of who is on turn stays in front, and one sentence has room beside it.
  const isSmall = play.phone.value && !high.value;
  const isBeside = isSmall && seat !== null && !session.yours.value;
  const place = play.phone.value ? 'phone' : play.low.value ? 'beside' : 'bar';
  const most = isBeside ? 1 : Math.max(MOST[place], befallen.length);
  const fitting = useFitting(
    box,
    {
      least: Math.max(1, Math.min(most, befallen.length)),
      most: Math.max(1, Math.min(most, count)),
    },
    `${seat} ${count} ${lines.at(-1)?.key} ${session.verdict.value !== null}`,
  );
  const shown = fitting.lines;
  if (count === 0) return null;
  const kept = weighed.slice(0, Math.max(0, shown - own.length));
  // One sentence may tell of several values or squares: each of them is one more.
  const hidden = own.slice(shown).flatMap(({ parts }) => parts);
  const more = hidden.length + weighed.length - kept.length;
  return (
    <span
      ref={box}
      class={`since-turn${firstTold(session) ? ' first' : ''}${isBeside ? ' beside-title' : ''}${fitting.dense ? ' dense' : ''}`}
      data-alone={fitting.alone === 'no' ? undefined : fitting.alone}
    >
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
        .map((group, i) => {
          if (!BROUGHT.has(group[0].code)) {
            return <Sentence key={group[0].key} session={session} group={group} />;
          }
          const cause = causeOf(story, group[0]);
          const isNamed = i === 0 && cause && own.at(-1)?.tells.includes(cause.key);
          return (
            <Brought
              key={group[0].key}
              session={session}
              group={group}
              cause={isNamed ? undefined : cause}
            />
          );
        })}
      {more > 0 && ' '}
      {more > 0 && (
        <button type="button" class="since-more" onClick={() => play.readStory()}>
          {t('since.earlier', { n: more })}
        </button>
      )}
    </span>
  );
}
