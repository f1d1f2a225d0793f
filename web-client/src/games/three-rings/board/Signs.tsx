import type { ReadonlySignal } from '@preact/signals';
import { ringOf } from '../rings';
import type { Ring } from '../wire';
import { bandsOf, partsOf } from './geometry';
import type { Mark } from './marks';

interface Props {
  mark: ReadonlySignal<Mark>;
  open: Ring | null;
}

/** What straddles the edges of a space: the network, the sign of the street, what the die shows to get here. */
export function Signs({ mark, open }: Props) {
  const { space, network, behind, landing } = mark.value;
  if (!network && !behind && !landing) return null;
  const ring = ringOf(space);
  const { badge, sign } = partsOf(space, bandsOf(open)[ring], open === ring);
  return (
    <g data-signs={space}>
      {network && !landing && <use href="#tr-network" x={badge.x} y={badge.y} />}
      {behind && <use href="#tr-percent" x={sign.x} y={sign.y} />}
      {landing && (
        <g class={`tr-die${landing.rent > 0 ? ' costs' : ''}`}>
          {landing.rent > 0 ? (
            <rect x={badge.x - 11} y={badge.y - 11} width="22" height="22" rx="4.5" />
          ) : (
            <circle cx={badge.x} cy={badge.y} r="11.5" />
          )}
          <text x={badge.x} y={badge.y + 5}>
            {landing.die}
          </text>
        </g>
      )}
    </g>
  );
}
