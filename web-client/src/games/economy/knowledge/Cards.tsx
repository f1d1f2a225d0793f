import type { Session } from '../session';
import { LandingPanel } from './LandingPanel';
import { PointsPanel } from './PointsPanel';

/** The fixed panels of the knowledge column; a low window has room for the first alone. */
export function Cards({ session }: { session: Session }) {
  const { play } = session;
  const hasRoom = play.table.value.part === 2 && !play.low.value;
  return (
    <>
      <LandingPanel session={session} />
      {hasRoom && <PointsPanel session={session} height={120} />}
    </>
  );
}
