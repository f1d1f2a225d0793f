import './since-rows.css';
import { useContext, useRef } from 'preact/hooks';
import { Folded } from '../../../ui/folded';
import type { Session } from '../session';
import { loggedFace } from '../story/lines';
import { hadOwnTurn, windowOf } from '../story/turns';
import { t } from '../words';
import { useFitting } from './fitting';
import { SinceSentence } from './SinceSentences';
import { firstTold } from './since';
import type { Length } from './since-deeds';
import { shownOf, tellingOf } from './since-told';
import { useWholeStory } from './whole-story';

/** So many sentences are told at most besides those that are kept: a bar beside the map has its height in any case, and a phone its rows. */
const MOST = { beside: 12, bar: 6 };

/**
 * What has happened since the reader's turn, while he waits and all through his next one, and for who watches since
 * the round began. What befell him and by what, the events by name and each of the others are told in any case, the
 * others as short as it takes; of the rest as much as can be read whole, and how much more there is.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const isFolded = useContext(Folded);
  const box = useRef<HTMLSpanElement>(null);
  const seat = play.seat.value;
  const story = play.lines.value;
  const telling = tellingOf(session);
  const { told, weighed } = telling;
  const rivals = told.filter(({ kind }) => kind === 'rival').length;
  // On a phone the name of who is on turn stays in front.
  const isBeside = play.phone.value && seat !== null && !session.yours.value;
  const { kept } = telling;
  const most = Math.max(play.low.value || play.phone.value ? MOST.beside : MOST.bar, kept);
  const offers = play.hand.value?.offers.length;
  const news = `${seat} ${weighed.length} ${story.at(-1)?.key} ${session.verdict.value !== null} ${offers} ${isFolded}`;
  const beyond = Math.max(0, weighed.length - most);
  const light = Math.max(0, telling.light - beyond);
  const fitting = useFitting(box, { kept, light, most: weighed.length - beyond }, news);
  const { isWhole, turn } = useWholeStory(box, news);
  if (weighed.length === 0) return null;
  const isShort = fitting.short === 'all' || fitting.short === 'counts';
  const isBare = play.phone.value && (isShort || fitting.short === 'bare') && !isWhole;
  const part = shownOf(telling, fitting.lines, isShort);
  const shown = isWhole ? shownOf(telling, weighed.length, false).shown : part.shown;
  const length: Length =
    fitting.short === 'counts' && !isWhole
      ? 'counted'
      : fitting.short !== 'no' && !isWhole
        ? 'terse'
        : rivals > 1 && !isWhole && (play.phone.value || fitting.dense)
          ? 'brief'
          : 'full';
  // On a phone what is told shorter can be read whole as well, though nothing is left out.
  const isShorter = fitting.short === 'others' ? rivals > 0 : fitting.short !== 'no';
  const isMore = part.more > 0 || (play.phone.value && isShorter);
  const beginning = windowOf(story, seat).find((line) => loggedFace(line, play) !== null);
  return (
    <span
      ref={box}
      class={`since-turn${firstTold(session) ? ' first' : ''}${isBeside ? ' beside-title' : ''}${fitting.dense ? ' dense' : ''}${isWhole ? ' whole' : ''}`}
      data-gone={(!isWhole && fitting.gone.join(' ')) || undefined}
      data-alone={fitting.alone === 'no' || isWhole ? undefined : fitting.alone}
    >
      <b>{t(seat === null ? 'watch.since' : hadOwnTurn(play) ? 'turn.since' : 'turn.soFar')}</b>
      {shown.map((each) => (
        <SinceSentence
          key={
            each.kind === 'own'
              ? each.change.key
              : each.kind === 'events'
                ? 'events'
                : each.group[0].key
          }
          session={session}
          told={each}
          length={length}
          bare={isBare}
        />
      ))}
      {isMore && ' '}
      {isMore && (
        // Where nothing can be done its bar has the focus, and not what leads away from it.
        <button
          type="button"
          class="since-more"
          data-focus="never"
          aria-expanded={play.phone.value ? isWhole : undefined}
          onClick={() => (play.phone.value ? turn() : play.readStory(beginning?.key))}
        >
          {play.phone.value ? (
            <MoreWords
              more={part.more}
              // Where nothing is left to give up it is as short as all else.
              isShorter={isShorter && fitting.alone !== 'title'}
              isWhole={isWhole}
            />
          ) : (
            t('since.earlier', { n: part.more })
          )}
        </button>
      )}
    </span>
  );
}

interface MoreProps {
  /** So many are left out. */
  more: number;
  /** What is not left out is told shorter. */
  isShorter: boolean;
  isWhole: boolean;
}

/** In short what the eye sees beside them, whole to the ear. */
function MoreWords({ more, isShorter, isWhole }: MoreProps) {
  if (isWhole) return <>{t('since.less')}</>;
  const key = isShorter ? 'since.fuller.more' : 'since.earlier.brief';
  return (
    <>
      <span aria-hidden="true">{more > 0 ? t(key, { n: more }) : t('since.fuller')}</span>
      <span class="hidden-text">
        {more > 0 ? t('since.whole', { n: more }) : t('since.fuller.whole')}
      </span>
    </>
  );
}
