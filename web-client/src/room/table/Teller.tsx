import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { STANDS_MILLIS, tells } from '../../ui/aria';
import { t } from '../words';
import type { OpenTable } from './open-table';

/** More at once nobody wants to hear; they stand in the log. */
const MOST_TOLD = 6;
/** A rule among so many is told all the same: a round that begins with much happening has begun. */
const MOST_RULED = 12;

/**
 * Tells each new line of the story once, in its order and when it is seen, to those who listen: also
 * where the log is not on the page. One that has come to say less is gone: it would be told again. Where turns
 * come faster than one can hear only what touches the reader, or everybody, is told.
 */
export function Teller({ game, play, showing }: Pick<OpenTable, 'game' | 'play' | 'showing'>) {
  const lines = showing.story.value;
  // Whoever plays hears of himself; whoever watches would hear nothing.
  const isSwift = play.seat.value !== null && game.isSwift?.();
  // What was there when the table was opened has been told.
  const opened = useRef(lines.at(-1)?.key).current;
  const since = lines.slice(lines.findLastIndex(({ key }) => key === opened) + 1);
  const passing = useRef(new Set<string>()).current;
  const left = useRef(new Set<string>()).current;
  // What was added to a line stays as it was when it was told: changed words would be read again.
  const added = useRef(new Map<string, string | undefined>()).current;
  const told = since.slice(-MOST_RULED).flatMap((line, i, { length }) => {
    const face = game.line(line);
    const isAmong = i >= length - MOST_TOLD || face?.rule === true;
    const isMissed = isSwift && !line.own && !face?.toReader && !face?.toAll;
    if (isMissed && !added.has(line.key)) left.add(line.key);
    if (!isAmong || face === null || face.isTurn || left.has(line.key)) return [];
    if (passing.has(line.key) && !face.passing) return [];
    if (face.passing) passing.add(line.key);
    if (!added.has(line.key)) added.set(line.key, game.spoken?.(line));
    return [{ line, face, more: added.get(line.key) }];
  });
  const newest = told.at(-1)?.line.key;
  useLayoutEffect(() => {
    if (newest !== undefined) tells();
  }, [newest]);
  return (
    <div class="hidden-text teller" aria-live="polite">
      {told.map(({ line, face, more }) => (
        <Fragment key={line.key}>
          <p>
            {line.own && `${t('log.secret')}: `}
            {face.text}
            {more && !face.rule && ` ${more}`}
          </p>
          {more && face.rule && <RuleAddition words={more} />}
        </Fragment>
      ))}
    </div>
  );
}

/** What a rule changes, by itself, for it goes once it has been told: whoever comes upon the story later finds its line alone. */
function RuleAddition({ words }: { words: string }) {
  const [stands, setStands] = useState(true);
  useEffect(() => {
    const later = setTimeout(() => setStands(false), STANDS_MILLIS);
    return () => clearTimeout(later);
  }, []);
  return stands ? <p>{words}</p> : null;
}
