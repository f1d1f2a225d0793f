import type { StoryLine } from '../../game';
import { blockOf } from '../../moves';
import { seatOnTurn } from '../scene/stage';
import { isWatching, type Session } from '../session';
import { t } from '../words';

/**
 * Why the reader does not throw now; undefined if he may, chooses at the Caravan, or only watches. Who is
 * on turn stands in the table and is not sent with the reason.
 */
export function waitingWords(session: Session): string | undefined {
  const { play, shown, stage, throwing, yours } = session;
  const { phase } = shown.value;
  if (throwing.value !== null || phase === 'over' || isWatching(session)) return undefined;
  const moves = play.moves.value;
  const blocked = blockOf(moves, 'roll') ?? blockOf(moves, 'roll-rent');
  if (blocked && blocked.code !== 'not-your-turn') return play.reason(blocked);
  const seat = seatOnTurn(stage.value);
  if (seat !== play.seat.value) return t('refused.not-your-turn.of', { name: play.name(seat) });
  return yours.value && phase === 'tax' ? undefined : underwayWords(session);
}

/** True while nothing but the reader's own throw, which is still being played, keeps him from throwing. */
export function isUnderway(session: Session): boolean {
  return waitingWords(session) === underwayWords(session);
}

/** What of it is seen just now. */
function underwayWords({ rolling, stage }: Session): string {
  const { acting, news, thrown } = stage.value;
  const [told] = news;
  if (acting === null || thrown.tumbling || rolling.value) return t('do.underway');
  return told ? t(`do.underway.${deedOf(told)}`) : t('do.underway.walk');
}

function deedOf({ code }: StoryLine): 'buy' | 'pay' | 'land' {
  if (code === 'bought') return 'buy';
  return code.includes('-paid') ? 'pay' : 'land';
}
