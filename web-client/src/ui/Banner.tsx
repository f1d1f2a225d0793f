import type { ComponentChildren } from 'preact';
import { Held } from './held';
import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface Props {
  kind: 'brick' | 'brass' | 'blue' | 'green';
  icon?: IconName;
  children: ComponentChildren;
  /** The same for the ear, where the words count down: that is said once. */
  said?: string;
  /** Something else tells it to those who listen, when it has come to be true. */
  silent?: boolean;
  /** A button that mends it. */
  action?: ComponentChildren;
}

/**
 * A sentence over the full width under the header, for as long as it is true. What mends it can be
 * pressed wherever it stands. Nothing but what is said stands in what is read out: of a change it is read whole.
 */
export function Banner({ kind, icon, children, said, silent = false, action }: Props) {
  const role = kind === 'brick' ? 'alert' : 'status';
  return (
    <div
      class={`banner ${kind}`}
      role={said ? undefined : role}
      aria-live={silent ? 'off' : undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      <span aria-hidden={said ? true : undefined}>{children}</span>
      {said && (
        <span class="hidden-text" role={role}>
          {said}
        </span>
      )}
      <Held.Provider value={undefined}>{action}</Held.Provider>
    </div>
  );
}
