import { seatLooks } from '../../../ui/seats';
import { wayOf } from '../scene/hop';
import { isOwnThrow, type Session } from '../session';
import { alongRim, roundedLine } from './rim';
import { inCircle } from './walk';

/** The way of the piece that went last, under all pieces; it has the colour of whose it is. */
export function LastWay({ session }: { session: Session }) {
  const { play, stage } = session;
  const { trail } = stage.value;
  if (!trail) return null;
  const colour = play.colour(trail.seat);
  const way = wayOf(trail.from, trail.to);
  const points = play.phone.value ? alongRim(way) : inCircle.over(way);
  const isAside =
    isOwnThrow(session) && stage.value.acting === null && trail.seat !== play.seat.value;
  const [start] = points;
  const line = roundedLine(points);
  return (
    <g
      class={`trail ${colour}${isAside ? ' aside' : ''}`}
      style={{ '--seat-colour': seatLooks[colour].colour }}
    >
      <path class="trail-edge" d={line} />
      <path d={line} />
      {start && <circle cx={start.x} cy={start.y} r={play.phone.value ? 3.5 : 5} />}
    </g>
  );
}
