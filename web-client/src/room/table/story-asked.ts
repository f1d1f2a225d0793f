import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../games/game';

/** Turns to the log whenever a game asks for it, and brings the focus there once it is on the page. */
export function useStoryAsked(
  { storyAsked }: Pick<Play<unknown, unknown, unknown>, 'storyAsked'>,
  turn: () => void,
): void {
  const asked = storyAsked.value;
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return undefined;
    answered.current = asked;
    turn();
    const drawn = requestAnimationFrame(() => document.querySelector<HTMLElement>(LOG)?.focus());
    return () => cancelAnimationFrame(drawn);
  }, [asked]);
}

const LOG = ':is(.knowledge-tabs, .sheet-page) .followed > ul';
