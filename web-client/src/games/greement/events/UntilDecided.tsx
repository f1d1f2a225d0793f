import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { useRestFromDead } from '../../../ui/focus';
import { Held } from '../../../ui/held';
import { isDecided, type Session } from '../session';

interface Props {
  session: Session;
  /** What has been decided, while its verdict is told. */
  decided: string;
  children: ComponentChildren;
}

/**
 * The buttons of a decision keep their places while its verdict is told, dashed. Those that follow are
 * others, so that a press that ends the verdict never falls on what was not there yet. The focus rests meanwhile.
 */
export function UntilDecided({ session, decided, children }: Props) {
  const around = useContext(Held);
  const isTold = isDecided(session);
  useRestFromDead(!isTold);
  return (
    <Held.Provider key={String(isTold)} value={isTold ? decided : around}>
      {children}
    </Held.Provider>
  );
}
