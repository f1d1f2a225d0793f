import './winner.css';
import { Icon } from './Icon';
import { Medal } from './Medal';
import type { SeatColour } from './seats';

/** The crowned medals of those who have won; nothing where nobody has. */
export function Winner({ colours }: { colours: readonly SeatColour[] }) {
  const size = colours.length > 1 ? 64 : 96;
  return (
    <div class="winner" aria-hidden="true">
      {colours.map((colour) => (
        <span key={colour}>
          <Icon name="crown-fill" size={40} />
          <Medal colour={colour} size={size} />
        </span>
      ))}
    </div>
  );
}
