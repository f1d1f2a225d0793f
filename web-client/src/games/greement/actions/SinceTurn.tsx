import { useRef } from 'preact/hooks';
import type { StoryLine } from '../../game';
import { high } from '../high';
import type { Session } from '../session';
import { loggedFace } from '../story/lines';
import { DEEDS, hadTurn, windowOf } from '../story/turns';
import { t } from '../words';
import { useFitting } from './fitting';
import { Brought, Own, Sentence } from './SinceSentences';
import {
  BROUGHT,
  drawnTogether,
  firstTold,
  isIdle,
  isPassed,
  type Since,
  sinceTurn,
} from './since';
import { type OwnChange, ownChanges } from './since-own';
import { causeOf, holds, lasting } from './since-squares';
import { changedValues, valuesSince } from './since-values';

/** So many sentences are told at most, and fewer where there is no room for them; of the reader's own all. Beside the map a bar has its height in any case. */
const MOST = { beside: 12, bar: 6, phone: 2 };

/** So many of the others are told of on a phone whatever befell the reader. */
const RIVALS_ON_PHONE = 4;

/**
 * What has happened since the reader's turn, while he waits and all through his next one, and for who watches since
 * the round began: first what befell him and by what, and the values by which he earns, then what other values came
 * to, then in its order what else there was. What the reader lost and gained is told whole; of the rest what each of
 * the others did goes before the other values, these before what an event has brought others, and the newest before
 * the older: as much as can be read whole, and how much more there is.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const box = useRef<HTMLSpanElement>(null);
  const seat = play.seat.value;
  const story = play.lines.value;
  const beginning = windowOf(story, seat).find((line) => loggedFace(line, play) !== null);
  const lines = lasting(story, sinceTurn(story, seat))
    .map(({ line }) => line)
    .filter((line) => !DEEDS.has(line.code) || holds(story, line));
  const befallen = ownChanges(session);
  const values = valuesSince(session).others;
  const own = [...befallen, ...values];
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
  const rivals = groups.filter(([{ code }]) => DEEDS.has(code));
  const brought = groups.filter(([{ code }]) => BROUGHT.has(code));
  const rest = groups.filter((group) => ![...rivals, ...brought].includes(group));
  const weighed = [...befallen, ...rivals, ...values, ...brought, ...rest];
  // On a small phone the name of who is on turn stays in front, and one sentence has room beside it.
  const isSmall = play.phone.value && !high.value;
  const isBeside = isSmall && seat !== null && !session.yours.value;
  const place = play.phone.value ? 'phone' : play.low.value ? 'beside' : 'bar';
  const some = befallen.length + (place === 'phone' ? Math.min(rivals.length, RIVALS_ON_PHONE) : 0);
  const most = isBeside ? 1 : Math.max(MOST[place], some);
  const within = (n: number) => Math.max(1, Math.min(most, n));
  const fitting = useFitting(
    box,
    {
      least: within(befallen.length),
      kept: within(befallen.length + rivals.length),
      most: within(weighed.length),
    },
    `${seat} ${weighed.length} ${lines.at(-1)?.key} ${session.verdict.value !== null}`,
  );
  if (weighed.length === 0) return null;
  const shown = new Set(weighed.slice(0, fitting.lines));
  const isBrief = rivals.length > 1 && (play.phone.value || fitting.dense);
  const length = fitting.short !== 'no' ? 'terse' : isBrief ? 'brief' : 'full';
  const isShown = (told: OwnChange | Since) => shown.has(told);
  // One sentence may tell of several values or squares: each of them is one more.
  const told = own
    .filter(isShown)
    .map((change) => (fitting.short === 'all' ? short(change) : change));
  const parts = (changes: readonly OwnChange[]) => changes.flatMap((change) => change.parts).length;
  const more = parts(own) - parts(told) + groups.filter((group) => !isShown(group)).length;
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
      {told.map((change) => (
        <Own key={change.key} session={session} change={change} />
      ))}
      {groups
        .filter(isShown)
        .toReversed()
        .map((group, i) => {
          if (!BROUGHT.has(group[0].code)) {
            return <Sentence key={group[0].key} session={session} group={group} length={length} />;
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
        <button type="button" class="since-more" onClick={() => play.readStory(beginning?.key)}>
          {t('since.earlier', { n: more })}
        </button>
      )}
    </span>
  );
}

/** Without what is neither his loss nor his gain, where something else is told with it. */
function short(change: OwnChange): OwnChange {
  const parts = change.parts.filter(({ lost }) => lost !== undefined);
  return parts.length > 0 ? { ...change, parts } : change;
}
