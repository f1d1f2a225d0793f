import { corners } from '../spaces';
import { BOX, cornerOf, PITCH, RIM, RIM_EDGE } from './geometry';

const INNER = BOX - 2 * RIM;
const MIDDLE = BOX / 2;

/** The board with nothing on it: rim, spaces, the cross of its four parts, and where one enters. */
export function Ground() {
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
        return <use key={corner} href="#ec-corner" x={x} y={y} width={PITCH} height={PITCH} />;
      })}
    </g>
  );
}
