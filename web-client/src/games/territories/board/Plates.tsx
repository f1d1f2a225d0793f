import { isWalking } from '../scene/stage';
import type { Session } from '../session';
import { type Plate, plateOf, spotsIn } from './frame-pieces';
import { further, pinOf } from './pin';
import { countOf } from './spots';

/** On a phone, under the pieces of one field that share a tail, what shows that they belong together. */
export function Plates({ session }: { session: Session }) {
  const { pieces } = session.stage.value;
  const standing = pieces.filter((piece) => !isWalking(session.stage.value, piece));
  return [...new Set(standing.map(({ at }) => at))].map((number) => {
    const plate = plateOf(number, spotsIn(number, countOf(pieces)));
    return (
      plate && (
        <g key={number} class="piece-plate">
          <Shape plate={plate} kind="plate-edge" by={1} />
          <Shape plate={plate} kind="plate-ground" by={0} />
        </g>
      )
    );
  });
}

interface ShapeProps {
  plate: Plate;
  kind: string;
  /** How far it reaches beyond the plate. */
  by: number;
}

function Shape({ plate: { spots, r, tail }, kind, by }: ShapeProps) {
  const [first] = spots;
  if (!first) return null;
  return (
    <g class={kind}>
      <path
        d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke-width={2 * (r + by)}
      />
      <path
        d={pinOf(r + by, further(tail, by))}
        stroke="none"
        transform={`translate(${first.x} ${first.y})`}
      />
    </g>
  );
}
