import type { ComponentChildren } from 'preact';
import { ActionBar } from '../../../ui/ActionBar';
import type { Session } from '../session';
import { lineOf, titleOf } from './titles';

interface Props {
  session: Session;
  children?: ComponentChildren;
  buttons?: ComponentChildren;
}

/** The bar of whatever is to be decided now, under its sentence. */
export function DecisionBar({ session, children, buttons }: Props) {
  return (
    <ActionBar title={titleOf(session)} line={lineOf(session)} buttons={buttons}>
      {children}
    </ActionBar>
  );
}
