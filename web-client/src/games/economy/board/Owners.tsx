import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { rows } from '../spaces';
import type { Space } from '../wire';
import { cornerOf, PITCH, type Point, struckOn } from './geometry';
import { markOf, namedOn } from './marks';

interface Props {
  session: Session;
  small: boolean;
}

/** The least that can be told apart: by eight pixels of radius on a large screen, six on the smallest phone. */
const RADII = { wide: 9.5, small: 11, phone: 14 };

/** Whose each open card is. What lies face-down says nothing, nor does a card while it turns. */
export function Owners({ session, small }: Props) {
  const r = RADII[session.play.phone.value ? 'phone' : small ? 'small' : 'wide'];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-owners" aria-hidden="true">
      {rows.flat().map((space) => (
        <Owner key={space} session={session} space={space} r={r} />
      ))}
    </g>
  );
}

function Owner({ session, space, r }: { session: Session; space: Space; r: number }) {
  const { owner, veiled } = markOf(session, space);
  if (owner === null || session.turning.value.has(space)) return null;
  // Whoever has just been knocked out there lies where the sign would be.
  if (struckOn(session.scenes.shown.value) === space) return null;
  const { x, y } = cornerOf(space);
  const at = besideCard(r, namedOn(session, space));
  return (
    <g
      class={veiled ? 'ec-owned veiled' : 'ec-owned'}
      data-owned={space}
      transform={`translate(${x + at.x} ${y + at.y})`}
    >
      <Token key={owner} colour={session.play.colour(owner)} x={0} y={0} r={r} />
    </g>
  );
}

/**
 * Over the lower left corner of a card; where a piece stands there, over its right edge: below the badge, above number
 * and ways. It keeps to its own space.
 */
function besideCard(r: number, isFree: boolean): Point {
  return isFree ? { x: r + 1, y: PITCH - 1 - r } : { x: PITCH - 1 - r, y: 18 + r };
}
