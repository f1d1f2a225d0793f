import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** How long an answer stands in the place of what it covers. */
const READ_MILLIS = 6000;

/** What a dashed button has answered, until it has been read or anything else is pressed. */
export function useAnswer(): Signal<string> {
  const answer = useSignal('');
  const isTold = answer.value !== '';
  useEffect(() => {
    if (!isTold) return undefined;
    const forget = () => {
      answer.value = '';
    };
    const read = setTimeout(forget, READ_MILLIS);
    // Not as a finger comes down: what it is about to press must not move under it.
    document.addEventListener('click', forget, true);
    document.addEventListener('keydown', forget, true);
    return () => {
      clearTimeout(read);
      document.removeEventListener('click', forget, true);
      document.removeEventListener('keydown', forget, true);
    };
  }, [isTold]);
  return answer;
}
