import { useEffect } from 'preact/hooks';
import { Icon } from './Icon';
import type { IconName } from './icon-names';
import { dismissToast, shownToast, type Toast } from './toast';

const ICONS: Record<Toast['kind'], IconName | undefined> = {
  plain: undefined,
  refused: 'x-circle-fill',
  done: 'check-circle-fill',
};

/** The place where toasts appear, which lets presses through. Screen readers are told their words by the announcer alone. */
export function Toasts() {
  useGoneWithTheNextPress();
  const shown = shownToast.value;
  if (!shown) return null;
  const icon = shown.icon ?? ICONS[shown.kind];
  return (
    <div class={`toast ${shown.kind}`} key={shown.text} aria-hidden="true">
      {icon && <Icon name={icon} />}
      {shown.text}
    </div>
  );
}

/** Why something was refused is read until the reader does something else. */
function useGoneWithTheNextPress(): void {
  useEffect(() => {
    const onPress = () => shownToast.peek()?.kind === 'refused' && dismissToast();
    // Before what is pressed is done, which may be refused as well.
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, onPress, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onPress, true);
    };
  }, []);
}
