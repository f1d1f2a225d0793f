import type { ComponentChildren } from 'preact';
import { SheetActs } from '../../../ui/ActionBar';
import type { Session } from '../session';

interface Props {
  session: Session;
  /** What the phase is about. */
  main: ComponentChildren;
  /** What else may be done. */
  small: ComponentChildren;
}

/** The buttons of a phase: one row, on the phone the main ones large above the others. */
export function Acts({ session, main, small }: Props) {
  if (session.play.phone.value) return <SheetActs main={main} small={small} />;
  return (
    <>
      {main}
      {small}
    </>
  );
}
