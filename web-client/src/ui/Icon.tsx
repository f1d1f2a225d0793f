import sprite from 'virtual:icon-sprite';
import type { IconName } from './icon-names';

interface Props {
  name: IconName;
  /** Pixels; 20 in the frame. */
  size?: number;
}

/** An icon in the colour of the text around it. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg class="icon" width={size} height={size} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}

/** Where an icon's symbol is, for a `<use>` inside a board. */
export function iconHref(name: IconName): string {
  return `${sprite}#${name}`;
}
