import './caption.css';
import { isOutByLast } from '../corner-told';
import { Hint, isHinted } from '../hints';
import { knockedWords } from '../knowledge/knocked';
import { MarkKey } from '../knowledge/Legend';
import { lastMoveOf, walkOf } from '../knowledge/last-move';
import { whyNotThere } from '../reasons';
import { type Session, shownDestination } from '../session';
import { Asked } from './Asked';
import { PartLine } from './PartLine';
import { WholeKey } from './WholeKey';

/**
 * Over the board of a phone: what a landing does just now, or a hint at its moment, in the same room: in the
 * sheet it would take that of what is decided, unless that is folded. What the marks mean stands there while the
 * reader is to choose among them, where the sheet has no room for it.
 */
export function Caption({ session }: { session: Session }) {
  const { play, asked } = session;
  if (asked.value !== null) {
    return (
      <div class="ec-caption">
        <Asked session={session} seat={asked.value} />
      </div>
    );
  }
  const refusal = keptFrom(session);
  if (refusal) {
    return (
      <div class="ec-caption">
        <p class="ec-refusal">{refusal}</p>
      </div>
    );
  }
  return (
    <div class="ec-caption">
      <PartLine table={play.table.value} last={lastWords(session)} isNew={isNewPart(session)} />
      {play.seat.value !== null && session.yours.value && <MarkKey session={session} />}
      <WholeKey session={session} />
      {isHinted(session) && <Hint session={session} />}
    </div>
  );
}

/** Why the space pressed last is none, while another stays chosen, of which all else speaks. */
function keptFrom(session: Session): string | undefined {
  const { refused } = session;
  return shownDestination(session) === null ? undefined : whyNotThere(session, refused.value);
}

/** True from the beginning of part 2 until the reader has had a turn in it. */
function isNewPart({ play, partRead }: Session): boolean {
  return play.table.value.part === 2 && partRead.value !== 2;
}

/**
 * What becomes of the card of whoever is out, what the last move did, or how far the one has come that is played, once
 * the part's own sentence has been read. That the reader is out the sheet says.
 */
function lastWords(session: Session): string {
  const knocked = knockedWords(session);
  if (knocked !== '') return knocked;
  if (session.partRead.value !== session.play.table.value.part) return '';
  if (isOutByLast(session)) return '';
  const facts = lastMoveOf(session) ?? walkOf(session);
  return facts ? facts.deed || facts.way : '';
}
