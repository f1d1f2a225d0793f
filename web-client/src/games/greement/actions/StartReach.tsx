import './start-reach.css';
import { landPrice } from '../board/price';
import type { Session } from '../session';
import { PITCH, TILE, Tile } from '../Tile';
import { t } from '../words';

/** From the middle of the picture to its edge, in squares. */
const REACH = 2;
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
/** The start and what lies at its right. */
const ROW = STEPS.filter((step) => step >= 0);
const SIZE = STEPS.length * PITCH - (PITCH - TILE);

/** What land around a start will cost its owner, as a piece of a map that lies nowhere. */
export function StartReach({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  const near = landPrice(values, 1);
  const far = landPrice(values, 2);
  return (
    <svg
      class="start-reach"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={t('start.reach', { near, far })}
    >
      {STEPS.flatMap((row) =>
        STEPS.map((column) => (
          <Around
            key={`${column},${row}`}
            session={session}
            column={column}
            row={row}
            left={-REACH}
            top={-REACH}
          />
        )),
      )}
    </svg>
  );
}

/** What land costs that touches a start, and what further away: the same in one row, for the sheet of a phone. */
export function StartSteps({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  return (
    <p class="start-steps">
      <svg viewBox={`0 0 ${ROW.length * PITCH - (PITCH - TILE)} ${TILE}`} aria-hidden="true">
        {ROW.map((column) => (
          <Around key={column} session={session} column={column} row={0} left={0} top={0} />
        ))}
      </svg>
      {t('start.reach', { near: landPrice(values, 1), far: landPrice(values, 2) })}
    </p>
  );
}

interface AroundProps {
  session: Session;
  column: number;
  row: number;
  /** What lies at the left and at the top of the picture. */
  left: number;
  top: number;
}

function Around({ session, column, row, left, top }: AroundProps) {
  const { play } = session;
  const steps = Math.abs(column) + Math.abs(row);
  const seat = steps === 0 ? play.seat.value : null;
  return (
    <g transform={`translate(${(column - left) * PITCH} ${(row - top) * PITCH})`}>
      <Tile
        kind="land"
        index={(row + REACH) * STEPS.length + column + REACH}
        owner={seat === null ? undefined : play.colour(seat)}
      />
      {steps === 1 && (
        <rect class="frame-open" x="2" y="2" width={TILE - 4} height={TILE - 4} rx="6" />
      )}
      {steps > 0 && (
        <text class="reach-price" x={TILE / 2} y={TILE / 2 + 9}>
          {landPrice(play.table.value.values, steps)}
        </text>
      )}
    </g>
  );
}
