import './board.css';
import './fallen.css';
import './place.css';
import { useComputed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../ui/aria';
import { scaleOf } from '../../../ui/scale';
import { useWidth } from '../../../ui/width';
import { ZoomOut } from '../../../ui/ZoomOut';
import { useZoom } from '../../../ui/zoom';
import { FIELDS, plotAt } from '../fields';
import { reachedFields } from '../risk';
import { landedOn } from '../scene/stage';
import { closeCard, type Session } from '../session';
import { t } from '../words';
import { nextOf } from './arrows';
import { CircleField, CircleGround, CircleReach } from './Circle';
import { spokenCard } from './card-spoken';
import { Defs } from './Defs';
import { FieldCard } from './FieldCard';
import { FrameField, FrameGround, FrameReach } from './Frame';
import { type Sizes, sizesAt } from './field-words';
import { frameShown, heightOf, centreOf as inFrame, TALL, WIDTH } from './frame';
import { BOX, centreOf as inCircle } from './geometry';
import { Middle } from './Middle';
import { fieldName, toneSeen } from './names';
import { newsRoom } from './news-room';
import { Pieces } from './Pieces';
import { useClosing } from './use-closing';

const numbers = Array.from({ length: FIELDS }, (_, i) => i + 1);

/** The drawing itself is the list: a page's list cannot hold what is drawn. */
const list = { role: 'listbox' } as const;

/** The circle of fields, on a phone a frame, with the throw in its middle. */
export function Board({ session }: { session: Session }) {
  const { play } = session;
  const phone = play.phone.value;
  const drawing = useRef<SVGSVGElement>(null);
  const units = phone ? WIDTH : BOX;
  const width = useWidth(drawing, units);
  const scale = scaleOf(width, units);
  const zoom = useZoom(drawing);
  useClosing(session, drawing);
  const { acting } = session.stage.value;
  // Whoever has a part of the board enlarged would not see where the piece goes.
  useEffect(() => {
    if (acting !== null) zoom.whole();
  }, [acting]);
  const sizes = sizesAt(scale);
  const colours = session.shown.value.players.map(({ seat }) => play.colour(seat));
  const box = phone ? `0 0 ${WIDTH} ${heightOf()}` : `${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`;
  const narrow = frameShown.value === TALL ? ' narrow tall' : ' narrow';
  return (
    <div
      class={`territories-board${phone ? narrow : ''}`}
      style={phone ? { aspectRatio: `${WIDTH} / ${heightOf()}` } : undefined}
      {...zoom.frame}
    >
      <div class="territories-window" style={zoom.style}>
        <svg
          ref={drawing}
          class="territories-map"
          style={{
            '--name': sizes.name,
            '--above': sizes.above,
            '--sum': sizes.sum,
            '--reach': sizes.reach,
          }}
          viewBox={box}
          {...list}
          aria-label={t('board.name')}
          onKeyDown={(event) => onKey(event, session, drawing)}
          onPointerLeave={() => {
            session.pointed.value = null;
          }}
          onClick={(event) => {
            const number = numberAt(event.target);
            if (number) press(session, number);
          }}
        >
          <Defs colours={colours} scale={scale} />
          {phone ? <FrameGround /> : <CircleGround />}
          {numbers.map((number) => (
            <Place key={number} session={session} number={number} sizes={sizes} />
          ))}
          <Pieces session={session} />
          <Reached session={session} />
        </svg>
        <Middle session={session} room={newsRoom(width, phone)} />
      </div>
      <ZoomOut out={zoom.out} />
      {!phone && session.beside.value === null && <FieldCard session={session} inCorner />}
    </div>
  );
}

/** The numbers of the throw, over all fields and pieces: nothing hides that one of them puts out. */
function Reached({ session }: { session: Session }) {
  const table = session.odds.value;
  const fallen = session.fallen.value;
  const kind = session.stage.value.swift ? ' swift' : '';
  const One = session.play.phone.value ? FrameReach : CircleReach;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={`reached${kind}${fallen === null ? '' : ' thrown'}`} aria-hidden="true">
      {numbers.map((number) => {
        const id = plotAt(table, number)?.id;
        const prospect = id && reachedFields(table).get(id);
        return (
          prospect && (
            <g
              key={number}
              class={prospect.total === fallen ? 'fallen' : undefined}
              data-reached={number}
            >
              <One prospect={prospect} tone={toneSeen(session, prospect)} number={number} />
            </g>
          )
        );
      })}
    </g>
  );
}

function numberAt(target: EventTarget | null): number | undefined {
  const place = target instanceof Element && target.closest<SVGElement>('[data-number]');
  return place ? Number(place.dataset.number) : undefined;
}

function press(session: Session, number: number): void {
  if (session.chosen.value === number) closeCard(session);
  else session.chosen.value = number;
}

/** A key opens the card as a press does; what stands on it is said, for the focus stays on the field. */
function open(session: Session, number: number): void {
  press(session, number);
  const plot = session.chosen.value === null ? undefined : plotAt(session.shown.value, number);
  if (!plot) return;
  announce(spokenCard(session, plot));
}

/** A key points to a field as a pointer does: its card comes up after a moment, or the open one goes with it. */
function go({ chosen, pointed }: Session, number: number, drawing: SVGSVGElement | null): void {
  drawing?.querySelector<SVGElement>(`[data-number="${number}"]`)?.focus();
  if (chosen.value !== null) chosen.value = number;
  pointed.value = number;
}

function onKey(
  event: KeyboardEvent,
  session: Session,
  drawing: RefObject<SVGSVGElement | null>,
): void {
  const from = numberAt(event.target);
  if (!from) return;
  const next = nextOf(event.key, from, session.play.phone.value ? inFrame : inCircle);
  if (event.key === 'Enter') open(session, from);
  else if (next === from) announce(t('board.end'));
  else if (next) go(session, next, drawing.current);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

interface PlaceProps {
  session: Session;
  number: number;
  sizes: Sizes;
}

/** One field in the list; Tab reaches that of the reader's own piece first. */
function Place({ session, number, sizes }: PlaceProps) {
  const { play, chosen, pointed, focused, stage, shown } = session;
  const own = useComputed(
    () => stage.value.pieces.find(({ seat }) => seat === play.seat.value)?.at,
  );
  const isOwn = useComputed(() => own.value === number);
  const stop = useComputed(() => (focused.value ?? chosen.value ?? own.value ?? 1) === number);
  const isChosen = useComputed(() => chosen.value === number);
  const lit = useComputed(() => {
    const id = plotAt(shown.value, number)?.id;
    return id !== undefined && play.lit.value.includes(id);
  });
  const landed = useComputed(() => landedOn(stage.value) === number);
  const name = useComputed(() => fieldName(session, number, lit.value));
  return (
    <g
      role="option"
      class={[
        'field-place',
        isChosen.value && 'chosen',
        lit.value && 'lit',
        landed.value && 'landed',
        isOwn.value && 'own-place',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={name.value}
      aria-selected={isChosen.value}
      tabindex={stop.value ? 0 : -1}
      data-number={number}
      data-field={plotAt(shown.value, number)?.id}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') pointed.value = number;
      }}
      onFocus={() => {
        focused.value = number;
      }}
    >
      {play.phone.value ? (
        <FrameField session={session} number={number} />
      ) : (
        <CircleField session={session} number={number} sizes={sizes} />
      )}
    </g>
  );
}
