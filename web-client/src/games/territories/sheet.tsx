import './sheet.css';
import { useEffect, useRef } from 'preact/hooks';
import { SheetLine } from '../../ui/ActionBar';
import { Chip } from '../../ui/Chip';
import { readOut } from '../../ui/focus';
import { IconButton } from '../../ui/IconButton';
import { blockOf } from '../moves';
import { watchWords } from './actions/Actions';
import { AutoRoll } from './actions/AutoRoll';
import { CaravanStake, TaxChoices } from './actions/Caravan';
import { ThrowButton } from './actions/ThrowButton';
import { taxChoices } from './actions/tax';
import { fieldFacts } from './board/card';
import { FactRows } from './board/FieldCard';
import { throwTitle } from './board/ThrownDice';
import { plotAt } from './fields';
import { Hint, isHintInMiddle, isOfferedInMiddle } from './hints';
import { RiskStrip } from './knowledge/RiskStrip';
import { seatOnTurn } from './scene/stage';
import { closeCard, isAtCaravan, isWatching, own, type Session } from './session';
import { standIn } from './stand-in';
import { t } from './words';

/**
 * The head of the phone's sheet: the chosen field with its sums; to who only watches, whose throw it is.
 * Whoever plays reads that in the middle of the board, and what he has in his seat.
 */
export function SheetHead({ session }: { session: Session }) {
  const { chosen, shown } = session;
  const plot = chosen.value === null ? undefined : plotAt(shown.value, chosen.value);
  if (plot) {
    const facts = fieldFacts(session, plot);
    const { title, chip } = facts;
    return (
      <section class="field-facts" aria-label={title}>
        <header>
          <h2>{title}</h2>
          <Chip kind={chip.kind}>{chip.words}</Chip>
          <IconButton icon="x" label={t('card.close')} onClick={() => closeCard(session)} plain />
        </header>
        <FactRows {...facts} />
      </section>
    );
  }
  return own(session)?.alive ? null : <SheetLine title={titleOf(session)} />;
}

function titleOf(session: Session): string {
  const { play, shown, stage } = session;
  const seat = seatOnTurn(stage.value);
  const name = play.name(seat);
  if (stage.value.acting !== null) return throwTitle(session, seat);
  switch (shown.value.phase) {
    case 'over':
      return t('middle.over');
    case 'tax':
      return t('tax.other', { name });
    case 'camp':
      return t('camp.of', { name });
    case 'roll':
      return t('middle.of', { name });
  }
}

/** What is known before it is done: what the throw may bring. */
export function SheetBody({ session }: { session: Session }) {
  const isAbove = isOfferedInMiddle(session) || isHintInMiddle(session);
  return (
    <div class="throw-sheet">
      {!isAbove && <Hint session={session} />}
      {isAtCaravan(session) ? <CaravanStake session={session} /> : <RiskStrip session={session} />}
      {isWatching(session) && <WatchLine session={session} />}
    </div>
  );
}

/** What is left to who only watches; the button that went out with him leaves the focus on it. */
function WatchLine({ session }: { session: Session }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (line.current && isLost && session.play.seat.value !== null) readOut(line.current);
  }, []);
  return (
    <p ref={line} class="empty">
      {watchWords(session)}
    </p>
  );
}

/** What is done, folded or not: the one button, or the choice at the Caravan; beside it the switch. */
export function SheetFoot({ session }: { session: Session }) {
  if (isWatching(session)) return null;
  return (
    <div class={`throw-foot${isIdle(session) ? ' idle' : ''}`}>
      {isChoosing(session) ? <TaxChoices session={session} /> : <ThrowButton session={session} />}
      <AutoRoll session={session} />
    </div>
  );
}

/** What a banner says of the whole room. */
const HELD: readonly (string | undefined)[] = ['paused', 'offline', 'waits'];

/** A banner says why nothing can be thrown, and mends it. */
function isIdle(session: Session): boolean {
  const { play } = session;
  const isHeld = HELD.includes(blockOf(play.moves.value, 'auto-roll')?.code);
  return !isChoosing(session) && (isHeld || standIn(play) !== undefined);
}

function isChoosing(session: Session): boolean {
  return session.yours.value && taxChoices(session).length > 0;
}
