import type { ComponentChildren } from 'preact';
import { moveFocus } from './arrows';

interface Props {
  kind: string;
  label: string;
  style?: Record<string, string>;
  children: ComponentChildren;
}

/** Places that belong together: arrows move the focus among them. */
export function Group({ kind, label, style = {}, children }: Props) {
  return (
    <fieldset class={`lm-group ${kind}`} aria-label={label} style={style} onKeyDown={moveFocus}>
      {children}
    </fieldset>
  );
}
