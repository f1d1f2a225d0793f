import type { ComponentChildren } from 'preact';
import { Medal } from '../../../ui/Medal';
import type { ThreeRingsPlay } from '../play';

interface Props {
  play: ThreeRingsPlay;
  seat: number;
  children: ComponentChildren;
}

/** A row of a table of players: medal and name, then its cells. */
export function NamedRow({ play, seat, children }: Props) {
  return (
    <tr>
      <th scope="row">
        <span class="tr-table-seat">
          <Medal colour={play.colour(seat)} size={20} />
          <span class="tr-table-name">{play.called(seat)}</span>
        </span>
      </th>
      {children}
    </tr>
  );
}
