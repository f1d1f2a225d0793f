import { useState } from 'preact/hooks';
import { iconHref } from '../../../ui/Icon';
import { Token } from '../../../ui/Token';
import { plotAt, tierOf, typeIcons } from '../fields';
import type { Session } from '../session';
import type { Type } from '../wire';
import { t } from '../words';
import { boardPattern } from './Defs';
import { BAND, cellOf, frameShown, heightOf, middleOf, placesIn, WIDTH } from './frame';
import type { Point } from './geometry';
import { bandOf, type FieldSum, isPlayed, ownerStyle, sumSeen } from './names';
import { Reach, type ReachProps } from './Reach';

/** What lies under the fields of the frame, and its empty middle. */
export function FrameGround() {
  const middle = middleOf();
  return (
    <>
      <rect class="ring-under" width={WIDTH} height={heightOf()} rx="10" />
      <rect
        class="board-middle"
        x={middle.x + 1}
        y={middle.y + 1}
        width={middle.width - 2}
        height={middle.height - 2}
        rx="8"
      />
    </>
  );
}

const GAP = 1;
/**
 * One field of the frame: its colour, sign, short name and sum; whose it is a band along its upper edge
 * says, in the owner's colour and pattern, with his mark at its end.
 */
export function FrameField({ session, number }: { session: Session; number: number }) {
  const table = session.shown.value;
  const plot = plotAt(table, number);
  if (!plot) return null;
  const { x, y, width, height } = cellOf(number);
  const band = bandOf(session, plot);
  const places = placesIn(number);
  return (
    <>
      <rect
        class={`plot ${plot.type} ${tierOf(table, plot) ?? ''}`}
        x={x + GAP}
        y={y + GAP}
        width={width - 2 * GAP}
        height={height - 2 * GAP}
        rx="5"
      />
      <rect
        class="plot-shade"
        x={x + GAP}
        y={y + GAP}
        width={width - 2 * GAP}
        height={height - 2 * GAP}
        rx="5"
      />
      {band && <Owner key={band.seat} session={session} number={number} {...band} />}
      <rect class="plot-edge" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="4" />
      <TypeSign type={plot.type} {...places.sign} />
      <FieldName {...places.name}>{t(`short.${plot.id}`)}</FieldName>
      <Sum {...places.sum} sum={sumSeen(session, plot)} />
    </>
  );
}

/** So many letters in one would touch the edges of the field. */
const LONG_WORD = /\p{L}{9}/u;

function FieldName({ x, y, children }: Point & { children: string }) {
  return (
    <text class={`field-name${LONG_WORD.test(children) ? ' long' : ''}`} x={x} y={y}>
      {children}
    </text>
  );
}

function TypeSign({ type, x, y }: Point & { type: Type }) {
  const size = frameShown.value.signSize;
  return (
    <use
      class="field-icon"
      href={iconHref(typeIcons[type])}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  );
}

/** Sums of more signs stand closer. */
const WIDEST = 6;
/**
 * Under what others pay the reader, as wide as so many signs, or as the most that a camp earns; so far above their
 * line.
 */
const PLATE = { signs: 5, width: 38, wide: 49, height: 13, above: 10.8 } as const;

function Sum({ x, y, sum: { short, kind } }: Point & { sum: FieldSum }) {
  const isClose = short.length > WIDEST;
  const half = (short.length > PLATE.signs ? PLATE.wide : PLATE.width) / 2;
  return (
    <>
      {kind === 'earned' && (
        <rect
          class="earned-plate"
          x={x - half}
          y={y - PLATE.above}
          width={2 * half}
          height={PLATE.height}
          rx="4"
        />
      )}
      <text class={`field-amount ${kind}${isClose ? ' close' : ''}`} x={x} y={y}>
        {short}
      </text>
    </>
  );
}

/** At the lower left of the number, over no word and beside the sign of the type. */
const SKULL = { x: -4.7, y: 16.2, scale: 0.76 } as const;

/** The number of the throw that leads to a field of the frame. */
export function FrameReach({ number, ...reach }: ReachProps) {
  const { x, y } = placesIn(number).reach;
  return (
    <g transform={`translate(${x} ${y}) scale(0.74)`}>
      <Reach {...reach} skull={SKULL} />
    </g>
  );
}

interface OwnerProps {
  session: Session;
  seat: number;
  fading: boolean;
}

function Owner({ session, number, seat, fading }: OwnerProps & { number: number }) {
  const [isFresh] = useState(() => isPlayed(session));
  const { x, y, width } = cellOf(number);
  const colour = session.play.colour(seat);
  const mark = placesIn(number).owner;
  return (
    <g class={ownerStyle(fading, isFresh)}>
      <rect
        class="owner-edge"
        x={x + GAP}
        y={y + GAP}
        width={width - 2 * GAP}
        height={BAND}
        rx="3"
        fill={boardPattern(colour)}
      />
      <g class="owner-mark">
        <Token colour={colour} {...mark} />
        <circle class="owner-edge" cx={mark.x} cy={mark.y} r={mark.r} />
      </g>
    </g>
  );
}
