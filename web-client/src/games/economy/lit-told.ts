import { listed } from '../../i18n/list';
import { hitsInReach, isBarren } from './gifts';
import { hearsKeys } from './keys';
import { cornerWords } from './knowledge/corner';
import { hitAt, type Session } from './session';
import { corners } from './spaces';
import { t } from './words';

/**
 * That it is the reader's move, with what can be reached and which keys lead there: in one sentence, for a
 * second one would cut the first off. "Your move, 3: 15 lit spaces, N for the best. Mireille within reach, K."
 */
export function litWords(session: Session): string {
  const { play, destinations } = session;
  const move = t('pill.move', { die: play.table.value.die ?? 0 });
  const n = destinations.value.size;
  if (n === 0) return move;
  const names = hitsInReach(session).map((to) => play.name(hitAt(session, to) ?? 0));
  const withKeys = hearsKeys(play);
  const key = isBarren(session) ? 'move.lit.near' : 'move.lit';
  const lit = t('pill.move.lit', { move, lit: t(withKeys ? key : 'move.lit.phone', { n }) });
  if (names.length === 0) return lit;
  const hit = t(withKeys ? 'move.lit.hit' : 'move.lit.hit.phone', { names: listed(names) });
  return `${lit} ${hit}`;
}

/** That the reader sends a piece to a corner, with the key of each and what the next roll can bring from there. */
export function sendWords(session: Session, send: string): string {
  const withKeys = hearsKeys(session.play);
  const each = corners.map((corner, i) => {
    const space = withKeys ? t('pill.send.key', { key: i + 1, corner }) : corner;
    return t('item.at', { space, what: cornerWords(session, corner) });
  });
  return t('pill.send.corners', { send, corners: each.join('; ') });
}
