import './sheet.css';
import './sheet-title.css';
import './sheet-folded.css';
import './sheet-short.css';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { Folded } from '../../ui/folded';
import { Held } from '../../ui/held';
import { isOffered } from '../guide';
import { Actions } from './actions/Actions';
import { Go } from './actions/Go';
import { HandRow } from './actions/HandRow';
import { KnockOut } from './actions/KnockOut';
import { LetGo } from './actions/MoveBar';
import { NextSpace } from './actions/NextSpace';
import { isAuto, PlaceIt, PlaceOtherwise } from './actions/PlaceBar';
import { RollButton } from './actions/RollButton';
import { SendButtons } from './actions/SendBar';
import { handOf } from './cards';
import { guideOf } from './guide';
import { Hint, isHinted } from './hints';
import { EarlierMoves } from './knowledge/EarlierMoves';
import { movesBefore } from './knowledge/earlier-moves';
import { MarkKey } from './knowledge/Legend';
import { Rivals } from './knowledge/Rivals';
import { rivalsSince } from './knowledge/rivals-since';
import { TheDie } from './knowledge/TheDie';
import { Throws } from './knowledge/Throws';
import { isOnItsWay } from './playing';
import { isGuided, type Session } from './session';
import { isToRoll, sheetTitle, Told } from './sheet-line';
import { PlaceLine, StepsLine } from './steps-line';
import { t } from './words';

/**
 * The phone's lines that stay: the die, where one would go and what it pays, or the last move. Folded,
 * what is to be done stands there instead, with all that follows from it.
 */
export function SheetHead({ session }: { session: Session }) {
  return useContext(Folded) ? <FoldedHead session={session} /> : <WholeHead session={session} />;
}

/**
 * Folded it still holds all that is done, in the order of the whole sheet: what does it stands last. Whoever
 * watches, or waits for the end of a pause, presses nothing.
 */
function FoldedHead({ session }: { session: Session }) {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (play.seat.value === null || phase === 'over' || play.room.value.paused) {
    return <WholeHead session={session} />;
  }
  if (phase === 'place') return <FoldedHand session={session} />;
  if (isWalking(session)) return <FoldedMove session={session} />;
  const isSending = yours.value && phase === 'send';
  return (
    <div class="ec-folded-head">
      <WholeHead session={session} />
      <div class={isSending ? 'ec-corners' : 'ec-folded'}>
        {isSending ? <SendButtons session={session} /> : <RollButton session={session} />}
      </div>
    </div>
  );
}

/** How one picks a space without a tap on it; below, the throw beside what is done with it. */
function FoldedMove({ session }: { session: Session }) {
  return (
    <div class="ec-folded-head">
      <StepsLine session={session} />
      {isHinted(session) && <Hint session={session} />}
      <WhileGoing session={session}>
        <Picks session={session} />
        <div class="ec-folded ec-go">
          <TheDie session={session} size={44} />
          <Go session={session} />
        </div>
      </WhileGoing>
    </div>
  );
}

/** The hand and its buttons; while others lay, or the server for the reader, who does it. */
function FoldedHand({ session }: { session: Session }) {
  const hand = handOf(session.play);
  const lays = session.yours.value && !isAuto(session);
  return (
    <div class="ec-folded-head">
      {lays ? (
        <>
          <PlaceLine session={session} />
          <HandRow session={session} hand={hand} />
        </>
      ) : (
        <WholeHead session={session} />
      )}
      {hand.length > 0 && (
        <div class="ec-row picks">
          <PlaceOtherwise session={session} />
          <PlaceIt session={session} />
        </div>
      )}
    </div>
  );
}

function WholeHead({ session }: { session: Session }) {
  const { play, yours, refused } = session;
  const { phase, placedCount } = play.table.value;
  const isPlacing = phase === 'place';
  const isAsToDo = yours.value && refused.value === null;
  return (
    <div class={`ec-sheet-head ec-in-${phase}${isAsToDo ? ' yours' : ''}`}>
      <span class="ec-die" hidden={isPlacing || isOldThrow(session)}>
        <TheDie session={session} size={44} />
      </span>
      <div>
        <SheetLine
          title={<Title session={session} />}
          line={<Told session={session} />}
          aside={isPlacing && <Chip>{t('place.count', { n: placedCount })}</Chip>}
        />
      </div>
    </div>
  );
}

