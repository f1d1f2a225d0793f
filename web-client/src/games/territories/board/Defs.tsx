import { SeatPattern } from '../../../ui/Paints';
import type { SeatColour } from '../../../ui/seats';

/** The id under which this board holds a seat's pattern, scaled so that it never shrinks below 1:1. */
export function boardPattern(colour: SeatColour): string {
  return `url(#te-pattern-${colour})`;
}

export function Defs({ colours, scale }: { colours: readonly SeatColour[]; scale: number }) {
  return (
    <defs>
      {colours.map((colour) => (
        <SeatPattern key={colour} colour={colour} id={`te-pattern-${colour}`} scale={scale} />
      ))}
    </defs>
  );
}
