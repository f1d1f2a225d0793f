import { openCard } from '../cards';
import { effectWords } from '../knowledge/effects';
import { gainsOfAll, othersGains, paidWords } from '../knowledge/Gains';
import { endWords, ownStepWords } from '../knowledge/score';
import { isVictory, paysAt, pointsAt } from '../pays';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/**
 * What follows: that it ends the game, what all gain, or what becomes of what lies there. The way there is drawn
 * on the board. On a phone, where no panel says it, in a sentence with what the reader would have, and where the
 * sheet is folded with what a card taken there is worth later.
 */
export function followsFrom(session: Session, to: Space, isFolded: boolean): string {
  const { phone } = session.play;
  const end = endWords(session, to, 'move.ends');
  if (end !== '') return phone.value ? endAndGains(session, to, end) : end;
  const gains = phone.value ? paidWords(session, to) : sharedGains(session, to);
  if (gains) return gains;
  return (isFolded && takenWords(session, to)) || effectWords(session, to);
}

/** So many letters stand in the two lines of a phone's folded sheet. */
const ROOM_ON_PHONE = 84;

/** "ends the game: you win with 34 · Anna +4"; long names leave room for the end alone. */
function endAndGains(session: Session, to: Space, end: string): string {
  // Who wins has heard already what he would have.
  const own = isVictory(session, to) ? '' : ownStepWords(session, to);
  const told = own === '' ? end : [end, own].join(t('list.dot'));
  const words = sharedGains(session, to, told) ?? told;
  return words.length <= ROOM_ON_PHONE ? words : end;
}

/** "you take FOOD shop I (1); in part 2 FOOD pays you 3"; empty where nothing is taken. */
function takenWords(session: Session, to: Space): string {
  const { play, destinations } = session;
  const card = openCard(play.table.value, to);
  if (!card || destinations.value.get(to)?.brings !== 'takes') return '';
  return t('move.takes.worth', {
    takes: effectWords(session, to),
    sector: t(`sector.${card.sector}`),
    sum: pointsAt(session, to) + card.points,
  });
}

/** "you 0 · Anna +4", where a landing pays others; undefined where it does not. */
function sharedGains(session: Session, to: Space, own = ''): string | undefined {
  if (session.destinations.value.get(to)?.brings !== 'pays') return undefined;
  const pays = paysAt(session, to);
  return othersGains(session, pays).length > 0 ? gainsOfAll(session, pays, own) : undefined;
}
