import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../games/game';
import { leadInto } from '../../ui/FollowedList';

/**
 * Turns to the log whenever a game asks for it, and brings the focus there once it is on the page, and the line that
 * it asked for to the top.
 */
export function useStoryAsked(
  { storyAsked }: Pick<Play<unknown, unknown, unknown>, 'storyAsked'>,
  turn: () => void,
): void {
  const asked = storyAsked.value;
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked || !asked) return undefined;
    answered.current = asked;
    turn();
    const drawn = requestAnimationFrame(() => readFrom(asked.from));
    return () => cancelAnimationFrame(drawn);
  }, [asked]);
}

const LOG = ':is(.knowledge-tabs, .sheet-page) .followed > ul';

function readFrom(key: string | undefined): void {
  const log = document.querySelector<HTMLElement>(LOG);
  // Whoever pressed by the mouse sees by the ring, too, where it went on.
  log?.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  const line = [...(log?.children ?? [])].find(
    (each) => each instanceof HTMLElement && each.dataset.line === key,
  );
  if (!log || key === undefined || !(line instanceof HTMLElement)) return;
  leadInto(log, line.offsetTop - AIR);
}

/** So many pixels stand free above the line. */
const AIR = 6;
