import type { Session } from '../session';
import { corners } from '../spaces';
import { BOX, cornerOf, PITCH, RIM, RIM_EDGE } from './geometry';
import { markOf } from './marks';

const INNER = BOX - 2 * RIM;
const MIDDLE = BOX / 2;

/** At the outer edge of a corner of the right side, pointing in. */
const GATE_RIGHT = `translate(${PITCH} 42) scale(-1 1)`;

/** The board with nothing on it: rim, spaces, the cross of its four parts, and where one enters. */
export function Ground({ session }: { session: Session }) {
  const side = BOX - 2 * RIM_EDGE;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-ground" aria-hidden="true">
      <rect class="ec-rim" x={RIM_EDGE} y={RIM_EDGE} width={side} height={side} rx="10" />
      <rect class="ec-light" x={RIM_EDGE} y={RIM_EDGE} width={side} height={side} rx="10" />
      <rect x={RIM} y={RIM} width={INNER} height={INNER} fill="url(#ec-cells)" />
      <path class="ec-cross" d={`M${MIDDLE} ${RIM}V${BOX - RIM}M${RIM} ${MIDDLE}H${BOX - RIM}`} />
      <path class="ec-centre" d={`M${MIDDLE} ${MIDDLE - 9}l9 9l-9 9l-9 -9Z`} />
      {corners.map((corner) => {
        const { x, y } = cornerOf(corner);
        // Where one may go there its dot lies in the place of the door.
        const isLit = markOf(session, corner).way === 'legal';
        return (
          <g key={corner} transform={`translate(${x} ${y})`}>
            <use href="#ec-corner" />
            {!isLit && <use href="#ec-door" />}
            {/* On the rim it is seen whatever lies or stands there. */}
            <use href="#ec-gate" transform={x < MIDDLE ? 'translate(0 42)' : GATE_RIGHT} />
          </g>
        );
      })}
    </g>
  );
}
