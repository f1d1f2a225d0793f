import { useState } from 'preact/hooks';
import { iconHref } from '../../../ui/Icon';
import { plotAt, tierOf, typeIcons } from '../fields';
import type { Prospect } from '../risk';
import type { Session } from '../session';
import { t } from '../words';
import { boardPattern } from './Defs';
import {
  BAND,
  BESIDE_SIGN,
  type Cell,
  cellOf,
  HEIGHT,
  MIDDLE,
  placesIn,
  type Side,
  sideOf,
  WIDTH,
} from './frame';
import { bandOf, isPlayed, ownerStyle, standingOn, sumOn } from './names';
import { Reach } from './Reach';

/** What lies under the fields of the frame, and its empty middle. */
export function FrameGround() {
  return (
    <>
      <rect class="ring-under" width={WIDTH} height={HEIGHT} rx="10" />
      <rect
        class="board-middle"
        x={MIDDLE.x + 1}
        y={MIDDLE.y + 1}
        width={MIDDLE.width - 2}
        height={MIDDLE.height - 2}
        rx="8"
      />
    </>
  );
}

const GAP = 1;
/** Names of more letters are set smaller. */
const SHORT = 7;
/** Sums of more signs too. */
const WIDEST = 8;

/** True where an owner's band leaves less width for the words. */
function isUpright(number: number): boolean {
  return ['left', 'right'].includes(sideOf(number));
}

/**
 * One field of the frame: its colour, sign, short name and sum; whose it is a band on the outer edge
 * says, in the owner's colour and pattern.
 */
export function FrameField({ session, number }: { session: Session; number: number }) {
  const table = session.shown.value;
  const plot = plotAt(table, number);
  if (!plot) return null;
  const cell = cellOf(number);
  const { x, y, width, height } = cell;
  const band = bandOf(session, plot);
  const { short, kind } = sumOn(table, plot, session.play.seat.value);
  const name = t(`short.${plot.id}`);
  const places = placesIn(number, plot.price !== null);
  const tight = plot.percent !== null || (plot.price !== null && isUpright(number)) ? ' tight' : '';
  const standing = standingOn(session, number).length;
  const isCrowded = number !== 1 && standing > BESIDE_SIGN;
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
      <rect
        class="plot-edge"
        x={x + 2.5}
        y={y + 2.5}
        width={width - 5}
        height={height - 5}
        rx="4"
      />
      {band && <Band key={band.seat} session={session} number={number} {...band} />}
      {!isCrowded && (
        <use
          class="field-icon"
          href={iconHref(typeIcons[plot.type])}
          x={places.sign.x - 7.5}
          y={places.sign.y - 7.5}
          width="15"
          height="15"
        />
      )}
      <text class={`field-name${tight}${name.length > SHORT ? ' long' : ''}`} {...places.name}>
        {name}
      </text>
      <text
        class={`field-amount ${kind}${tight}${short.length > WIDEST ? ' long' : ''}`}
        {...places.sum}
      >
        {short}
      </text>
    </>
  );
}

/** At the lower right of the number, over no word. */
const SKULL = { x: 7.5, y: 13, scale: 0.76 } as const;

/** The number of the throw that leads to a field of the frame. */
export function FrameReach({ prospect, number }: { prospect: Prospect; number: number }) {
  const { x, y } = placesIn(number, false).reach;
  return (
    <g transform={`translate(${x} ${y}) scale(0.74)`}>
      <Reach prospect={prospect} skull={SKULL} />
    </g>
  );
}

interface OwnerProps {
  session: Session;
  seat: number;
  fading: boolean;
}

function Band({ session, number, seat, fading }: OwnerProps & { number: number }) {
  const [isFresh] = useState(() => isPlayed(session));
  return (
    <rect
      class={ownerStyle(fading, isFresh)}
      {...bandIn(cellOf(number), sideOf(number))}
      rx="3"
      fill={boardPattern(session.play.colour(seat))}
    />
  );
}

/** The outer edge of a cell, as thick as a band. */
function bandIn({ x, y, width, height }: Cell, side: Side): Cell {
  const long = { x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP };
  switch (side) {
    case 'left':
      return { ...long, width: BAND };
    case 'right':
      return { ...long, x: x + width - GAP - BAND, width: BAND };
    case 'top':
      return { ...long, height: BAND };
    case 'bottom':
      return { ...long, y: y + height - GAP - BAND, height: BAND };
  }
}
