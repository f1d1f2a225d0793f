import { Panel } from '../../../ui/Panel';
import type { Session } from '../session';
import { t } from '../words';
import { GoalCard } from './GoalCard';
import { Holdings, holdingsAside } from './Holdings';

/** The reader's own: his goal with how far he is, and what he holds; a spectator has none. */
export function Cards({ session }: { session: Session }) {
  const { play } = session;
  if (play.seat.value === null) return null;
  return (
    <>
      <GoalCard session={session} />
      {!play.low.value && play.table.value.phase !== 'choose-goals' && (
        <Panel small title={t('own.title')} aside={holdingsAside(session)}>
          <Holdings session={session} />
        </Panel>
      )}
    </>
  );
}
