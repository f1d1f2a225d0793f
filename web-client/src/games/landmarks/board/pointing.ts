import type { TargetedEvent } from 'preact';
import type { Session } from '../session';

/** What makes a thing of the board that of this key the one pointed at: by a mouse, a pen or the focus, not by touch. */
export function pointing({ pointed, spot }: Session, key: string) {
  const point = (at: Element) => {
    spot.value = at;
    pointed.value = key;
  };
  const leave = () => {
    if (pointed.value === key) pointed.value = null;
  };
  return {
    onPointerEnter: ({ pointerType, currentTarget }: TargetedEvent<Element, PointerEvent>) => {
      if (pointerType !== 'touch') point(currentTarget);
    },
    onPointerLeave: ({ pointerType }: TargetedEvent<Element, PointerEvent>) => {
      if (pointerType !== 'touch') leave();
    },
    onFocus: ({ currentTarget }: TargetedEvent<Element, FocusEvent>) => point(currentTarget),
    onBlur: leave,
  };
}
