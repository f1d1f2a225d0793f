import type { ComponentChildren } from 'preact';
import type { Session } from '../session';

interface Props {
  session: Session;
  main: ComponentChildren;
  /** What can be done instead. */
  children: ComponentChildren;
}

/**
 * The buttons beside an amount, the main one first. On a phone, where the amount is the first thing in their row, the
 * others stand in it too, and the main one under them over the whole width.
 */
export function MainLast({ session, main, children }: Props) {
  const { phone } = session.play;
  return (
    <>
      {!phone.value && main}
      {children}
      {phone.value && main}
    </>
  );
}
