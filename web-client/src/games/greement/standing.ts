import type { Pill } from '../faces';
import { isAgain } from './actions/StartBar';
import { lostChoice } from './board/marks';
import { spokenEvent } from './events/spoken';
import { isDropped } from './scenes';
import { isDecided, type Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "round 6", "choosing a start, second round". */
export function standing({ play }: Session): string {
  const { phase, round } = play.table.value;
  switch (phase) {
    case 'choose-start': {
      const times = play.lines.value.filter(({ code }) => code === 'starts-opened').length;
      return times > 1 ? t('standing.choose.again') : t('standing.choose');
    }
    case 'replace-start':
      return t('standing.replace');
    case 'loaning':
      return t('standing.loans');
    case 'turn':
      return t('standing.round', { round });
    case 'event-vote':
    case 'event-pay':
    case 'event-disease':
      return t(play.phone.value ? 'standing.events.short' : 'standing.events', { round });
    case 'over':
      return t('standing.over', { round });
  }
}

/** Whose choice was settled against him is told so, and that he chooses again. */
function choiceWords(session: Session, awaited: boolean): Pick<Pill, 'words' | 'spoken'> {
  const isPhone = session.play.phone.value;
  const lost = awaited ? lostChoice(session) : undefined;
  if (!lost)
    return { words: t(isPhone ? 'pill.choose.short' : awaited ? 'pill.choose' : 'pill.chosen') };
  const why = t('start.again.lost', { square: lost });
  return {
    words: t(isPhone ? 'pill.again.short' : 'pill.again'),
    spoken: `${why} ${t('start.again')}`,
  };
}

/** So long a name has room on a phone for more beside it. */
const SHORT_NAME = 8;

/** On a phone the frame has room for the name alone of whoever is waited for: where it is short, it says for what. */
function waitPill({ play }: Session, key: 'turn' | 'voter' | 'payer'): Pill | undefined {
  const [seat, ...others] = play.room.value.toAct;
  if (!play.phone.value || seat === undefined || seat === play.seat.value) return undefined;
  const name = play.name(seat);
  if (others.length > 0 || name.length > SHORT_NAME) return undefined;
  return { kind: 'waiting', words: t(`pill.${key}`, { name }) };
}

/** What is over, while the table still stands as it was in it. */
export function overWords({ over }: Session): string | undefined {
  if (over.value === null) return undefined;
  return t(over.value === 'alarm' ? 'pill.over' : 'pill.turnOver');
}

/** Of a card that is laid aside after a vote nothing was counted. */
function decidedWords({ verdict }: Session): string {
  const isAside = verdict.value !== null && isDropped(verdict.value.line);
  return t(isAside ? 'pill.decided' : 'pill.counted');
}

/**
 * What the pill says where the phase is for several at once; else the frame knows. That a vote is counted is not said
 * besides: how it went is told at once, and to whom presses a button that is no more.
 */
export function pillOf(session: Session): Pill | undefined {
  const { play } = session;
  const { phase, event } = play.table.value;
  const seat = play.seat.value;
  const awaited = seat !== null && play.room.value.toAct.includes(seat);
  const kind = awaited ? 'yours' : 'waiting';
  // Whoever is ready waits for the others, whom the frame names.
  const isDone = seat !== null && event?.ready?.includes(seat) === true;
  const over = overWords(session);
  if (over) return { kind: 'still', words: over, passing: true };
  switch (phase) {
    case 'choose-start':
      // Of those who choose again the frame knows the names.
      if (!awaited && isAgain(session)) return undefined;
      return { kind, clock: phase, ...choiceWords(session, awaited) };
    case 'loaning':
      return {
        kind,
        // On a phone a word for what is asked would look like what is pressed for it.
        words: t(awaited && !play.phone.value ? 'pill.loan' : 'pill.loans'),
        clock: phase,
      };
    case 'event-vote':
      if (isDecided(session)) return { kind: 'still', words: decidedWords(session), passing: true };
      if (isDone) return waitPill(session, 'voter');
      return {
        kind: seat === null ? 'waiting' : 'vote',
        words: t(seat === null ? 'pill.voting' : 'pill.vote'),
        spoken: spokenEvent(session),
        clock: phase,
      };
    case 'event-pay':
      if (isDecided(session)) return { kind: 'still', words: t('pill.decided'), passing: true };
      if (isDone) return waitPill(session, 'payer');
      return {
        kind: seat === null ? 'waiting' : 'vote',
        words: t(event?.pledges ? 'pill.pledge' : 'pill.pay'),
        spoken: spokenEvent(session),
        clock: phase,
      };
    case 'event-disease':
      return {
        kind,
        words: t(play.phone.value ? 'pill.disease.short' : 'pill.disease'),
        spoken: spokenEvent(session),
        clock: phase,
      };
    case 'over':
      return { kind: 'still', words: t('pill.over') };
    case 'turn':
      return waitPill(session, 'turn');
    case 'replace-start':
      return undefined;
  }
}
