import { useRef } from 'preact/hooks';

/**
 * What can be done now, or what could be last: whatever is told of it stands until the verdict has fallen, and nothing
 * is foretold of what cannot be done any more.
 */
export function useLastOpen<T>(open: T | undefined): T | undefined {
  const last = useRef(open);
  if (open !== undefined) last.current = open;
  return last.current;
}
