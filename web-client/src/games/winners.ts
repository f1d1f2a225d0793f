import type { ReadonlySignal } from '@preact/signals';
import type { SeatColour } from '../ui/seats';

interface Places {
  table: ReadonlySignal<{ players: readonly { seat: number; place: number | null }[] }>;
  colour(seat: number): SeatColour;
}

/** The colours of all who have the first place, which equals share; none before the end. */
export function winners({ table, colour }: Places): readonly SeatColour[] {
  return table.value.players.filter(({ place }) => place === 1).map(({ seat }) => colour(seat));
}
