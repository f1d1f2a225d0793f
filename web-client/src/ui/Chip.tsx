import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface Props {
  /** Brass is for what only the viewer sees, and carries a lock of itself. */
  kind?: 'quiet' | 'green' | 'brick' | 'brass' | 'blue' | undefined;
  icon?: IconName | undefined;
  /** Brass without a lock: a rank, nothing secret. */
  open?: boolean;
  children: ComponentChildren;
}

/** A word or figure about the thing it stands on. */
export function Chip({ kind = 'quiet', icon, open, children }: Props) {
  const sign = icon ?? (kind === 'brass' && !open ? 'lock-simple-fill' : undefined);
  return (
    <span class={`chip ${kind}`}>
      {sign && <Icon name={sign} size={14} />}
      {children}
    </span>
  );
}
