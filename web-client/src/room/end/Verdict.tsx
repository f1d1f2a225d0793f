import { useEffect, useRef } from 'preact/hooks';
import type { Result } from '../../net/wire';
import { announce } from '../../ui/aria';
import { isFree } from '../guide/focus';
import type { OpenTable } from '../table/open-table';
import { t } from '../words';
import { EndActions } from './EndActions';
import { ownPlace, verdictOf } from './verdict';

interface Props extends OpenTable {
  result: Result;
  onBoard: () => void;
}

/** Who has won, what happened at the last moment, and what comes next; to those who listen also their own place. */
export function Verdict({ game, play, onBoard, result }: Props) {
  const { Picture } = game.end;
  const { title, line } = verdictOf(game, result);
  const place = ownPlace(result, play.seat.value);
  const own = place > 1 && t('end.yourPlace', { place });
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone with the table: whoever listens hears how it ended, also while he writes.
  useEffect(() => {
    if (isFree(document.activeElement)) heading.current?.focus({ preventScroll: true });
    else announce(heading.current?.textContent ?? title);
  }, []);
  return (
    <header class="verdict">
      {Picture && <Picture />}
      <div class="verdict-words">
        <h2 ref={heading} tabIndex={-1}>
          {title}
          {own && <span class="hidden-text">. {own}</span>}
        </h2>
        <p>{line}</p>
      </div>
      <EndActions title={title} onBoard={onBoard} />
    </header>
  );
}
