import { announce } from '../../../ui/aria';
import { isEntered } from '../entered';
import { hearsKeys } from '../keys';
import { cornerWords, sendCorners } from '../knowledge/corner';
import { destinationWords } from '../knowledge/effects';
import { fittingSpaces, placeOn } from '../laying';
import { isBeforeThrow, whyNotThere, whyNotYours } from '../reasons';
import { chosenDestination, goTo, letGo, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { isHeld } from './marks';

/**
 * A first press on a space chooses it and shows what follows; a second one does it. Nothing happens
 * by one press on the board. Before the throw there is nothing to choose: it tells what lies there, and why.
 */
export function press(session: Session, space: Space): void {
  const { chosen, drawn, refused } = session;
  if (isBeforeThrow(session)) {
    refused.value = refused.value === space ? null : space;
    if (refused.value !== null) tell(t('move.roll'), 'assertive');
    return;
  }
  if (chosen.value === space) {
    // Over why another space is none the chosen one was out of sight: it is shown again first.
    if (refused.value === null) act(session, space);
    else {
      refused.value = null;
      tellChoice(session);
    }
    return;
  }
  const why = whyNotThere(session, space);
  // Who has a way before him keeps it, and reads why this is none.
  if (why && chosenDestination(session) !== null) {
    refused.value = space;
    tell(why, 'assertive');
    return;
  }
  if (drawn.value.at(-1) !== space) drawn.value = [];
  chosen.value = space;
  tellChoice(session);
}

/** Lets go of what was chosen and says so; false where nothing was. */
export function letGoAloud(session: Session): boolean {
  const hadChosen = letGo(session);
  if (hadChosen) tell(t('move.clear.none'), 'polite');
  return hadChosen;
}

let takeBack = () => {};

/**
 * Says to those who listen what is chosen and what it brings, or why it is nothing to choose; no more of what was
 * before.
 */
export function tellChoice(session: Session): void {
  const space = session.chosen.value;
  if (space === null) {
    takeBack();
    return;
  }
  const why = whyNotThere(session, space) ?? whyNotYours(session);
  tell(why ?? chosenWords(session, space), why ? 'assertive' : 'polite');
}

function tell(words: string | undefined, urgency: 'polite' | 'assertive'): void {
  takeBack();
  if (words) takeBack = announce(words, urgency);
}

function chosenWords(session: Session, space: Space): string | undefined {
  if (session.destinations.value.has(space)) return goingWords(session, space);
  if (fittingSpaces(session).includes(space)) return t('place.chosen', { space });
  if (!sendCorners(session).includes(space)) return undefined;
  return t('item.at', { space, what: cornerWords(session, space) });
}

/** What going there brings, and to the first choice of a throw by which key one goes. */
function goingWords(session: Session, space: Space): string {
  const what = destinationWords(session, space);
  const { heardHow, play } = session;
  if (heardHow.peek() || !hearsKeys(play)) return what;
  heardHow.value = true;
  return t(isEntered(session) ? 'move.heard.enter' : 'move.heard', { what });
}

function act(session: Session, space: Space): void {
  const { play, chosen, destinations } = session;
  if (destinations.value.has(space)) goTo(session, space);
  else if (fittingSpaces(session).includes(space)) placeOn(session, space);
  else if (isHeld(session)) tellChoice(session);
  else if (sendCorners(session).includes(space)) void play.act({ type: 'send-out', corner: space });
  else chosen.value = null;
}
