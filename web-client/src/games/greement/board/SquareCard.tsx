import './card.css';
import './foot.css';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Coin } from '../../../ui/Coin';
import { useFocusByKey } from '../../../ui/focus';
import { isGuiding } from '../../guide';
import { MiniTile } from '../actions/MiniTile';
import { guideOf } from '../guide/steps';
import { footless } from '../high';
import { openSquares, type Session, squareActions } from '../session';
import { allSquares } from '../squares';
import { ownedBy } from '../sums';
import type { Square } from '../wire';
import { askAct, type CardAct, squareActs } from './acts';
import { Beginning } from './Beginning';
import { type CardPlace, cardPlace } from './card-place';
import { type FactRow, squareFacts } from './facts';
import { Legend } from './Legend';
import { onTurn } from './own-turn';

/** How long the pointer rests before a card comes up by itself. */
const REST_MILLIS = 250;

/**
 * The card of the chosen square, or after a moment of the one under the pointer. Where an amount or an
 * offer is put together it lies in the way. Escape hides it, also from under a pointer at rest. Where there
 * is room beside the map it stands there, and while there is none what a newcomer has to know.
 */
export function SquareCard({ session }: { session: Session }) {
  const { chosen, putAway, pointed, picking, tray } = session;
  const rested = useRested(pointed.value);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') pointed.value = null;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [pointed]);
  const isShown = tray.value === null && chosen.value !== putAway.value;
  const pinned = isShown ? chosen.value : null;
  // Under the veil of the guide nothing is told but what it speaks of.
  const guided = isGuiding('greement', guideOf(session));
  const inTheWay = tray.value === 'trade' && footless.value;
  const square = pinned ?? (guided || inTheWay ? null : rested);
  if (!square || square === putAway.value || picking.value) return <Beside session={session} />;
  return <Card session={session} square={square} pinned={pinned !== null} />;
}

/** What stands there while no square is told of: how a game begins, then what the squares are. */
function Beside({ session }: { session: Session }) {
  return session.play.table.value.round === 0 ? (
    <Beginning session={session} />
  ) : (
    <Legend session={session} />
  );
}

/** The square on which the pointer has rested; null as soon as it moves on. */
function useRested(square: Square | null): Square | null {
  const [rested, setRested] = useState<Square | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(square), REST_MILLIS);
    return () => {
      clearTimeout(timer);
      setRested(null);
    };
  }, [square]);
  return rested;
}

interface CardProps {
  session: Session;
  square: Square;
  pinned: boolean;
}

function Card({ session, square, pinned }: CardProps) {
  const { title, chip, rows } = squareFacts(session, square);
  const acts: readonly CardAct[] = pinned
    ? [...squareActs(session, square), ...askAct(session, square)]
    : [];
  const told = acts.length > 0 ? rows.filter(({ missing }) => !missing) : rows;
  const isOpen = acts.some(({ blocked, borrows }) => blocked === undefined && !borrows);
  const ActsOf = isOpen ? OpenActs : Acts;
  return (
    <section
      class="square-card"
      style={styleOf(cardPlace(square, inSight(session), sizeOf(acts), priced(session)))}
      aria-label={title}
    >
      <MiniTile session={session} square={square} size={96} />
      <header>
        <h2>{title}</h2>
        {chip && <Chip kind={chip.kind}>{chip.words}</Chip>}
      </header>
      <dl>
        {told.map((row) => (
          <Row key={row.words} row={row} />
        ))}
      </dl>
      {acts.length > 0 && <ActsOf key={square} acts={acts} />}
    </section>
  );
}

/**
 * What can be done with the square; whoever has chosen it by a key has the first of it at hand. What
 * runs into debt is none of that: there the focus stays on the square, one Tab away.
 */
function OpenActs(props: { acts: readonly CardAct[] }) {
  const part = useFocusByKey<HTMLDivElement>();
  return (
    <div ref={part}>
      <Acts {...props} />
    </div>
  );
}

function Acts({ acts }: { acts: readonly CardAct[] }) {
  return (
    <div class="square-acts">
      {acts.map(({ label, second, main, blocked, busy, borrows, act }) => (
        <Button
          key={label}
          label={label}
          second={second}
          size={borrows ? 'normal' : 'small'}
          kind={main && !blocked ? 'main' : 'plain'}
          blocked={blocked}
          busy={busy}
          focus={borrows ? 'never' : undefined}
          onClick={act}
        />
      ))}
    </div>
  );
}

function Row({ row }: { row: FactRow }) {
  return (
    <div>
      <dt>{row.words}</dt>
      <dd class={row.missing ? 'brick-words' : undefined}>
        {row.coins && <Coin />}
        {row.result}
      </dd>
    </div>
  );
}

function sizeOf(acts: readonly CardAct[]) {
  if (acts.length === 0) return 'bare';
  return acts.some(({ second, blocked }) => second ?? blocked) ? 'reasons' : 'acts';
}

/** What the card keeps free: the reader's own squares, and those that he may do something with. */
function inSight(session: Session): readonly Square[] {
  const { table, seat } = session.play;
  const own = seat.value === null ? [] : ownedBy(table.value, seat.value);
  return [...own, ...squareActions.flatMap((action) => openSquares(session, action))];
}

/** The squares whose prices the map tells: to be hidden the less. */
function priced(session: Session): readonly Square[] {
  return allSquares.filter((square) => {
    const { price } = onTurn(session, square);
    return price !== undefined && price.dear !== 'beyond';
  });
}

/** Parts of the board, for the style to hang the card on. */
function styleOf({ left, top, bottom }: CardPlace): Record<string, string> {
  const part = (share: number) => `${(share * 100).toFixed(2)}%`;
  return bottom === undefined
    ? { '--left': part(left), '--top': part(top ?? 0) }
    : { '--left': part(left), '--bottom': part(bottom) };
}
