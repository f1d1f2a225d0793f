import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface Props {
  kind: 'brick' | 'brass' | 'blue' | 'green';
  icon?: IconName;
  children: ComponentChildren;
  /** A button that mends it. */
  action?: ComponentChildren;
}

/** A sentence over the full width under the header, for as long as it is true. */
export function Banner({ kind, icon, children, action }: Props) {
  return (
    <div class={`banner ${kind}`} role={kind === 'brick' ? 'alert' : 'status'}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {action}
    </div>
  );
}
