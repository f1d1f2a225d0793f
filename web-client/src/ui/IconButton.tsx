import { Icon } from './Icon';
import type { IconName } from './icon-names';
import { toast } from './toast';

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** For what opens and closes something. */
  expanded?: boolean;
  /** Why it cannot be used now: it stays, dashed, and a press says so. */
  blocked?: string | undefined;
  /** Everybody knows the sign: no words come up beside it. */
  plain?: boolean;
}

/** A button of one sign, with its words for those who hear it or rest the pointer on it. */
export function IconButton({ icon, label, onClick, expanded, blocked, plain }: Props) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-expanded={expanded}
      aria-disabled={blocked ? true : undefined}
      data-tip={plain ? undefined : label}
      onClick={() => (blocked ? toast(blocked, 'refused') : onClick())}
    >
      <Icon name={icon} />
    </button>
  );
}
