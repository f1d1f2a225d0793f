import type { Pill } from '../game';
import { hearsKeys } from './keys';
import { litWords } from './lit-told';
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

/** What the pill says to the one on turn; of the others the frame knows, but not what they are to do. */
export function pillOf(session: Session): Pill | undefined {
  const { play, yours, scenes } = session;
  const { phase, die, sending, turn } = play.table.value;
  const short = play.phone.value;
  if (phase === 'over') return { kind: 'still', words: t('pill.over') };
  if (!yours.value) {
    if (!short || play.seat.value === null) return undefined;
    return { kind: 'waiting', words: t(`pill.other.${phase}`, { name: play.name(turn) }) };
  }
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
      return yoursToDo(short ? t('pill.send.short') : t('pill.send', { name }));
    }
  }
}
