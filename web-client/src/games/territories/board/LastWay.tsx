import { seatLooks } from '../../../ui/seats';
import { wayOf } from '../scene/hop';
import type { Session } from '../session';
import { spotsIn } from './frame';
import { spotsOn } from './geometry';

/** The way of the piece that went last, under all pieces; it has the colour of whose it is. */
export function LastWay({ session }: { session: Session }) {
  const { play, stage } = session;
  const { trail } = stage.value;
  if (!trail) return null;
  const spots = play.phone.value ? spotsIn : spotsOn;
  const points = wayOf(trail.from, trail.to).flatMap((number) => spots(number, 1).slice(0, 1));
  const [start] = points;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g class="trail" style={{ '--seat-colour': seatLooks[play.colour(trail.seat)].colour }}>
      <polyline class="trail-edge" points={line} />
      <polyline points={line} />
      {start && <circle cx={start.x} cy={start.y} r="5" />}
    </g>
  );
}
