import type { Session } from '../session';
import { LandingPanel } from './LandingPanel';
import { PointsPanel } from './PointsPanel';

/**
 * The fixed panels of the knowledge column; a low window has room for the first alone, and no lines leave theirs to
 * the log.
 */
export function Cards({ session }: { session: Session }) {
  const { play, totals } = session;
  const hasLines = play.table.value.part === 2 && totals.rounds.value.length > 1;
  const hasRoom = hasLines && !play.low.value;
  return (
    <>
      <LandingPanel session={session} />
      {hasRoom && <PointsPanel session={session} height={96} />}
    </>
  );
}
