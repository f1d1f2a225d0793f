import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  title: string;
  /** On the right of the title: a chip, a count, a hint. */
  aside?: ComponentChildren;
  /** Steps down where the panel is one of several small ones. */
  small?: boolean;
  children: ComponentChildren;
}

/** A flat paper panel with its title. */
export function Panel({ title, aside, small, children }: Props) {
  const heading = useId();
  return (
    <section class="panel" aria-labelledby={heading}>
      <header class="panel-head">
        <h2 id={heading} class={small ? 'small-title' : undefined}>
          {title}
        </h2>
        {aside && <div class="panel-aside">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
