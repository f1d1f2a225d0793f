import { useRef } from 'preact/hooks';
import { t } from '../words';
import type { OpenTable } from './open-table';

/** More at once nobody wants to hear; they stand in the log. */
const MOST_TOLD = 6;

/**
 * Tells each new line of the story once, in its order and when it is seen, to those who listen: also
 * where the log is not on the page. What the game names besides comes after them.
 */
export function Teller({ game, play }: Pick<OpenTable, 'game' | 'play'>) {
  const lines = play.lines.value;
  // What was there when the table was opened has been told.
  const opened = useRef(lines.at(-1)?.key).current;
  const since = lines.slice(lines.findLastIndex(({ key }) => key === opened) + 1);
  const named = game.heard?.();
  const known = useRef(named);
  if (named !== known.current) known.current = undefined;
  return (
    <div class="hidden-text teller" aria-live="polite">
      {since.slice(-MOST_TOLD).map((line) => (
        <p key={line.key}>
          {line.own && `${t('log.secret')}: `}
          {game.line(line).text}
        </p>
      ))}
      {named && named !== known.current && <p key={named}>{named}</p>}
    </div>
  );
}
