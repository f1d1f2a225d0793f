import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { rows } from '../spaces';
import type { Space } from '../wire';
import { cornerOf, PITCH } from './geometry';
import { markOf } from './marks';

interface Props {
  session: Session;
  small: boolean;
}

/** The least that can be told apart: by eight pixels of radius on a large screen, six on the smallest phone. */
const RADII = { wide: 9.5, small: 11, phone: 14 };

/**
 * Whose each open card is, in its lower left corner, whoever stands there. What lies face-down says nothing, nor does
 * a card while it turns.
 */
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
  const { x, y } = cornerOf(space);
  return (
    <g
      class={veiled ? 'ec-owned veiled' : 'ec-owned'}
      data-owned={space}
      transform={`translate(${x + r + 1} ${y + PITCH - 1 - r})`}
    >
      <Token key={owner} colour={session.play.colour(owner)} x={0} y={0} r={r} />
    </g>
  );
}
