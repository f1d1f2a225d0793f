import type { Session } from '../session';
import { PaperPanel } from './PaperPanel';
import { UnderBacks } from './UnderBacks';
import { ValuesPanel } from './ValuesPanel';

/** The fixed panels of the knowledge column. */
export function Cards({ session }: { session: Session }) {
  return (
    <>
      <ValuesPanel session={session} />
      {session.play.table.value.phase === 'choose-start' && <UnderBacks session={session} />}
      <PaperPanel session={session} />
    </>
  );
}
