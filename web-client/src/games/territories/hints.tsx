import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { GuideOffer } from '../../room/guide/GuideOffer';
import { isMany } from '../../room/layout';
import { isOffered } from '../guide';
import { hintsOf, type Moments } from '../hints';
import { frameShown, TALL } from './board/frame';
import { guideOf } from './guide';
import { recentNews, seatOnTurn } from './scene/stage';
import { isAtCaravan, own, playerOf, type Session } from './session';
import { t } from './words';

type HintName = 'start' | 'buying' | 'round' | 'noMoney' | 'zero' | 'camp' | 'caravan';

/** In the first turns one wonders where the buttons are. */
const FIRST_TURNS = 12;

/** A little longer than a hint has to stand to be taken for read. */
const LEAST_MILLIS = 6500;

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['caravan', (session) => session.yours.value && isAtCaravan(session)],
  ['camp', isAskedAtCamp],
  ['start', isStillToBegin],
  ['buying', lasting((session) => ownsNothing(session) && isEarly(session) && isRoomFor(session))],
  ['round', lasting((session) => hasWordlessSums(session) && isRoomFor(session))],
  ['zero', lasting((session) => own(session)?.money === 0 && isRoomFor(session))],
  ['noMoney', lasting((session) => hasGoneRound(session) && isRoomFor(session))],
];

/** One that comes up can be read, though its moment is over at once; only who is out has no use for it. */
function lasting(now: (session: Session) => boolean): (session: Session) => boolean {
  const isDue = (session: Session) => isIn(session) && !isStillToBegin(session) && now(session);
  const all = new WeakMap<Session, ReadonlySignal<boolean>>();
  return (session) => {
    const stands = all.get(session) ?? stretched(() => isDue(session));
    all.set(session, stands);
    return isIn(session) && (stands.value || isDue(session));
  };
}

/**
 * True while this is true, and so long at least. It follows it only while somebody looks: sessions end, signals
 * stay.
 */
function stretched(now: () => boolean): ReadonlySignal<boolean> {
  let since = 0;
  let end: ReturnType<typeof setTimeout> | undefined;
  let letGo: (() => void) | undefined;
  const stands = signal(false, { watched: () => follow(), unwatched: () => leave() });
  const follow = () => {
    letGo = effect(() => {
      clearTimeout(end);
      const isNow = now();
      if (isNow === stands.peek()) return;
      const left = since + LEAST_MILLIS - performance.now();
      if (isNow) since = performance.now();
      if (isNow || left <= 0) stands.value = isNow;
      else
        end = setTimeout(() => {
          stands.value = false;
        }, left);
    });
  };
  const leave = () => {
    letGo?.();
    clearTimeout(end);
  };
  return stands;
}

function isEarly({ shown }: Session): boolean {
  return shown.value.turnNumber <= FIRST_TURNS;
}

/** On a phone it takes room from the chances or from the middle of the board: on his own turn the reader needs both. */
function isRoomFor({ play, yours }: Session): boolean {
  return !(play.phone.value && yours.value);
}

/** Only once his piece has landed there: what he decides is told before what there is to know of it. */
function isAskedAtCamp({ shown, stage, yours }: Session): boolean {
  return yours.value && shown.value.phase === 'camp' && stage.value.acting === null;
}

function isIn(session: Session): boolean {
  return own(session)?.alive === true && session.shown.value.phase !== 'over';
}

/**
 * Another was drawn to begin, and the reader has not thrown yet. It lasts until the turn before his has been
 * played: then the guide takes its place.
 */
function isStillToBegin(session: Session): boolean {
  const { play, shown, stage } = session;
  const { players, turnNumber } = shown.value;
  const isFirstRound = turnNumber <= players.length && own(session)?.position === 1;
  return isIn(session) && isFirstRound && seatOnTurn(stage.value) !== play.seat.value;
}

/** Whoever has bought once knows how; while that throw is played it is still to be seen. */
function ownsNothing(session: Session): boolean {
  const { play, odds } = session;
  return isIn(session) && playerOf(odds.value, play.seat.value)?.fields === 0;
}

/** On a phone more than three seats have no room for the word of what the round has brought. */
function hasWordlessSums({ play, shown }: Session): boolean {
  const { players, turnNumber } = shown.value;
  const isAmongFirst = turnNumber > players.length && turnNumber <= 4 * players.length;
  return play.phone.value && players.length > 3 && isAmongFirst;
}

/** After so many turns of each everybody has passed the first field. */
function hasGoneRound({ shown }: Session): boolean {
  const { players, turnNumber } = shown.value;
  return turnNumber > 4 * players.length && turnNumber <= 6 * players.length;
}

/**
 * Whether the guide is offered in the middle of the board: on a phone, whose sheet has no room for it beside the
 * chances. On a short one that is over under two rows of seats once there is a turn to tell there.
 */
export function isOfferedInMiddle(session: Session): boolean {
  const hasRoom = frameShown.value === TALL || !isFull(session);
  return session.play.phone.value && isOffered('territories', guideOf(session)) && hasRoom;
}

function isFull({ shown, stage }: Session): boolean {
  return isMany(shown.value.players) && recentNews(stage.value.lines, 1).length > 0;
}

/**
 * Whether a hint stands in the middle of the board: on a tall phone, whose sheet it would take the columns of the
 * chances. The offer of the guide, the choice at the Caravan and the reader's own throw at a camp leave the middle no
 * room for it.
 */
export function isHintInMiddle(session: Session): boolean {
  const isTall = session.play.phone.value && frameShown.value === TALL;
  const isSheets =
    isOffered('territories', guideOf(session)) || isAtCaravan(session) || isAskedAtCamp(session);
  return isTall && !isSheets;
}

export function Offer() {
  return <GuideOffer game="territories" />;
}

/** The offer of the guide, or a hint of Territories at its moment. */
export const Hint = hintsOf('territories', moments, (hint) => t(`hint.${hint}`), guideOf);
