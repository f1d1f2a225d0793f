import '../motifs.css';
import '../tiles.css';
import './board.css';
import './marks.css';
import './prices.css';
import './fresh.css';
import './tablet.css';
import './tall-tray.css';
import './window.css';
import {
  type ReadonlySignal,
  type Signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useKeptFocus } from '../../../ui/focus';
import { byKey } from '../../../ui/keys';
import { useScale } from '../../../ui/scale';
import { ZoomOut } from '../../../ui/ZoomOut';
import { useZoom } from '../../../ui/zoom';
import { incomingOffers } from '../knowledge/offers';
import type { Session } from '../session';
import { columnLetters, SIDE, squareAt, steppedSquare } from '../squares';
import { PITCH } from '../Tile';
import type { Square } from '../wire';
import { t } from '../words';
import { Cell } from './Cell';
import { goesOn } from './chosen-act';
import { Defs } from './Defs';
import { useEntered } from './entered';
import { enlarged, figureSize } from './figures';
import type { Fresh } from './fresh';
import { BOX, GUTTER, ORIGIN, squareNear } from './geometry';
import { useInSight } from './in-sight';
import { type Mark, markOf } from './marks';
import { squareName } from './names';
import { Overlays } from './Overlays';
import { PriceKey } from './PriceKey';
import { press } from './press';
import { Ringing } from './Ringing';
import { RowsBeyond } from './RowsBeyond';
import { useRowsBeyond } from './rows-beyond';
import { SquareCard } from './SquareCard';
import { isInTray, Stamp } from './Stamp';
import { Strip } from './Strip';
import { tellSquare } from './told';
import { useUnheldEnter } from './unheld';

interface Props {
  session: Session;
  fresh: Fresh;
}

/** The drawing itself is the grid: a table cannot hold what is drawn. */
const grid = { role: 'grid' } as const;

/** The map, a grid of a hundred squares; under it on a phone the values and the clock. */
export function Board({ session, fresh }: Props) {
  const { play, pointed } = session;
  const drawing = useRef<SVGSVGElement>(null);
  const scale = useScale(drawing, BOX);
  const figure = figureSize(scale);
  const zoom = useZoom(drawing);
  useInSight(drawing, session);
  const beyond = useRowsBeyond(drawing, play.phone.value);
  useEntered(drawing, session);
  useUnheldEnter();
  const place = useKeptFocus<HTMLDivElement>(home);
  const last = useSignal<Square>('A1');
  useSignalEffect(() => {
    last.value = pointed.value ?? session.chosen.value ?? last.peek();
  });
  const asked = useComputed(() => askedFor(session));
  const colours = play.table.value.players.map((player) => play.colour(player.seat));
  const onKey = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<SVGElement>('[data-square]')?.dataset.square;
    if (!from || event.defaultPrevented) return;
    // A tray that is open is closed first, and the square stays.
    if (event.key === 'Escape' && session.tray.value !== null) return;
    if (event.key === 'Escape') session.chosen.value = null;
    else if (event.key === 'Enter' && isForTheBadge(session, from)) return;
    else if (event.key === 'Enter' || event.key === ' ') {
      if (event.key === ' ' || !goesOn(session, from)) open(session, from);
    } else if (!focusOn(drawing.current, steppedSquare(event.key, from))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="greement-place" ref={place}>
      {play.phone.value && <ColumnLetters />}
      <RowsBeyond rows={beyond.above} side="above" />
      <div class="greement-board" {...zoom.frame}>
        <svg
          ref={drawing}
          class="greement-map"
          style={{ ...zoom.style, '--figure': `${figure}px`, '--enlarged': enlarged(figure) }}
          viewBox={`0 0 ${BOX} ${BOX}`}
          {...grid}
          aria-label={t('board.name')}
          onKeyDown={onKey}
          onPointerLeave={() => {
            pointed.value = null;
          }}
          onClick={(event) => {
            const square = squareUnder(event, event.currentTarget);
            if (square) press(session, square);
          }}
        >
          <Defs colours={colours} scale={scale} />
          <rect class="board-ground" x={GUTTER} y={GUTTER} width="672" height="672" rx="10" />
          <Labels />
          {Array.from({ length: SIDE }, (_, row) => (
            // biome-ignore lint/a11y/useSemanticElements: a table row cannot stand in a drawing
            <g key={row} role="row">
              {Array.from({ length: SIDE }, (_, column) => (
                <Place
                  key={squareAt(column, row)}
                  session={session}
                  fresh={fresh}
                  last={last}
                  asked={asked}
                  square={squareAt(column, row)}
                />
              ))}
            </g>
          ))}
          <Overlays session={session} figure={figure} />
        </svg>
        <ZoomOut out={zoom.out} />
        {play.low.value && <PriceKey session={session} />}
        {!play.phone.value && <SquareCard session={session} />}
        {!play.phone.value && !isInTray(session) && <Stamp session={session} />}
      </div>
      <RowsBeyond rows={beyond.below} side="below" />
      <Ringing session={session} />
      {play.phone.value && <Strip session={session} />}
    </div>
  );
}

