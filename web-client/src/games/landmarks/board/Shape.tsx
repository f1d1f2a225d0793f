import type { Colour } from '../wire';

const PATHS: Partial<Record<Colour, string>> = {
  blue: 'M6 1A5 5 0 1 1 5.99 1Z',
  green: 'M1.5 1.5H10.5V10.5H1.5Z',
  red: 'M6 1L11.4 10.6H0.6Z',
  purple: 'M6 0.4L11.6 6L6 11.6L0.4 6Z',
};

/** The sign of a card's class: disc, square, triangle or diamond; Landmarks have none. */
export function Shape({ colour, size = 11 }: { colour: Colour; size?: number }) {
  const path = PATHS[colour];
  if (!path) return null;
  return (
    <svg class="lm-shape" width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
