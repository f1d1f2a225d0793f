import type { Session } from '../session';
import { LandingPanel } from './LandingPanel';
import { PointsPanel } from './PointsPanel';

/** The fixed panels of the knowledge column. */
export function Cards({ session }: { session: Session }) {
  return (
    <>
      <LandingPanel session={session} />
      {session.play.table.value.part === 2 && <PointsPanel session={session} height={150} />}
    </>
  );
}
