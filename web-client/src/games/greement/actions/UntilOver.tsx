import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { useRestFromDead } from '../../../ui/focus';
import { Held } from '../../../ui/held';
import type { Session } from '../session';
import { overWords } from '../standing';

/** What can be done in a turn, dashed while it is over and what came after it is played. */
export function UntilOver({
  session,
  children,
}: {
  session: Session;
  children: ComponentChildren;
}) {
  const around = useContext(Held);
  const why = overWords(session);
  useRestFromDead(why === undefined);
  return <Held.Provider value={why ?? around}>{children}</Held.Provider>;
}
