import { begun } from '../../i18n/begun';
import { listed } from '../../i18n/list';
import { turnWords } from './actions/Actions';
import { destinationTitle, ofSteps } from './actions/MoveBar';
import { isAuto, placeLine, placeTitle } from './actions/PlaceBar';
import { againTitle, sendTitle } from './actions/SendBar';
import { cardName, cardOf, lyingOn } from './cards';
import { isOutByLast, outWords } from './corner-told';
import { giftAt, isLessThanRivals } from './gifts';
import { openCardName } from './knowledge/effects';
import { Gains } from './knowledge/Gains';
import { knockedAt } from './knowledge/knocked';
import { landingOn } from './knowledge/landing';
import { type LastMoveFacts, lastMoveOf } from './knowledge/last-move';
import { placingOn } from './knowledge/placing';
import { cardToPlace } from './laying';
import { paysAt } from './pays';
import { laidTogether, placedWords } from './placed';
import { isOnItsWay, isRivalPlayed } from './playing';
import { isBeforeThrow, whyNotAhead, whyNotPressed } from './reasons';
import { lookedAt, type Session, shownDestination } from './session';
import { t } from './words';

/** What the phone's sheet is about: the space looked at, what is to be done, or whose turn it is. */
export function sheetTitle(session: Session): string {
  const { play, yours, chosen, pointed, refused } = session;
  const { phase, die } = play.table.value;
  if (phase === 'over')
    return chosen.value ? landingOn(session, chosen.value).title : t('pill.over');
  if (play.room.value.paused) return t('paused.title');
  if (isOnItsWay(session)) return t('going.title');
  const to = destinationTitle(session);
  if (to) return to;
  const space = refused.value ?? chosen.value ?? pointed.value;
  if (space) return againTitle(session, space) ?? landingOn(session, space).title;
  if (phase === 'place' && play.seat.value !== null) return placeTitle(session);
  if (!yours.value || isRivalPlayed(session)) return turnWords(session);
  if (phase === 'send') return sendTitle(session);
  return isToRoll(session) ? t('roll.title') : t('move.title', { die: die ?? 0 });
}

/** True while it is about the reader's own throw, and about no space. */
export function isToRoll(session: Session): boolean {
  if (isOnItsWay(session) || isRivalPlayed(session)) return false;
  return isBeforeThrow(session) && lookedAt(session) === null;
}

/** What belongs to it: what a landing there does, how one goes, or the last move. */
export function Told({ session }: { session: Session }) {
  const { play, yours, chosen, pointed, refused } = session;
  const { phase, die } = play.table.value;
  if (phase === 'over') return null;
  if (play.room.value.paused) return <>{t('paused.line')}</>;
  if (isOnItsWay(session)) return null;
  // Over a refusal all speaks of the one that stays chosen: why another is none stands over the board.
  const kept = refused.value === null ? null : shownDestination(session);
  const space = kept ?? refused.value ?? chosen.value ?? pointed.value;
  if (space) return <SpaceLine session={session} space={space} />;
  const knocked = knockedAt(session.scenes.shown.value);
  if (knocked !== null) return <Knocked session={session} space={knocked} />;
  if (yours.value && phase === 'move') {
    return (
      <>
        {t('move.line.phone')}{' '}
        <span class="ec-all">{t(ofSteps('move.all.phone', die ?? 0), { n: die ?? 0 })}</span>
      </>
    );
  }
  if (phase === 'place') return <Laying session={session} />;
  const out = outWords(session);
  if (out) return <DoneToReader session={session} told={out} isLast={isOutByLast(session)} />;
  const lost = lostWords(session);
  if (lost) return <DoneToReader session={session} told={lost} isLast={false} />;
  const last = lastMoveOf(session);
  if (last) return <LastMove {...last} />;
  return <>{yours.value && phase === 'roll' && t('roll.line.phone')}</>;
}

/** Who is out and what becomes of the card; whoever is to choose the corner has done it himself. */
function Knocked({ session, space }: { session: Session; space: string }) {
  const { line, effect } = landingOn(session, space);
  if (session.yours.value) return <>{effect}</>;
  return (
    <>
      {`${begun(line)}.`} <span class="ec-all">{effect}</span>
    </>
  );
}

