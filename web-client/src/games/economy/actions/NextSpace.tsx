import { Button } from '../../../ui/Button';
import { useKey } from '../../../ui/keys';
import { bestFirst, isBarren } from '../gifts';
import { whyNotYours } from '../reasons';
import type { Session } from '../session';
import { t } from '../words';
import { after, before, chooseByWorth } from './choosing';

/** All lit spaces, one after the other, the best first; with Shift back again. */
export function NextSpace({ session }: { session: Session }) {
  const spaces = bestFirst(session, [...session.destinations.value.keys()]);
  const hasRolled = session.play.table.value.phase === 'move';
  const isShort = session.play.phone.value;
  useKey(spaces.length > 0 ? 'shift+n' : undefined, () => chooseByWorth(session, spaces, before));
  return (
    <Button
      label={t(isShort ? 'move.next.short' : 'move.next')}
      second={t(isShort ? 'move.next.line.short' : orderKey(session), { n: spaces.length })}
      icon="arrow-right"
      keyCap="n"
      focus="never"
      blocked={
        spaces.length === 0
          ? (whyNotYours(session) ?? t(hasRolled ? 'move.next.none' : 'move.roll'))
          : undefined
      }
      onClick={() => chooseByWorth(session, spaces, after)}
    />
  );
}

/** By what the lit spaces are in order: what they bring, or how near they lead to what would bring something. */
function orderKey(session: Session) {
  return isBarren(session) ? 'move.next.line.near' : 'move.next.line';
}
