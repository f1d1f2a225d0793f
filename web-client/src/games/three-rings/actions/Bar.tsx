import type { ComponentChildren } from 'preact';
import { ActionBar } from '../../../ui/ActionBar';
import type { Session } from '../session';
import { lineOf, titleOf } from './titles';

interface Props {
  session: Session;
  /** A chip or a figure at the end of the sentence. */
  aside?: ComponentChildren;
  buttons?: ComponentChildren;
  children?: ComponentChildren;
}

/** The bar of whatever is to be done now, under its sentence. */
export function Bar({ session, aside, buttons, children }: Props) {
  return (
    <ActionBar title={titleOf(session)} line={lineOf(session)} aside={aside} buttons={buttons}>
      {children}
    </ActionBar>
  );
}
