import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useMoreBelow } from './more-below';

interface Props {
  class: string;
  /** What is in it, for those who reach it by key. */
  label: string;
  children: ComponentChildren;
}

/** A place that scrolls where its content is higher; only then it is a stop for the keyboard. */
export function Scroller({ class: className, label, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isHigher, setHigher] = useState(false);
  useMoreBelow(place);
  useEffect(() => {
    const shown = place.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const measure = () => setHigher(shown.scrollHeight > shown.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    for (const each of [shown, ...shown.children]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  });
  return (
    <div
      ref={place}
      class={className}
      {...(isHigher && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
