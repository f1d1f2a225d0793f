import './news.css';
import { Fragment } from 'preact';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { isOfferedInMiddle } from '../hints';
import { isJustOut, isLeaving, recentNews, seatOf } from '../scene/stage';
import type { Session } from '../session';
import { fitted, type Name } from '../story/fitting';
import { newsBare, newsBrief, newsWords } from '../story/news';
import { t } from '../words';
import { ByTableSign } from './ByTableSign';
import { frameShown, TALL } from './frame';
import type { NewsRoom } from './news-room';

/** How many lines are told at once: the last turn is read while the next is played. */
const MOST = 3;

/** So many where more than three others play: what each of them came to since the reader's own throw. */
const MOST_OF_MANY = 5;

/** How many rows a phone has for them, a tall one and a short one, and while the guide is offered there. */
const ROWS = { tall: 6, short: 4 } as const;
const OFFERING = { tall: 3, short: 1 } as const;

/** How many players there are at most. */
const ROUND = 6;

/** The turns since the reader's own last throw, that one included, or once round; never less than a few. */
function roundOf({ play, stage }: Session): ReturnType<typeof recentNews> {
  const turns = recentNews(stage.value.lines, ROUND);
  const seats = turns.map(([line]) => line && seatOf(line));
  const own = seats.indexOf(play.seat.value ?? -1);
  const again = seats.findIndex((seat, i) => seats.indexOf(seat) < i);
  const ends = [own + 1, again].filter((end) => end > 0);
  return turns.slice(0, Math.max(MOST, Math.min(ROUND, ...ends)));
}

/** Many play: the middle keeps room for more lines, which are short then, so that none takes two. */
function isCrowd({ shown }: Session): boolean {
  return shown.value.players.filter(({ alive }) => alive).length > MOST + 1;
}

/** In short what each has come to since the reader's own last throw, or once round. */
function roundNews(session: Session): Round {
  const turns = roundOf(session);
  if (session.play.phone.value) return foldedTo(rowsOf(session), turns, session.play.seat.value);
  return { turns: turns.slice(0, isCrowd(session) ? MOST_OF_MANY : MOST), earlier: 0 };
}

type Told = readonly StoryLine[];

interface Round {
  turns: ReturnType<typeof recentNews>;
  /** How many of them are left out, before the last one. */
  earlier: number;
}

/**
 * On a phone the reader's own turn comes last, whatever is left out before it; how much that is takes a row
 * of its own. In fewer rows stands what has just happened; else after it what another paid the reader is kept first.
 */
function foldedTo(rows: number, turns: Round['turns'], reader: number | null): Round {
  if (turns.length <= rows) return { turns, earlier: 0 };
  if (rows < ROWS.short) return { turns: turns.slice(0, rows), earlier: 0 };
  const [newest, ...others] = turns.slice(0, -1);
  const isToReader = (told: Told) => told.some(({ args }) => args.owner === reader);
  const first = [...others.filter(isToReader), ...others.filter((told) => !isToReader(told))];
  const among = [newest, ...first.slice(0, rows - 3)];
  const kept = turns.filter((told, i) => among.includes(told) || i === turns.length - 1);
  return { turns: kept, earlier: turns.length - kept.length };
}

function rowsOf(session: Session): number {
  const rows = isOfferedInMiddle(session) ? OFFERING : ROWS;
  return rows[frameShown.value === TALL ? 'tall' : 'short'];
}

/** Who begins, which nobody chose, and what all begin with. */
function firstWords({ play, stage }: Session): string {
  const starts = stage.value.lines.find(({ code }) => code === 'starts');
  const who = starts ? [newsWords(starts, play.name, play.seat.value)] : [];
  return [...who, t('middle.first')].join(t('list.dot'));
}

/** Who paid whom, how much and why, the newest first; before the first throw what all begin with. */
export function News({ session, room }: { session: Session; room: NewsRoom }) {
  const { thrown, acting, news, swift } = session.stage.value;
  const brief = room.isBrief || isCrowd(session);
  const last = recentNews(session.stage.value.lines, MOST);
  const { turns, earlier } = brief ? roundNews(session) : { turns: last, earlier: 0 };
  if (turns.length === 0) {
    const isTold = thrown.made === null && !isOfferedInMiddle(session);
    return <p class="middle-news">{isTold && firstWords(session)}</p>;
  }
  const isNew = acting === null || news.length > 0 || swift;
  const kind = `${brief ? ' brief' : ''}${isCrowd(session) ? ' crowd' : ''}`;
  return (
    <ol class={`middle-news${isNew ? ' fresh' : ''}${kind}`} aria-label={t('middle.news')}>
      {turns.map((told, i) => (
        <Fragment key={told[0]?.key}>
          {earlier > 0 && i === turns.length - 1 && <Earlier session={session} n={earlier} />}
          <Turn {...{ session, brief, told, room }} />
        </Fragment>
      ))}
    </ol>
  );
}

/** What has no row here is in the log. */
function Earlier({ session: { play }, n }: { session: Session; n: number }) {
  return (
    <li>
      <button type="button" class="news-earlier" onClick={() => play.readStory()}>
        {t('middle.earlier', { n })}
      </button>
    </li>
  );
}

/** Pixels of the sign of what the table did. */
const SIGN = 18;

interface TurnProps {
  session: Session;
  brief: boolean;
  room: NewsRoom;
  told: readonly StoryLine[];
}

/** What one turn came to; that somebody went out by it comes first, in a line of its own. */
function Turn({ session, brief, room, told }: TurnProps) {
  const { play, stage } = session;
  const [first] = told;
  const seat = first ? seatOf(first) : null;
  const why = stage.value.byTable.get(first?.key ?? '');
  const before = why && !brief ? `${t(`news.by-table.${why}`)}${t('list.dot')}` : '';
  const words = (line: StoryLine) =>
    fitted(
      [
        ...(brief ? [] : [(name: Name) => newsWords(line, name, play.seat.value)]),
        (name: Name) => newsBrief(line, play.seat.value, name),
      ],
      (name) => newsBare(line, play.seat.value, name),
      play.name,
      (told) => room.holds(isLeaving(line) ? told : before + told, brief, why ? SIGN : 0),
    );
  const deeds = told.filter((line) => !isLeaving(line));
  const isHeading = seat === play.seat.value && isJustOut(stage.value, seat) && deeds.length > 0;
  return (
    <li>
      {seat !== null && <Medal colour={play.colour(seat)} size={17} />}
      {why && <ByTableSign why={why} size={13} hasWords={brief} />}
      <div class="told">
        {!isHeading &&
          told.filter(isLeaving).map((line) => <span key={line.key}>{words(line)}</span>)}
        {deeds.map((line) => (
          <span key={line.key}>{before + words(line)}</span>
        ))}
      </div>
    </li>
  );
}
