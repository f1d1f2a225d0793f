import { Icon } from './Icon';
import type { IconName } from './icon-names';

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** For what opens and closes something. */
  expanded?: boolean;
}

/** A button of one sign, with its words for those who hear it or rest the pointer on it. */
export function IconButton({ icon, label, onClick, expanded }: Props) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
