import { ActionBar } from '../../../ui/ActionBar';
import { titleOf } from '../actions/titles';
import type { Session } from '../session';

export function OrdersBar({ session }: { session: Session }) {
  return <ActionBar title={titleOf(session)} />;
}
