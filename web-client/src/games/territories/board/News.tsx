import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { isGuideOffered } from '../hints';
import { isForHim, isJustOut, isLeaving, recentNews, seatOf } from '../scene/stage';
import type { Session } from '../session';
import { newsBrief, newsWords } from '../story/news';
import { t } from '../words';

/** How many lines are told at once: the last turn is read while the next is played. */
const MOST = 3;

/** So many where the dice of a throw that is played take the room of one. */
const MOST_BESIDE_DICE = 2;

/** So many where more than three others play: what each of them came to since the reader's own throw. */
const MOST_OF_MANY = 5;

/** How many players there are at most. */
const ROUND = 6;

/** The turns since the reader's own last throw, that one included, or once round. */
function roundOf({ play, stage }: Session): ReturnType<typeof recentNews> {
  const turns = recentNews(stage.value.lines, ROUND);
  const seats = turns.map(([line]) => line && seatOf(line));
  const own = seats.indexOf(play.seat.value ?? -1);
  const again = seats.findIndex((seat, i) => seats.indexOf(seat) < i);
  const ends = [own + 1, again].filter((end) => end > 0);
  return turns.slice(0, Math.min(ROUND, ...ends));
}

/** Many play: the middle keeps room for more lines, where it has the height. */
function isCrowd({ shown }: Session): boolean {
  return shown.value.players.filter(({ alive }) => alive).length > MOST + 1;
}

/** The last turns in whole sentences. */
function lastNews(session: Session): ReturnType<typeof recentNews> {
  const most = isCrowd(session) ? Math.min(MOST_OF_MANY, roundOf(session).length) : MOST;
  return recentNews(session.stage.value.lines, Math.max(MOST, most));
}

/**
 * Where there is little room, in short what each has come to since the reader's own last throw, or once
 * round. His own comes last, whatever is left out before it.
 */
function roundNews(session: Session): ReturnType<typeof recentNews> {
  const { play, stage } = session;
  const isThrown = play.phone.value && stage.value.acting !== null;
  const isOffering = play.phone.value && isGuideOffered(session);
  const most = (isThrown ? MOST_BESIDE_DICE : MOST) - (isOffering ? 1 : 0);
  const round = roundOf(session);
  return round.length > most ? [...round.slice(0, most - 1), ...round.slice(-1)] : round;
}

/** Who begins, which nobody chose, and what all begin with. */
function firstWords({ play, stage }: Session): string {
  const starts = stage.value.lines.find(({ code }) => code === 'starts');
  const who = starts ? [newsWords(starts, play.name, play.seat.value)] : [];
  return [...who, t('middle.first')].join(t('list.dot'));
}

/** Who paid whom, how much and why, the newest first; before the first throw what all begin with. */
export function News({ session, brief }: { session: Session; brief: boolean }) {
  const { thrown, acting, news } = session.stage.value;
  const turns = brief ? roundNews(session) : lastNews(session);
  if (turns.length === 0) {
    return <p class="middle-news">{thrown.made === null && firstWords(session)}</p>;
  }
  const isNew = acting === null || news.length > 0;
  const kind = brief ? ' brief' : isCrowd(session) ? ' crowd' : '';
  return (
    <ol class={`middle-news${isNew ? ' fresh' : ''}${kind}`} aria-label={t('middle.news')}>
      {turns.map((told) => (
        <Turn key={told[0]?.key} {...{ session, brief, told }} />
      ))}
    </ol>
  );
}

interface TurnProps {
  session: Session;
  brief: boolean;
  told: readonly StoryLine[];
}

/** What one turn came to; that somebody went out by it comes first, in a line of its own. */
function Turn({ session, brief, told }: TurnProps) {
  const { play, stage } = session;
  const [first] = told;
  const seat = first ? seatOf(first) : null;
  const late = first !== undefined && isForHim(stage.value.lines, first);
  const words = (line: StoryLine) =>
    brief
      ? newsBrief(line, play.seat.value, play.name)
      : newsWords(line, play.name, play.seat.value);
  const why = told.filter((line) => !isLeaving(line)).map(words);
  const said = late && !brief ? [t('news.time-up'), ...why] : why;
  const isHeading = seat === play.seat.value && isJustOut(stage.value, seat) && said.length > 0;
  return (
    <li>
      {seat !== null && <Medal colour={play.colour(seat)} size={17} />}
      {late && brief && <Icon name="hourglass-medium" size={13} />}
      {late && brief && <span class="hidden-text">{t('news.time-up')}</span>}
      <div class="told">
        {!isHeading &&
          told.filter(isLeaving).map((line) => <span key={line.key}>{words(line)}</span>)}
        {said.length > 0 && <span>{said.join(t('list.dot'))}</span>}
      </div>
    </li>
  );
}