interface Done {
  session: Session;
  told: string;
  /** The last move has done it. */
  isLast: boolean;
}

/** What was done to the reader stays in front of what others have done since, until he rolls. */
function DoneToReader({ session, told, isLast }: Done) {
  return (
    <>
      <span class="ec-out">{told}</span> {!isLast && <span>{lastMoveOf(session)?.deed}</span>}
    </>
  );
}

/** Who has taken a card of the reader's since his move, but for the last move, which tells more of it; else empty. */
function lostWords(session: Session): string {
  const { play, takers } = session;
  const last = isOwnLoss(session) ? play.table.value.lastMove?.seat : undefined;
  const seats = takers.value.filter((seat) => seat !== last);
  if (seats.length === 0) return '';
  return t('lost.by', { names: listed(seats.map((seat) => play.name(seat))), n: seats.length });
}

function isOwnLoss({ play }: Session): boolean {
  return play.table.value.lastLanding?.takenFrom === play.seat.value;
}

/** More letters than stand in the two lines of a short phone. */
const LONG = 72;

/**
 * How the last move went and what it did, each by itself: on a short phone one of them is enough. It says that it is
 * the last one, for above it stands who is on turn.
 */
function LastMove({ way, deed }: LastMoveFacts) {
  return (
    <>
      <b class="ec-last-mark">{t('last.mark')}</b> <span class="ec-last-way">{`${way}.`}</span>{' '}
      {deed !== '' && <span class={deed.length > LONG ? 'ec-long' : undefined}>{deed}</span>}
    </>
  );
}

/** Where the chosen card may lie, and out of turn what was laid last. */
function Laying({ session }: { session: Session }) {
  const { play, yours, placed } = session;
  const id = cardToPlace(session);
  if (yours.value && id !== null && !isAuto(session)) {
    const card = cardOf(play.table.value, id);
    const sector = t(`sector.${card.sector}`);
    return (
      <>
        {t('place.line.phone', { card: cardName(card) })}{' '}
        <span class="ec-all">{t('place.all.phone', { sector })}</span>
      </>
    );
  }
  const newest = laidTogether(placed.value).at(-1);
  const laid = newest && placedWords(play, newest);
  return (
    <>
      {laid} {placeLine(session)}
    </>
  );
}

/** What a landing pays, as figures. The button says what is taken, and who would win. */
function SpaceLine({ session, space }: { session: Session; space: string }) {
  const { effect, worth, pays } = landingOn(session, space);
  const why = whyNotPressed(session, space);
  if (why) return <span class="ec-why">{why}</span>;
  const placing = placingOn(session, space);
  const isDestination = shownDestination(session) === space;
  if (isDestination && session.destinations.value.get(space)?.brings === 'takes') {
    return <>{t('sheet.takes', { card: openCardName(session, space), worth })}</>;
  }
  const isAhead = whyNotAhead(session, space) !== undefined;
  return (
    <>
      {isAhead && <span class="ec-why">{t('sheet.roll')} </span>}
      {isDestination && lyingWords(session, space)}
      {placing && `${placing.closes}. `}
      {(isDestination && lessWords(session, space)) || effect} {!isStoodOn(session, space) && worth}
      <Gains session={session} pays={pays} />
    </>
  );
}

/** Where somebody stands a landing knocks out, which has to be told first. */
function isStoodOn({ scenes }: Session, space: string): boolean {
  return scenes.shown.value.players.some(({ piece }) => piece.space === space);
}

/** The card that lies there, under a title that says only where. */
function lyingWords({ play }: Session, space: string): string {
  const lying = lyingOn(play.table.value, space);
  if (lying.lies === 'nothing') return '';
  return `${lying.lies === 'card' ? cardName(lying.card) : t('sheet.back')}. `;
}

/** Who gets more than the reader by this landing; empty where nobody does. */
function lessWords(session: Session, space: string): string {
  if (!isLessThanRivals(giftAt(session, space))) return '';
  const { play } = session;
  const pays = paysAt(session, space);
  const points = Math.max(...pays);
  const most = play.table.value.players[pays.indexOf(points)];
  return most ? t('sheet.less', { name: play.name(most.seat), points }) : '';
}
