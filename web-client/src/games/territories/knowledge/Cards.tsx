import { isWatching, type Session } from '../session';
import { Risk } from './Risk';
import { Standings } from './Standings';
import { Wealth } from './Wealth';

/** True for those who watch a game that has its first places already. */
export function isRanked(session: Session): boolean {
  return isWatching(session) && session.shown.value.out.length > 0;
}

/** The fixed panels of the knowledge column; those who watch see the ranking there. */
export function Cards({ session }: { session: Session }) {
  return (
    <>
      {!session.play.low.value && <Risk session={session} />}
      {isRanked(session) ? (
        <Standings session={session} />
      ) : (
        <Wealth session={session} height={112} />
      )}
    </>
  );
}

/** The charts as a tab, where they have no panel; on the phone with the ranking. */
export function Charts({ session }: { session: Session }) {
  const { play, shown } = session;
  return (
    <>
      {play.phone.value && shown.value.out.length > 0 && <Standings session={session} />}
      <Wealth session={session} height={220} />
    </>
  );
}
