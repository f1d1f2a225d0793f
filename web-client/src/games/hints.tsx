import { useEffect, useRef } from 'preact/hooks';
import { GuideOffer } from '../room/guide/GuideOffer';
import { kept } from '../settings';
import { announce } from '../ui/aria';
import { HintNote } from '../ui/HintNote';
import { watchSight } from '../ui/sight';
import { type GameGuide, guideMemory, isGuiding, isOffered } from './guide';

/** When each hint has its moment, in the order in which they are looked through. */
export type Moments<Session, Hint extends string> = readonly (readonly [
  hint: Hint,
  now: (session: Session) => boolean,
])[];

/** The hint for this moment that has not been seen yet. */
export function hintFor<Session, Hint extends string>(
  moments: Moments<Session, Hint>,
  session: Session,
  seen: readonly string[],
): Hint | undefined {
  return moments.find(([hint, now]) => !seen.includes(hint) && now(session))?.[0];
}

/** So long a hint has been in sight for it to have been read. */
const READ_MILLIS = 6000;

/**
 * A word to newcomers of a game: the offer of its guide, or a hint. Each comes once in a browser: it
 * goes with its moment, and does not take turns with others. It never blocks anything.
 */
export function hintsOf<Session, Hint extends string>(
  game: string,
  moments: Moments<Session, Hint>,
  words: (hint: Hint) => string,
  guideOf: (session: Session) => GameGuide,
) {
  const seen = kept<readonly string[]>(`${game}.hints`, [], isListOfNames);
  const told = new Set<Hint>();
  return function Hint({ session }: { session: Session }) {
    const guide = guideOf(session);
    const offered = isOffered(game, guide);
    const isUnderWay = guideMemory(game).guiding.value !== 'no' && guide.isOwnTurn();
    const quiet = offered || isUnderWay || isGuiding(game, guide);
    const note = useRef<HTMLDivElement>(null);
    const hint = quiet ? undefined : hintFor(moments, session, seen.value);
    // It may stand in two places, of which one is seen, and come again; it is heard once.
    useEffect(() => {
      if (!hint) return undefined;
      const takeBack = told.has(hint) ? undefined : announce(words(hint));
      told.add(hint);
      const seenMillis = watchSight(note.current);
      return () => {
        takeBack?.();
        const wasRead = seenMillis() >= READ_MILLIS;
        if (wasRead && !seen.peek().includes(hint)) seen.value = [...seen.peek(), hint];
      };
    }, [hint]);
    if (offered) return <GuideOffer game={game} />;
    if (!hint) return null;
    return (
      <HintNote
        place={note}
        words={words(hint)}
        onClose={() => {
          seen.value = [...seen.value, hint];
        }}
      />
    );
  };
}

function isListOfNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
