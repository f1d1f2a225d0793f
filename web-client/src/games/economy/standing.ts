import type { Pill } from '../faces';
import { hearsKeys } from './keys';
import { litWords, sendWords } from './lit-told';
import { isRivalPlayed } from './playing';
import { readerAt } from './reader';
import type { Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "part 1, 12 property cards left". */
export function standing({ play }: Session): string {
  const { phase, part, left, placedCount, turnNumber } = play.table.value;
  if (phase === 'place') {
    return t(play.phone.value ? 'standing.place.short' : 'standing.place', { n: placedCount });
  }
  if (phase === 'over') {
    return t(play.phone.value ? 'standing.over.short' : 'standing.over', { turn: turnNumber });
  }
  const isCounted = part === 1 && !play.phone.value;
  return isCounted ? t('standing.left', { n: left }) : t('standing.part', { part });
}

/**
 * What the pill says to the one on turn, as soon as he has seen what the one before him has done; of the others the
 * frame knows, but not what they are to do.
 */
export function pillOf(session: Session): Pill | undefined {
  const { play, yours, scenes } = session;
  const { phase, die, sending } = play.table.value;
  const short = play.phone.value;
  if (phase === 'over') return { kind: 'still', words: t('pill.over') };
  if (isRivalPlayed(session)) return { ...othersPill(session), passing: true };
  if (!yours.value) return short && play.seat.value !== null ? othersPill(session) : undefined;
  const me = readerAt(play.table.value, play);
  if (me?.autopilot) return { kind: 'still', words: t(short ? 'pill.auto.short' : 'pill.auto') };
  const yoursToDo = (words: string): Pill => ({ kind: 'yours', words, clock: phase });
  switch (phase) {
    case 'place':
      return yoursToDo(t(short ? 'pill.place.short' : 'pill.place'));
    case 'roll':
      return {
        ...yoursToDo(t('pill.roll')),
        ...(hearsKeys(play) && { spoken: t('pill.roll.keys') }),
      };
    case 'move':
      return {
        ...yoursToDo(t(short ? 'pill.move.short' : 'pill.move', { die: die ?? 0 })),
        spoken: litWords(session),
        passing: scenes.running.value !== null,
      };
    case 'send': {
      const name = sending === null ? '' : play.name(sending);
      const send = t('pill.send', { name });
      return {
        ...yoursToDo(short ? t('pill.send.short') : send),
        spoken: sendWords(session, send),
      };
    }
  }
}

/** What the one on turn does just now, as it is seen. */
function othersPill({ play, scenes }: Session): Pill {
  const { phase, turn, die } = scenes.shown.value;
  const told = { name: play.name(turn), die: die ?? 0 };
  return {
    kind: 'waiting',
    words: phase === 'over' ? t('pill.over') : t(`pill.other.${phase}`, told),
  };
}
