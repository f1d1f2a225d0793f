import type { StoryLine } from '../../game';
import type { Reason } from '../../limits';
import { blockOf } from '../../moves';
import { seatOnTurn } from '../scene/stage';
import { isWatching, type Session } from '../session';
import { t } from '../words';

/**
 * Why the reader does not throw now; undefined if he may, chooses at the Caravan, or only watches. Who is
 * on turn stands in the table and is not sent with the reason.
 */
export function waitingWords(session: Session): string | undefined {
  const { play, shown, stage, throwing } = session;
  if (throwing.value !== null || shown.value.phase === 'over' || isWatching(session))
    return undefined;
  const refusal = refusalOf(session);
  if (refusal) return play.reason(refusal);
  const seat = seatOnTurn(stage.value);
  if (seat !== play.seat.value) return t('refused.not-your-turn.of', { name: play.name(seat) });
  return isUnderway(session) ? underwayWords(session) : undefined;
}

/** True while nothing but the reader's own throw, which is still being played, keeps him from throwing. */
export function isUnderway(session: Session): boolean {
  const { play, shown, stage, yours } = session;
  const { phase } = shown.value;
  if (phase === 'over' || isWatching(session) || refusalOf(session)) return false;
  if (seatOnTurn(stage.value) !== play.seat.value) return false;
  return !(yours.value && phase === 'tax' && stage.value.acting === null);
}

/** What else than that it is another's turn forbids the throw. */
function refusalOf({ play }: Session): Reason | null {
  const moves = play.moves.value;
  const blocked = blockOf(moves, 'roll') ?? blockOf(moves, 'roll-rent');
  return blocked && blocked.code !== 'not-your-turn' ? blocked : null;
}

/** What of the reader's throw is seen just now. */
function underwayWords({ rolling, stage }: Session): string {
  const { acting, news, thrown } = stage.value;
  const [told] = news;
  if (acting === null || thrown.tumbling || rolling.value) return t('do.underway');
  return told ? t(`do.underway.${deedOf(told)}`) : t('do.underway.walk');
}

function deedOf({ code }: StoryLine): 'buy' | 'get' | 'pay' | 'land' {
  if (code === 'bought') return 'buy';
  if (code === 'bonus-received') return 'get';
  return code.includes('-paid') ? 'pay' : 'land';
}
