import { useContext } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Folded } from '../../../ui/folded';
import { isEntered } from '../entered';
import { hearsKeys } from '../keys';
import { openCardName } from '../knowledge/effects';
import { endWords } from '../knowledge/score';
import { isDefeat } from '../pays';
import { whyNotThere, whyNotYours } from '../reasons';
import { chosenDestination, goTo, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { followsFrom } from './follows';
import { lateLabel } from './late-words';

/** Goes to the chosen space; says what follows. */
export function Go({ session }: { session: Session }) {
  const { play, chosen, yours } = session;
  const isFolded = useContext(Folded);
  const hasRolled = play.table.value.phase === 'move';
  const to = chosenDestination(session);
  const isLosing = to !== null && isDefeat(session, to);
  return (
    <Button
      label={to ? lateLabel(session, goWords(session, to, isFolded)) : t('move.go.none')}
      second={to ? followsFrom(session, to, isFolded) : ''}
      icon={isLosing ? 'flag' : 'steps'}
      kind={isLosing ? 'danger' : 'main'}
      {...(isLosing && {
        sure: t('move.lose.sure'),
        sureSaid: t('move.lose.said', { end: endWords(session, to, 'move.ends') }),
      })}
      keyCap="g"
      enter={yours.value && hasRolled && isEntered(session)}
      blocked={
        to
          ? undefined
          : (whyNotYours(session) ??
            whyNotThere(session, chosen.value) ??
            t(pickKey(hasRolled, isFolded, hearsKeys(play))))
      }
      busy={play.busy.value === 'move'}
      // The button itself has asked.
      onClick={() => to && goTo(session, to, isLosing)}
    />
  );
}

/**
 * What to do first, and by which key; folded, where no line of the sheet says it, with what the board's marks are
 * for.
 */
function pickKey(hasRolled: boolean, isFolded: boolean, withKeys: boolean) {
  if (!hasRolled) return 'move.roll';
  if (isFolded) return 'move.pick.folded';
  return withKeys ? 'move.pick.keys' : 'move.pick';
}

/**
 * Where one would go; folded, where no line of the sheet names the card that lies there, with its name, until the
 * last seconds need the room.
 */
function goWords(session: Session, to: Space, isFolded: boolean): string {
  const isTaken = session.destinations.value.get(to)?.brings === 'takes';
  const isNamed = isFolded && !isTaken && !session.late.value;
  const card = isNamed ? openCardName(session, to) : '';
  return card ? t('move.go.card', { space: to, card }) : t('move.go', { space: to });
}
