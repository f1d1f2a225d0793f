import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { isForHim, isJustOut, isLeaving, recentNews, seatOf } from '../scene/stage';
import type { Session } from '../session';
import { newsBrief, newsWords } from '../story/news';
import { t } from '../words';

/** How many lines are told at once: the last turn is read while the next is played. */
const MOST = 3;

/** So many where the dice of a throw that is played take the room of one. */
const MOST_BESIDE_DICE = 2;

/** How many players there are at most. */
const ROUND = 6;

/**
 * Where there is little room, in short what each has come to since the reader's own last throw, or once
 * round. His own comes last, whatever is left out before it.
 */
function roundNews({ play, stage }: Session): ReturnType<typeof recentNews> {
  const isThrown = play.phone.value && stage.value.acting !== null;
  const most = isThrown ? MOST_BESIDE_DICE : MOST;
  const turns = recentNews(stage.value.lines, ROUND);
  const seats = turns.map(([line]) => line && seatOf(line));
  const own = seats.indexOf(play.seat.value ?? -1);
  const again = seats.findIndex((seat, i) => seats.indexOf(seat) < i);
  const ends = [own + 1, again].filter((end) => end > 0);
  const round = turns.slice(0, Math.min(ROUND, ...ends));
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
  const { lines, thrown, acting, news } = session.stage.value;
  const turns = brief ? roundNews(session) : recentNews(lines, MOST);
  if (turns.length === 0) {
    return <p class="middle-news">{thrown.made === null && firstWords(session)}</p>;
  }
  const isNew = acting === null || news.length > 0;
  return (
    <ol
      class={`middle-news${isNew ? ' fresh' : ''}${brief ? ' brief' : ''}`}
      aria-label={t('middle.news')}
    >
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
