import { isOnItsWay, turnWords } from './actions/Actions';
import { openCardName } from './actions/effects';
import { destinationTitle } from './actions/MoveBar';
import { sendTitle } from './actions/SendBar';
import { Gains } from './knowledge/Gains';
import { landingOn } from './knowledge/landing';
import { lastMoveWords } from './knowledge/last-move';
import { whyNotThere } from './reasons';
import { type Session, shownDestination } from './session';
import { t } from './words';

/** What the phone's sheet is about: the space looked at, what is to be done, or whose turn it is. */
export function sheetTitle(session: Session): string {
  const { play, yours, chosen, pointed } = session;
  const { phase, die } = play.table.value;
  if (phase === 'over') return t('pill.over');
  if (isOnItsWay(session)) return t('going.title');
  const to = destinationTitle(session);
  if (to) return to;
  const space = chosen.value ?? pointed.value;
  if (space) return landingOn(session, space).title;
  if (!yours.value) return turnWords(session);
  if (phase === 'send') return sendTitle(session);
  return phase === 'move' ? t('move.title', { die: die ?? 0 }) : t('roll.title');
}

/** What belongs to it: what a landing there does, how one goes, or the last move. */
export function Told({ session }: { session: Session }) {
  const { play, yours, chosen, pointed } = session;
  const { phase, die } = play.table.value;
  if (isOnItsWay(session)) return null;
  const space = chosen.value ?? pointed.value;
  if (space) return <SpaceLine session={session} space={space} />;
  if (yours.value && phase === 'send') return <>{t('send.line')}</>;
  if (yours.value && phase === 'move') {
    return (
      <>
        {t('move.line.phone')} <span class="ec-all">{t('move.all.phone', { n: die ?? 0 })}</span>
      </>
    );
  }
  const last = lastMoveWords(session);
  const isFirst = last === '' && yours.value && phase === 'roll';
  return <>{isFirst ? t('roll.line.phone') : last}</>;
}

/** What a landing pays, as figures; what lies face-down is a question mark. The button says what is taken. */
function SpaceLine({ session, space }: { session: Session; space: string }) {
  const { title, effect, worth, pays, isUnknown } = landingOn(session, space);
  const why = session.chosen.value === space ? whyNotThere(session, space) : undefined;
  if (why) return <span class="ec-why">{why}</span>;
  const isDestination = shownDestination(session) === space;
  if (isDestination && session.destinations.value.get(space)?.brings === 'takes') {
    return <>{t('sheet.takes', { card: openCardName(session, space), worth })}</>;
  }
  return (
    <>
      {isDestination && `${title}. `}
      {isUnknown && `${t('landing.unknown')} `}
      {effect} {worth}
      <Gains session={session} pays={pays} />
    </>
  );
}
