import './middle.css';
import { useKeptFocus } from '../../../ui/focus';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { Caravan, CaravanStake } from '../actions/Caravan';
import { ThrowButton } from '../actions/ThrowButton';
import { plotAt } from '../fields';
import { chanceWords } from '../risk';
import { isLeaving, isThrownForHim, seatOnTurn } from '../scene/stage';
import { isOwnThrow, playerOf, type Session } from '../session';
import { t } from '../words';
import { CampRent } from './CampRent';
import { News } from './News';
import { ThrownDice, throwTitle } from './ThrownDice';

/** What stands in the middle of the board: whose throw it is, the dice, and what came of them. */
export function Middle({ session, brief }: { session: Session; brief: boolean }) {
  const { play, stage, shaking } = session;
  const { table, acting } = stage.value;
  const place = useKeptFocus<HTMLDivElement>();
  const chooses = table.phase === 'tax' && acting === null;
  return (
    <div
      ref={place}
      class={`middle${chooses ? ' choosing' : ''}${shaking.value && play.moving.value ? ' shaking' : ''}`}
    >
      {chooses ? <AtCaravan session={session} /> : <Throwing {...{ session, brief }} />}
    </div>
  );
}

function Throwing({ session, brief }: { session: Session; brief: boolean }) {
  const { play } = session;
  const camp = campOf(session);
  return (
    <>
      <Heading session={session} />
      {camp && <CampRent session={session} {...camp} />}
      <ThrownDice session={session} />
      {!camp && <News {...{ session, brief }} />}
      {!play.phone.value && <Foot session={session} />}
      {play.phone.value && <OutWords session={session} />}
    </>
  );
}

/** The button, and its hint for who is to throw; the risk for everybody else. */
function Foot({ session }: { session: Session }) {
  return (
    <>
      <ThrowButton session={session} />
      {session.throwing.value === null ? (
        <OutWords session={session} />
      ) : (
        <p class="middle-hint">{t('middle.hint')}</p>
      )}
    </>
  );
}

/** Whose turn is seen, and where the piece stands. */
function Heading({ session }: { session: Session }) {
  const { play, stage } = session;
  const { table, acting } = stage.value;
  const seat = seatOnTurn(stage.value);
  const yours = seat === play.seat.value;
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
  const plot = plotAt(table, stage.value.pieces.find((piece) => piece.seat === seat)?.at ?? 0);
  const field = plot ? t(`field.${plot.id}`) : '';
  if (campOf(session)) {
    return (
      <header>
        <h2>{t('camp.title', { field })}</h2>
        <p>{yours ? t('camp.yours') : t('camp.of', { name })}</p>
      </header>
    );
  }
  if (isGone(session)) {
    const [last] = stage.value.news.toReversed();
    return (
      <header class="gone">
        <h2>
          <Medal colour={play.colour(seat)} size={30} />
          {yours ? t('middle.gone.you') : t('middle.gone', { name })}
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

/** Why the table throws; else where the piece goes or stands. */
function standWords(session: Session, seat: number, field: string): string {
  const { play, stage } = session;
  if (isThrownForHim(stage.value)) return t('middle.time-up');
  if (isWalking(session, seat)) return t('middle.goes', { field });
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

/** True while a piece is seen elsewhere than the table has it. */
function isWalking({ stage }: Session, seat: number): boolean {
  const { table, pieces } = stage.value;
  const at = pieces.find((piece) => piece.seat === seat)?.at;
  return at !== undefined && at !== playerOf(table, seat)?.position;
}

function AtCaravan({ session }: { session: Session }) {
  const { play, shown } = session;
  const { turn, due } = shown.value;
  if (turn === play.seat.value) {
    return (
      <>
        <ThrownDice session={session} />
        <h2>{t('tax.title')}</h2>
        {play.phone.value ? <CaravanStake session={session} /> : <Caravan session={session} />}
      </>
    );
  }
  if (due?.type !== 'tax') return null;
  return (
    <>
      <ThrownDice session={session} />
      <header>
        <h2>{t('tax.other', { name: play.name(turn) })}</h2>
        <p>{t('tax.other.line', { fixed: due.fixed, percent: due.percent })}</p>
      </header>
    </>
  );
}

/** The rent of a camp that is thrown for, or has just been. */
function campOf({ stage }: Session) {
  const { table, acting, news } = stage.value;
  const paid = acting !== null && news.find(({ code }) => code.startsWith('camp-rent-paid'));
  if (paid) {
    const { seat, owner, dice, due, paid: sum } = paid.args;
    const total = Array.isArray(dice) ? Number(dice[0]) + Number(dice[1]) : 0;
    return { payer: Number(seat), owner: Number(owner), total, sum: Number(due ?? sum) };
  }
  if (table.phase !== 'camp' || table.due?.type !== 'camp') return null;
  const { owner, perPip } = table.due;
  return { payer: table.turn, owner, perPip };
}

/** How likely whoever throws is out with this throw; once it is thrown, only its room is kept. */
function OutWords({ session }: { session: Session }) {
  const { play, odds, stage } = session;
  const table = odds.value;
  const { risk } = table;
  if (!risk || !playerOf(table, table.turn)?.alive) return null;
  const { outIn1296 } = risk;
  const name = play.name(table.turn);
  const chance = chanceWords(outIn1296);
  const words = isOwnThrow(session)
    ? outIn1296 === 0
      ? t('middle.out.none.you')
      : t('middle.out.you', { chance })
    : outIn1296 === 0
      ? t('middle.out.none', { name })
      : t('middle.out', { name, chance });
  const isThrown = stage.value.acting !== null;
  const kind = outIn1296 === 0 ? 'safe' : 'danger';
  return <p class={`middle-risk ${kind}${isThrown ? ' past' : ''}`}>{words}</p>;
}
