import type { ReadonlySignal } from '@preact/signals';
import type { Space } from '../wire';
import { cornerOf } from './geometry';

/** The frame of the space in focus, above all cards and below the numbers of a way; seen when keys led to it. */
export function FocusRing({ space }: { space: ReadonlySignal<Space | null> }) {
  if (space.value === null) return null;
  const { x, y } = cornerOf(space.value);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-ring" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <rect class="ec-ring-edge" x="-1" y="-1" width="86" height="86" rx="9" />
      <rect x="-1" y="-1" width="86" height="86" rx="9" />
    </g>
  );
}