/** A rival's throw that is over reads as one's own beside "Your turn.": it has no room for his name. */
function isOldThrow({ play, scenes, yours }: Session): boolean {
  return yours.value && play.table.value.phase === 'roll' && scenes.shown.value.die === null;
}

/** Beside whose turn it is, what the rivals have done before the last move: there is room before the throw alone. */
function Title({ session }: { session: Session }) {
  const title = sheetTitle(session);
  const moves = isToRoll(session) ? rivalsSince(session) : [];
  if (moves.length === 0) return <>{title}</>;
  return (
    <span class="ec-title">
      <span>{title}</span> <Rivals session={session} moves={moves} isMarked />
    </span>
  );
}

function isOfferedHere(session: Session): boolean {
  return session.play.seat.value !== null && isOffered('economy', guideOf(session));
}

/**
 * True while others are on turn and while the game is paused; all of it after the reader's throw, until the board has
 * played where he went, and while he lays a card: what is done then is done on the board, or nothing is. While others
 * are on turn the guide says by itself when it speaks of that.
 */
export function boardMatters(session: Session): boolean | 'all' {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (play.room.value.paused || !yours.value) return phase !== 'over' && !isGuided();
  return (isWalking(session) || phase === 'place') && 'all';
}

/** What is done on the phone: at the foot, in all phases of a turn the same, the one button that does it. */
export function SheetBody({ session }: { session: Session }) {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (phase === 'over') return null;
  if (play.seat.value === null) return <Actions session={session} />;
  if (phase === 'place') return <Placing session={session} />;
  const walks = isWalking(session);
  if (yours.value && phase === 'send' && !walks) {
    return (
      <div class="sheet-acts ec-corners">
        <SendButtons session={session} />
      </div>
    );
  }
  return (
    <div class="sheet-acts ec-turn">
      <div class="ec-above">
        <Above session={session} walks={walks} />
      </div>
      <WhileGoing session={session}>
        {walks && <Picks session={session} />}
        <div class="sheet-main">
          {walks ? <Go session={session} /> : <RollButton session={session} />}
        </div>
      </WhileGoing>
    </div>
  );
}

/** True while the reader is to go somewhere, and until the board has played it. */
function isWalking(session: Session): boolean {
  const { play, yours } = session;
  return isOnItsWay(session) || (yours.value && play.table.value.phase === 'move');
}

/** What one did holds the buttons until the board has played it. */
function WhileGoing({ session, children }: { session: Session; children: ComponentChildren }) {
  const held = useContext(Held) ?? (isOnItsWay(session) ? t('going.wait') : undefined);
  return <Held.Provider value={held}>{children}</Held.Provider>;
}

function Placing({ session }: { session: Session }) {
  const hand = handOf(session.play);
  if (hand.length === 0) return null;
  return (
    <div class="sheet-acts">
      <HandRow session={session} hand={hand} />
      <div class="ec-row picks">
        <PlaceOtherwise session={session} />
      </div>
      <div class="sheet-main">
        <PlaceIt session={session} />
      </div>
    </div>
  );
}

/**
 * What the marks mean; before the throw the moves before the last, or what the throw can bring, and the offer of the
 * guide.
 */
function Above({ session, walks }: { session: Session; walks: boolean }) {
  if (walks) return <MarkKey session={session} />;
  const isFirst = movesBefore(session).length === 0;
  if (!isFirst && !isOfferedHere(session)) return <EarlierMoves session={session} />;
  return (
    <>
      {isFirst && <Throws session={session} />}
      {isOfferedHere(session) && <Hint session={session} />}
    </>
  );
}

/** How a space is picked without a tap on it, and let go again. */
function Picks({ session }: { session: Session }) {
  return (
    <div class="ec-row picks">
      <NextSpace session={session} />
      <KnockOut session={session} />
      <LetGo session={session} />
    </div>
  );
}
