import { iconHref } from '../../../ui/Icon';
import { Token } from '../../../ui/Token';
import { plotAt, typeIcons } from '../fields';
import type { Prospect } from '../risk';
import type { Session } from '../session';
import { t } from '../words';
import { boardPattern } from './Defs';
import { type Cell, cellOf, HEIGHT, MIDDLE, WIDTH } from './frame';
import { bandOf, sumOn } from './names';
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

/** One field of the frame: its colour, sign, short name and sum, and whose it is. */
export function FrameField({ session, number }: { session: Session; number: number }) {
  const table = session.shown.value;
  const plot = plotAt(table, number);
  if (!plot) return null;
  const cell = cellOf(number);
  const { x, y, width, height } = cell;
  const band = bandOf(session, plot);
  const { short, kind } = sumOn(table, plot, session.play.seat.value);
  const centre = x + width / 2;
  return (
    <>
      <rect
        class={`plot ${plot.type}`}
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
      {band && <Owner session={session} cell={cell} {...band} />}
      <use
        class="field-icon"
        href={iconHref(typeIcons[plot.type])}
        x={centre - 8}
        y={y + 15}
        width="16"
        height="16"
      />
      <text class="field-name" x={centre} y={y + 43}>
        {t(`short.${plot.id}`)}
      </text>
      <text class={`field-amount ${kind}`} x={centre} y={y + 57}>
        {short}
      </text>
    </>
  );
}

/** Between the number in the corner of a cell and its owner's token. */
const SKULL = { x: 22, y: -2, scale: 0.84 } as const;

/** The number of the throw that leads to a field of the frame. */
export function FrameReach({ prospect, number }: { prospect: Prospect; number: number }) {
  const { x, y } = cellOf(number);
  return (
    <g transform={`translate(${x + 11} ${y + 11}) scale(0.74)`}>
      <Reach prospect={prospect} skull={SKULL} />
    </g>
  );
}

interface OwnerProps {
  session: Session;
  cell: Cell;
  seat: number;
  fading: boolean;
}

function Owner({ session, cell, seat, fading }: OwnerProps) {
  const colour = session.play.colour(seat);
  const { x, y, width } = cell;
  return (
    <g class={fading ? 'owner fading' : 'owner'}>
      <path
        class="owner-band"
        d={`M${x + GAP} ${y + 12}V${y + 6}a5 5 0 0 1 5 -5H${x + width - 6}a5 5 0 0 1 5 5V${y + 12}Z`}
        fill={boardPattern(colour)}
      />
      <Token colour={colour} x={x + width - 10} y={y + 9} r={9} />
    </g>
  );
}
