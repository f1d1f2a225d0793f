import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface Props {
  kind: 'brick' | 'brass' | 'blue' | 'green';
  icon?: IconName;
  children: ComponentChildren;
  /** The same for the ear, where the words count down: that is said once. */
  said?: string;
  /** A button that mends it. */
  action?: ComponentChildren;
}

/** A sentence over the full width under the header, for as long as it is true. */
export function Banner({ kind, icon, children, said, action }: Props) {
  return (
    <div class={`banner ${kind}`} role={kind === 'brick' ? 'alert' : 'status'}>
      {icon && <Icon name={icon} size={18} />}
      <span aria-hidden={said ? true : undefined}>{children}</span>
      {said && <span class="hidden-text">{said}</span>}
      {action}
    </div>
  );
}
