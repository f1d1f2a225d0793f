import { SheetActs, SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { Actions, isOnItsWay, turnWords } from './actions/Actions';
import { openCardName } from './actions/effects';
import { destinationTitle, Go, KnockOut, LetGo, NextSpace } from './actions/MoveBar';
import { OwnCardDialog } from './actions/OwnCardDialog';
import { placeTitle } from './actions/PlaceBar';
import { RollButton } from './actions/RollButton';
import { SendButtons, sendTitle } from './actions/SendBar';
import { Hint } from './hints';
import { EarlierMoves } from './knowledge/EarlierMoves';
import { Gains } from './knowledge/Gains';
import { landingOn } from './knowledge/landing';
import { lastMoveWords } from './knowledge/last-move';
import { TheDie } from './knowledge/TheDie';
import { whyNotThere } from './reasons';
import { isThrowing } from './scenes';
import { type Session, shownDestination } from './session';
import { t } from './words';

/** The phone's lines that stay: the die, where one would go and what it pays, or the last move. */
export function SheetHead({ session }: { session: Session }) {
  const { play, pointed, chosen, yours } = session;
  const { phase, placedCount } = play.table.value;
  if (phase === 'place') {
    return (
      <SheetLine
        title={placeTitle(session)}
        aside={<Chip>{t('place.count', { n: placedCount })}</Chip>}
      />
    );
  }
  const space = chosen.value ?? pointed.value;
  const chooses = yours.value && phase === 'move';
  const tells = space === null && !chooses && phase !== 'send' && phase !== 'over';
  return (
    <>
      <div class="ec-sheet-head">
        <span class="ec-die" hidden={yours.value && phase === 'roll' && !isThrowing(session)}>
          <TheDie session={session} size={44} />
        </span>
        <SheetLine
          title={titleOf(session)}
          line={
            space ? (
              <SpaceLine session={session} space={space} />
            ) : (
              <span class={chooses ? 'ec-quiet' : undefined}>{lineOf(session)}</span>
            )
          }
        />
      </div>
      {tells && <EarlierMoves session={session} />}
    </>
  );
}

function titleOf(session: Session): string {
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

function lineOf(session: Session): string {
  const { play, yours } = session;
  if (isOnItsWay(session)) return '';
  const { phase, die } = play.table.value;
  if (yours.value && phase === 'send') return t('send.line');
  if (yours.value && phase === 'move') return t('move.line.phone', { n: die ?? 0 });
  const last = lastMoveWords(session);
  return last === '' && yours.value && phase === 'roll' ? t('roll.line.phone') : last;
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

/** What is done on the phone: up to four large buttons. */
export function SheetBody({ session }: { session: Session }) {
  const { play, yours, chosen } = session;
  const { phase } = play.table.value;
  // Whoever looks at a space has the room for that.
  const isHinted = play.seat.value !== null && chosen.value === null;
  const above = isHinted && <Hint session={session} />;
  if (isOnItsWay(session)) return null;
  if (!yours.value || phase === 'place') return <Actions session={session} />;
  switch (phase) {
    case 'roll':
      return <SheetActs above={above} main={<RollButton session={session} />} />;
    case 'move':
      return (
        <>
          <SheetActs
            above={above}
            main={
              <>
                <Go session={session} />
                <NextSpace session={session} />
                {session.chosen.value ? (
                  <LetGo session={session} />
                ) : (
                  <KnockOut session={session} />
                )}
              </>
            }
          />
          <OwnCardDialog session={session} />
        </>
      );
    case 'send':
      return <SheetActs above={above} main={<SendButtons session={session} />} />;
    case 'over':
      return null;
  }
}
