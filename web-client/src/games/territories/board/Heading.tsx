import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { plotAt } from '../fields';
import { isJustOut, isLeaving, isWalking, seatOf, seatTold, whyByTable } from '../scene/stage';
import { own, playerOf, type Session } from '../session';
import { t } from '../words';
import { campOf, rentThrown } from './camp';
import { threwWords, throwTitle } from './ThrownDice';

/** Whose turn is seen, and where the piece stands. */
export function Heading({ session }: { session: Session }) {
  const { play, stage } = session;
  const { table, acting } = stage.value;
  const seat = seatTold(stage.value);
  const name = play.name(seat);
  if (table.phase === 'over' && acting === null) {
    const [winner] = table.ranking ?? [];
    return (
      <header>
        <h2>{t('middle.over')}</h2>
        <p>{winner !== undefined && wonWords(session, winner)}</p>
      </header>
    );
  }
  if (isJustOut(stage.value, play.seat.value)) return <OwnExit session={session} />;
  const plot = plotAt(table, stage.value.pieces.find((piece) => piece.seat === seat)?.at ?? 0);
  const field = plot ? t(`field.${plot.id}`) : '';
  if (campOf(session)) {
    // The circle is narrow at the height of its heading.
    const camp = plot ? t(`short.${plot.id}`) : '';
    return (
      <header>
        <h2>{t('camp.title', { field: camp })}</h2>
        <p>{campWords(session, seat)}</p>
      </header>
    );
  }
  if (isGone(session)) {
    const [last] = stage.value.news.toReversed();
    return (
      <header class="gone">
        <h2>
          <Medal colour={play.colour(seat)} size={30} />
          {t('middle.gone', { name })}
        </h2>
        <p>{freedWords(last)}</p>
      </header>
    );
  }
  return (
    <header>
      <h2>
        <Medal colour={play.colour(seat)} size={30} />
        {throwTitle(session, seat)}
      </h2>
      <p>{standWords(session, seat, field)}</p>
    </header>
  );
}

/** Who throws for a camp's rent, the reader with what he has; then what it was, while the sums still change. */
function campWords(session: Session, seat: number): string {
  const { play } = session;
  const thrown = rentThrown(session);
  if (thrown !== null) return threwWords(session, seat, thrown);
  if (seat === play.seat.value) return t('camp.yours', { money: own(session)?.money ?? 0 });
  return t('camp.of', { name: play.name(seat) });
}

/** The reader is out: his place, and what the others do under it. */
function OwnExit({ session }: { session: Session }) {
  const { play, stage } = session;
  const seat = play.seat.value ?? 0;
  const { acting, table, lines } = stage.value;
  const isThrown = acting !== null && acting !== seat;
  const line = lines.findLast((each) => isLeaving(each) && seatOf(each) === seat);
  return (
    <header class="gone">
      <h2>
        <Medal colour={play.colour(seat)} size={30} />
        {t('middle.gone.place', { place: playerOf(table, seat)?.place ?? 0 })}
      </h2>
      <p>{isThrown ? throwTitle(session, acting) : freedWords(line)}</p>
    </header>
  );
}

/** Why the table throws; else where the piece goes or stands. */
function standWords(session: Session, seat: number, field: string): string {
  const { play, stage, rolling } = session;
  const why = whyByTable(stage.value);
  const piece = stage.value.pieces.find((each) => each.seat === seat);
  if (why === 'late') return t('middle.time-up');
  if (why) return seat === play.seat.value ? t('middle.absent.you') : t('middle.absent');
  if (piece && isWalking(stage.value, piece) && !rolling.value) return t('middle.goes', { field });
  return seat === play.seat.value ? t('middle.stand', { field }) : t('middle.stands', { field });
}

function wonWords({ play }: Session, winner: number): string {
  return winner === play.seat.value
    ? t('middle.over.won.you')
    : t('middle.over.won', { name: play.name(winner) });
}

/** True while it is seen how somebody goes out. */
function isGone({ stage }: Session): boolean {
  const { acting, news } = stage.value;
  const last = news.at(-1);
  return acting !== null && last !== undefined && isLeaving(last);
}

/** How many fields are free again by it. */
function freedWords(line: StoryLine | undefined): string {
  const freed = Number(line?.args.freed ?? 0);
  return freed > 0 ? t('news.free', { n: freed }) : '';
}
