import './board.css';
import './marks.css';
import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useScale } from '../../../ui/scale';
import { ZoomOut } from '../../../ui/ZoomOut';
import { useZoom } from '../../../ui/zoom';
import { rings, spacesOf } from '../rings';
import { own, type Session } from '../session';
import type { Ring, Space } from '../wire';
import { t } from '../words';
import { Acts } from './Acts';
import { type Stop, stepped, steppedRoof } from './arrows';
import { City, pressRoof, roofOf } from './City';
import { Defs } from './Defs';
import { BOX, bandsOf, EDGE } from './geometry';
import { LastThrow } from './LastThrow';
import { type Mark, markOf } from './marks';
import { spaceName } from './names';
import { nearOf, openRing } from './near';
import { Pieces } from './Pieces';
import { press, release } from './press';
import { Signs } from './Signs';
import { SpaceCell } from './SpaceCell';
import { Street } from './Street';
import { Strip } from './Strip';
import { Tip } from './Tip';

interface Props {
  session: Session;
}

/** The drawing itself is the list, its rings the groups: a page's list cannot hold what is drawn. */
const list = { role: 'listbox' } as const;
const group = { role: 'group' } as const;

/** Three rings around the city, the street through all of them. */
export function Board({ session }: Props) {
  const { play, pointed } = session;
  const drawing = useRef<SVGSVGElement>(null);
  const scale = useScale(drawing, BOX);
  const open = useComputed(() => openRing(session));
  const marks = useMemo(() => marksOf(session), [session]);
  const near = nearOf(session, open.value);
  const zoom = useZoom(drawing, { to: near });
  const colours = play.table.value.players.map(({ seat }) => play.colour(seat));
  return (
    <>
      <div class={`three-rings-board${near ? ' near' : ''}`} {...zoom.frame}>
        <svg
          ref={drawing}
          class="three-rings-map"
          style={zoom.style}
          viewBox={`${-BOX / 2} ${-BOX / 2} ${BOX} ${BOX}`}
          {...list}
          aria-label={t('board.name')}
          onKeyDown={(event) => onKey(session, drawing.current, event)}
          onPointerLeave={() => {
            pointed.value = null;
          }}
          onFocusOut={() => {
            pointed.value = null;
          }}
          onClick={(event) => {
            const stop = stopOf(event.target);
            if (stop) pressOn(session, stop);
          }}
        >
          <Defs table={play.table.value} colours={colours} scale={scale} />
          <circle class="tr-ground" r={EDGE + 3} />
          <City session={session} />
          {rings.map((ring) => (
            <RingOf key={ring} session={session} marks={marks} ring={ring} open={open.value} />
          ))}
          <Street session={session} />
          <Pieces session={session} open={open.value} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g class="tr-signs" aria-hidden="true">
            {[...marks].map(([space, mark]) => (
              <Signs key={space} mark={mark} open={open.value} />
            ))}
          </g>
        </svg>
        <ZoomOut out={zoom.out} />
        <LastThrow session={session} />
        <Acts session={session} />
        <Tip session={session} />
      </div>
      <Strip session={session} />
    </>
  );
}

/** What of the board an event is about. */
function stopOf(target: EventTarget | null): Stop | undefined {
  const place = (target as Element).closest<SVGElement>('[data-space], [data-roof]');
  const { space, roof } = place?.dataset ?? {};
  return space ?? (roof === undefined ? undefined : roofOf(roof));
}

function pressOn(session: Session, stop: Stop): void {
  if (typeof stop === 'string') press(session, stop);
  else pressRoof(session, stop);
}

const selectorOf = (stop: Stop) =>
  typeof stop === 'string' ? `[data-space="${stop}"]` : `[data-roof="${stop.ring} ${stop.power}"]`;

function onKey(session: Session, drawing: SVGSVGElement | null, event: KeyboardEvent): void {
  const { key } = event;
  const from = stopOf(event.target);
  if (!from) return;
  const to = typeof from === 'string' ? stepped(key, from) : steppedRoof(key, from);
  if (to) drawing?.querySelector<SVGElement>(selectorOf(to))?.focus();
  else if (key === 'Enter' || key === ' ') pressOn(session, from);
  else if (key !== 'Escape' || !release(session)) return;
  event.preventDefault();
  event.stopPropagation();
}

type Marks = ReadonlyMap<Space, ReadonlySignal<Mark>>;

/** Of each space what it shows, reckoned once for all that draws it. */
function marksOf(session: Session): Marks {
  const mark = (space: Space) => [space, computed(() => markOf(session, space))] as const;
  return new Map(rings.flatMap(spacesOf).map(mark));
}

interface RingProps extends Props {
  marks: Marks;
  ring: Ring;
  open: Ring | null;
}

function RingOf({ session, marks, ring, open }: RingProps) {
  const band = bandsOf(open)[ring];
  return (
    <g {...group} aria-label={t(`ring.${ring}`)}>
      <circle
        class="tr-ring"
        r={(band.outer + band.inner) / 2}
        stroke-width={band.outer - band.inner + 8}
      />
      {spacesOf(ring).map((space) => (
        <Place key={space} session={session} marks={marks} space={space} open={open} />
      ))}
    </g>
  );
}

/** A space that is drawn again only when something about it has changed. */
function Place({ session, marks, space, open }: Omit<RingProps, 'ring'> & { space: Space }) {
  const { play, chosen, pointed } = session;
  const mark = marks.get(space)?.value ?? markOf(session, space);
  const stop = useComputed(() => (pointed.value ?? chosen.value ?? first(session)) === space);
  const isChosen = useComputed(() => chosen.value === space);
  const named = useComputed(() => play.lit.value.includes(space));
  return (
    <SpaceCell
      mark={mark}
      colour={mark.owner === null ? null : play.colour(mark.owner)}
      open={open}
      name={spaceName(session, mark, named.value)}
      stop={stop.value}
      chosen={isChosen.value}
      named={named.value}
      onPoint={() => {
        pointed.value = space;
      }}
    />
  );
}

/** Tab reaches first the own piece on the ring in play, else the first space. */
function first(session: Session): Space {
  const ring = session.play.table.value.ring ?? 'rural';
  const number = own(session)?.pieces[ring] ?? 0;
  return spacesOf(ring)[Math.max(0, number - 1)] ?? 'R01';
}
