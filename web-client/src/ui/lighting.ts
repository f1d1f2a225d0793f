import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** What an element listens to that names spaces of the board. */
export interface Lighting {
  onPointerEnter?: () => void;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
}

/**
 * Lights the spaces that an element names while the pointer is on it: until it leaves, and until the element is
 * gone, names others or the `moment` is another. Under a pointer that rests they stay out from then on: only one
 * that moves again asks for them.
 */
export function useLighting(
  lit: Signal<readonly string[]>,
  spaces: readonly string[],
  moment?: unknown,
): Lighting {
  const own = useRef<readonly string[] | null>(null);
  const putOut = () => {
    if (own.current !== null && lit.peek() === own.current) lit.value = [];
    own.current = null;
  };
  const light = () => {
    if (own.current !== null) return;
    own.current = spaces;
    lit.value = spaces;
  };
  useEffect(() => putOut, [spaces.join(' '), moment]);
  if (spaces.length === 0) return {};
  return {
    onPointerEnter: light,
    onPointerMove({ movementX, movementY }) {
      // What changes under a resting pointer counts as a move too, by nothing.
      if (movementX !== 0 || movementY !== 0) light();
    },
    onPointerLeave: putOut,
  };
}
