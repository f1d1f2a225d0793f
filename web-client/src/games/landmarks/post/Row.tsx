import type { ComponentChildren } from 'preact';

interface Props {
  title: string;
  line: string;
  children: ComponentChildren;
}

/** One order: what it is about, when it counts, and the control. */
export function Row({ title, line, children }: Props) {
  return (
    <div class="lm-order">
      <p>
        <b>{title}</b>
        <small>{line}</small>
      </p>
      <div class="lm-order-control">{children}</div>
    </div>
  );
}
