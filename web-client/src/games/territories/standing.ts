import type { Pill } from '../faces';
import { spokenTax, taxChoices } from './actions/tax';
import { plotAt } from './fields';
import { campRange, chanceWords } from './risk';
import { fallenTotal, isLeaving, landedOn, type Stage } from './scene/stage';
import { isThrownForYou, playerOf, type Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "turn 74". */
export function standing({ play }: Session): string {
  const { phase, turnNumber: turn } = play.table.value;
  return phase === 'over' ? t('standing.over', { turn }) : t('standing.turn', { turn });
}

/** What the pill says of a turn that is being played, or is the reader's; else the frame knows. */
export function pillOf(session: Session): Pill | undefined {
  const { play, stage } = session;
  if (stage.value.acting !== null) return playedPill(session, stage.value.acting);
  const { phase, turn } = play.table.value;
  if (phase === 'over') return { kind: 'still', words: t('pill.over') };
  if (turn !== play.seat.value) {
    // Where there is room, the frame says whom the table waits for.
    if (phase === 'roll' && !play.phone.value) return undefined;
    const deed = phase === 'roll' ? 'rolls' : phase;
    return { kind: 'waiting', words: otherWords(session, turn, deed), clock: phase };
  }
  const me = playerOf(play.table.value, turn);
  if (me?.absent || (me?.autoRoll && phase !== 'tax'))
    return { kind: 'yours', words: t('pill.auto'), clock: phase, passing: true };
  if (phase === 'tax') return taxPill(session);
  if (phase === 'camp') return { kind: 'yours', clock: phase, ...oweWords(session) };
  return { kind: 'yours', words: t('pill.roll'), clock: phase, spoken: rollWords(session) };
}

/** To whom the reader is to throw a rent; said, also of which field and for how much. */
function oweWords({ play }: Session): Pick<Pill, 'words' | 'spoken'> {
  const { due, turn, players } = play.table.value;
  if (due?.type !== 'camp') return { words: t('pill.roll') };
  const name = play.name(due.owner);
  const plot = plotAt(play.table.value, players[turn - 1]?.position ?? 0);
  const words = t('pill.camp', { name });
  if (!plot) return { words };
  const { from, to } = campRange(due.perPip);
  return { words, spoken: t('pill.camp.spoken', { name, field: t(`field.${plot.id}`), from, to }) };
}

/** What another does; in few words on a phone, so that the head keeps the names beside it. */
function otherWords({ play }: Session, seat: number, deed: Deed | 'camp' | 'tax', sum = 0): string {
  const name = play.name(seat);
  if (!play.phone.value) return t(`pill.${deed}.of`, { name, sum });
  if (deed === 'walks') return t('pill.walks.brief', { name });
  if (deed === 'camp') return t('pill.rolls.of', { name });
  if (deed === 'tax') return t('pill.pays.of', { name });
  return t(`pill.${deed}.of`, { name, sum });
}

/** What can be chosen comes a moment after the table: before that it is not said that he is to choose. */
function taxPill(session: Session): Pill {
  const known = taxChoices(session).length > 0;
  const said = known ? { spoken: spokenTax(session) } : { passing: true };
  return { kind: 'yours', words: t('pill.tax'), clock: 'tax', ...said };
}

/** That the reader is to throw, from where, and how likely that puts him out. */
function rollWords({ play }: Session): string {
  const table = play.table.value;
  const position = playerOf(table, table.turn)?.position ?? null;
  const plot = position === null ? undefined : plotAt(table, position);
  if (!plot || !table.risk) return t('pill.roll');
  const { outIn1296 } = table.risk;
  const risk =
    outIn1296 === 0 ? t('risk.safe.you') : t('risk.out', { chance: chanceWords(outIn1296) });
  return t('pill.roll.spoken', { field: t(`field.${plot.id}`), risk });
}

/** In step with the scenes: what whoever acts is just doing. It is seen and not said; the log says it. */
function playedPill(session: Session, seat: number): Pill {
  const { play, stage } = session;
  const yours = seat === play.seat.value;
  const plays = yours && playerOf(stage.value.table, seat)?.alive;
  const deed = session.rolling.value ? 'rolls' : deedOf(stage.value);
  const sum = fallenTotal(stage.value) ?? 0;
  const words = yours ? ownWords(session, deed, sum) : otherWords(session, seat, deed, sum);
  return { kind: plays ? 'yours' : 'waiting', words, passing: true };
}

/** What the reader does, or the table for him. */
function ownWords(session: Session, deed: Deed, sum: number): string {
  const isThrowing = deed === 'rolls' || deed === 'threw' || deed === 'walks';
  const isBrief = session.play.phone.value;
  if (!isThrowing || !isThrownForYou(session)) {
    return isBrief && deed === 'walks' ? t('pill.walks.brief.you') : t(`pill.${deed}`, { sum });
  }
  if (deed === 'rolls') return t('pill.auto');
  return t(isBrief ? 'middle.by-table.brief.you' : 'pill.auto.sum', { sum });
}

type Deed = 'rolls' | 'threw' | 'walks' | 'buys' | 'pays' | 'gets' | 'lands' | 'goes';

/** What is done in the scene that is seen. */
function deedOf(stage: Stage): Deed {
  const last = stage.news.at(-1);
  if (stage.thrown.tumbling) return 'rolls';
  if (!last) return stage.thrown.made?.purpose === 'rent' ? 'threw' : 'walks';
  if (isLeaving(last)) return 'goes';
  if (last.code === 'bought') return 'buys';
  if (last.code === 'bonus-received') return 'gets';
  return last.args.paid === undefined || landedOn(stage) === null ? 'lands' : 'pays';
}
