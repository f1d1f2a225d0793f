import { sendCorners } from '../knowledge/corner';
import { MarkKey } from '../knowledge/Legend';
import { cardToPlace } from '../laying';
import './board.css';
import './marks.css';
import './cards.css';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useScale } from '../../../ui/scale';
import { ZoomOut } from '../../../ui/ZoomOut';
import { useZoom } from '../../../ui/zoom';
import { cardOf } from '../cards';
import type { Session } from '../session';
import { columnLetters, rows, steppedSpace } from '../spaces';
import type { Space } from '../wire';
import { t } from '../words';
import { Caption } from './Caption';
import { CardKey } from './CardKey';
import { Defs } from './Defs';
import { drawingOf } from './drawing';
import { entrance, useChoiceInFocus, useEntering } from './entering';
import { FocusRing } from './FocusRing';
import { GiftBadges } from './GiftBadges';
import { Ground } from './Ground';
import { BOX, PITCH, VIEW } from './geometry';
import { LastPlaced } from './LastPlaced';
import { isHeld, markOf } from './marks';
import { NamesOver } from './NamesOver';
import { spaceName } from './names';
import { Owners } from './Owners';
import { Pieces } from './Pieces';
import { letGoAloud, press } from './press';
import { SpaceCell } from './SpaceCell';
import { useInSight } from './sight';
import { Trails } from './Trails';
import { Way, WaySteps } from './Way';

interface Props {
  session: Session;
}

/** Units of the drawing to a pixel from which on names could not be read: symbols say it alone. */
const SMALL = 1.1;

/** The drawing itself is the grid: a table cannot hold what is drawn. */
const grid = { role: 'grid' } as const;

/** The board, a grid of 64 spaces. */
export function Board({ session }: Props) {
  const { play, pointed, destinations, scenes } = session;
  const drawing = useRef<SVGSVGElement>(null);
  const scale = useScale(drawing, VIEW.width);
  const small = play.phone.value || scale > SMALL;
  const zoom = useZoom(drawing, { doubleTap: false });
  const drag = useMemo(() => drawingOf(session), [session]);
  const stood = useSignal<Space | null>(null);
  const focused = useSignal<Space | null>(null);
  const stop = useComputed(() => stood.value ?? entrance(session));
  useEntering(session, drawing);
  useChoiceInFocus(session, drawing);
  useEffect(() => session.totals.follow(), [session]);
  useInSight(session);
  const colours = play.table.value.players.map(({ seat }) => play.colour(seat));
  return (
    <>
      {play.phone.value && <Caption session={session} />}
      <div
        class={`economy-board${destinations.value.size > 0 ? ' drawable' : ''}${isHeld(session) ? ' held' : ''}`}
        {...zoom.frame}
        style={{ '--turn': `${(scenes.running.value ?? 400) / 2}ms` }}
        onFocusIn={({ target }) => {
          const isByKeys = (target as Element).matches(':focus-visible');
          // What was clicked is where Tab goes on from as well, also once Escape has let go of it.
          stood.value = spaceOf(target) ?? null;
          focused.value = isByKeys ? stood.value : null;
        }}
        onFocusOut={() => {
          stood.value = null;
          focused.value = null;
        }}
      >
        <svg
          ref={drawing}
          class="economy-map"
          style={zoom.style}
          viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
          {...grid}
          aria-label={t('board.name')}
          data-focus="stay"
          onKeyDown={(event) => onKey(session, drawing.current, event)}
          onPointerLeave={() => {
            pointed.value = null;
          }}
          onClick={(event) => {
            const space = spaceOf(event.target);
            if (space) press(session, space);
          }}
          // While it is enlarged one finger moves the board.
          {...(zoom.out ? {} : drag)}
        >
          <Defs colours={colours} scale={scale} />
          <Ground session={session} />
          <Labels />
          {rows.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: a table row cannot stand in a drawing
            <g key={row[0]} role="row">
              {row.map((space) => (
                <Place key={space} {...{ session, space, small, stop }} />
              ))}
            </g>
          ))}
          <LastPlaced session={session} />
          <Trails session={session} small={small} />
          <FocusRing space={focused} />
          <Way session={session} />
          <NamesOver session={session} small={small} />
          <Owners session={session} small={small} />
          <WaySteps session={session} small={small} />
          <GiftBadges session={session} small={small} />
          <Pieces session={session} />
        </svg>
        <ZoomOut out={zoom.out} />
        {play.phone.value && <Stops />}
      </div>
      {play.phone.value && (
        <>
          <CardKey play={play} />
          <div class="ec-marks-under">
            <MarkKey session={session} />
          </div>
        </>
      )}
    </>
  );
}

/** Where a row begins a short phone's scrolling comes to rest. */
function Stops() {
  return (
    <span class="ec-stops">
      {rows.map((row) => (
        <i key={row[0]} />
      ))}
    </span>
  );
}

function spaceOf(target: EventTarget | null): Space | undefined {
  return (target as Element).closest<SVGElement>('[data-space]')?.dataset.space;
}

function onKey(session: Session, drawing: SVGSVGElement | null, event: KeyboardEvent): void {
  const from = spaceOf(event.target);
  if (!from) return;
  // Where nothing is chosen it belongs to what else lies open.
  if (event.key === 'Escape') {
    if (!letGoAloud(session)) return;
  } else if (event.key === 'Enter' || event.key === ' ') press(session, from);
  else {
    const to = steppedSpace(event.key, from);
    if (!to) return;
    drawing?.querySelector<SVGElement>(`[data-space="${to}"]`)?.focus();
  }
  event.preventDefault();
  event.stopPropagation();
}

interface PlaceProps extends Props {
  space: Space;
  small: boolean;
  /** The space that Tab leads to. */
  stop: ReadonlySignal<Space>;
}

/** A space that is drawn again only when something about it has changed. */
function Place({ session, space, small, stop }: PlaceProps) {
  const { play, chosen, pointed, refused, turning } = session;
  const mark = markOf(session, space);
  const isStop = useComputed(() => stop.value === space);
  const isChosen = useComputed(() => chosen.value === space);
  const isRefused = useComputed(() => refused.value === space);
  const isAimed = useComputed(
    () => pointed.value === space && sendCorners(session).includes(space),
  );
  const lit = useComputed(() => play.lit.value.includes(space));
  const turns = useComputed(() => turning.value.get(space));
  const ghost = useComputed(() => {
    const id = chosen.value === space || pointed.value === space ? cardToPlace(session) : null;
    return id === null ? null : cardOf(play.table.value, id);
  });
  // A card under a piece shows its sign and number clear of it; its name would lie beneath.
  const isStoodOn = useComputed(() =>
    session.scenes.shown.value.players.some(({ piece }) => piece.space === space),
  );
  return (
    <SpaceCell
      mark={mark}
      name={spaceName(session, mark, lit.value)}
      stop={isStop.value}
      chosen={isChosen.value}
      refused={isRefused.value}
      aimed={isAimed.value}
      lit={lit.value}
      turning={turns.value}
      small={small}
      stoodOn={isStoodOn.value}
      ghost={ghost.value}
      onPoint={(at) => {
        pointed.value = at;
      }}
    />
  );
}

function Labels() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-labels" aria-hidden="true">
      {columnLetters.map((letter, i) => (
        <text key={letter} x={56 + i * PITCH} y={BOX + 8}>
          {letter}
        </text>
      ))}
      {rows.map((row, i) => (
        <text key={row[0]} x="-3" y={61 + i * PITCH}>
          {row[0]?.charAt(1)}
        </text>
      ))}
    </g>
  );
}
