import { ActionBar } from '../../../ui/ActionBar';
import type { Session } from '../session';
import { lineOf, titleOf } from './titles';

/** The bar under the board. */
export function Actions({ session }: { session: Session }) {
  return <ActionBar title={titleOf(session)} line={lineOf(session)} />;
}