/** Between two squares the nearer one was meant. */
function squareUnder({ target, clientX, clientY }: MouseEvent, drawing: Element) {
  const pressed = (target as Element).closest<SVGElement>('[data-square]')?.dataset.square;
  if (pressed) return pressed;
  const { left, top, width } = drawing.getBoundingClientRect();
  const unit = BOX / width;
  return squareNear({ x: (clientX - left) * unit, y: (clientY - top) * unit });
}

/** A key opens the card as a press does, and what stands on it is said. */
function open(session: Session, square: Square): void {
  byKey(() => press(session, square));
  if (session.chosen.value !== square) return;
  tellSquare(session, square);
}

/** Enter on the square that is chosen already is left to the button that bears it as its badge. */
function isForTheBadge({ play, chosen, picking, tray }: Session, square: Square): boolean {
  const bears = tray.value !== null || /choose-start|replace-start/.test(play.table.value.phase);
  return bears && chosen.value === square && !picking.value;
}

interface PlaceProps extends Props {
  /** Where Tab comes back to while nothing is pointed at or chosen. */
  last: Signal<Square>;
  /** The squares that are offered to the reader, or that he is asked for. */
  asked: ReadonlySignal<ReadonlySet<Square>>;
  square: Square;
}

/** A cell that is drawn again only when something about it has changed. */
function Place({ session, fresh, last, asked, square }: PlaceProps) {
  const { play, chosen, pointed } = session;
  const mark: Mark = markOf(session, square);
  const stop = useComputed(() => (pointed.value ?? chosen.value ?? last.value) === square);
  const isChosen = useComputed(() => chosen.value === square);
  const lit = useComputed(() => play.lit.value.includes(square));
  const isAsked = useComputed(() => asked.value.has(square));
  return (
    <Cell
      mark={mark}
      name={squareName(session, mark, lit.value)}
      stop={stop.value}
      chosen={isChosen.value}
      lit={lit.value || isAsked.value}
      fresh={fresh.value.get(square)}
      paid={session.yours.value && play.table.value.squares[square]?.owner === play.seat.value}
      onPoint={() => {
        pointed.value = square;
      }}
      onLeave={() => {
        if (pointed.value === square) pointed.value = null;
      }}
    />
  );
}

/** While an offer waits for the reader's answer its square is marked as what a line names. */
function askedFor(session: Session): ReadonlySet<Square> {
  return new Set(
    incomingOffers(session).flatMap((offer) => (offer.type === 'donation' ? [] : [offer.square])),
  );
}

function Labels() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="labels" aria-hidden="true">
      {columnLetters.map((letter, i) => (
        <text key={letter} class="column-letter" x={ORIGIN + i * PITCH + 32} y="14">
          {letter}
        </text>
      ))}
      {columnLetters.map((letter, i) => (
        <text key={letter} class="row-number" x="16" y={ORIGIN + i * PITCH + 32}>
          {i + 1}
        </text>
      ))}
    </g>
  );
}

/** On a phone the map goes up in its frame, and the letters stay at the head of it. */
function ColumnLetters() {
  return (
    <div class="column-letters" aria-hidden="true">
      {columnLetters.map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </div>
  );
}

/** After something done on the card the focus is on its square, and not on what could be done next. */
function home(place: HTMLElement): SVGElement | null {
  return (
    place.querySelector<SVGElement>('[data-square][aria-selected=true]') ??
    place.querySelector<SVGElement>('[data-square][tabindex="0"]')
  );
}

function focusOn(drawing: SVGSVGElement | null, square: Square | undefined): boolean {
  if (!square) return false;
  drawing?.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();
  return true;
}
