import { useEffect } from 'preact/hooks';
import type { Session } from '../session';
import type { Space } from '../wire';

/** Lets properties be pressed on the board as well, for as long as what asks for them stands there. */
export function usePicking(
  { picking }: Session,
  spaces: readonly Space[],
  picked: readonly Space[],
  press: (space: Space) => void,
): void {
  useEffect(() => {
    const asked = { spaces, picked, press };
    picking.value = asked;
    return () => {
      if (picking.peek() === asked) picking.value = null;
    };
  });
}
