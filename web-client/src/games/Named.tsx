import { SeatName } from '../ui/SeatName';
import type { Play } from './game';

interface Props {
  play: Pick<Play<unknown, unknown, unknown>, 'name' | 'seat'>;
  seat: number;
}

/** A player's name in a sentence; beside the reader's own the same mark as on his seat. */
export function Named({ play, seat }: Props) {
  return <SeatName name={play.name(seat)} you={seat === play.seat.value} />;
}
