import { Icon } from './Icon';
import type { IconName } from './icon-names';
import { dismissToast, shownToast, type Toast } from './toast';

const ICONS: Record<Toast['kind'], IconName | undefined> = {
  plain: undefined,
  refused: 'x-circle-fill',
  done: 'check-circle-fill',
};

/** The place where toasts appear. Their words reach screen readers through the announcer. */
export function Toasts() {
  const shown = shownToast.value;
  if (!shown) return null;
  const icon = shown.icon ?? ICONS[shown.kind];
  return (
    <button
      type="button"
      class={`toast ${shown.kind}`}
      key={shown.text}
      onClick={dismissToast}
      tabIndex={-1}
    >
      {icon && <Icon name={icon} />}
      {shown.text}
    </button>
  );
}
