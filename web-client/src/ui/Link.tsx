import type { ComponentChildren } from 'preact';
import { go } from '../navigation';

interface Props {
  to: string;
  class?: string;
  /** Says more than its words to a screen reader. */
  name?: string | undefined;
  children: ComponentChildren;
}

/** A link to a page of this client. It opens without loading anew, or in a new tab if asked so. */
export function Link({ to, class: className, name, children }: Props) {
  return (
    <a
      class={className}
      href={to}
      aria-label={name}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
