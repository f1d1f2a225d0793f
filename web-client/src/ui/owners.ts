import type { SeatColour } from './seats';

const letters: Record<string, SeatColour> = {
  m: 'madder',
  w: 'woad',
  s: 'saffron',
  v: 'verdigris',
  p: 'plum',
  t: 'sky',
};

/** The seat behind a letter of these drawings; a capital is the same seat. */
export function ownerOf(letter: string | undefined): SeatColour | undefined {
  return letter ? letters[letter.toLowerCase()] : undefined;
}
