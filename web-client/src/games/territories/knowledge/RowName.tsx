import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Field } from '../wire';
import { t } from '../words';

/**
 * A field's name in its row, in short where the whole would run into what stands beside it: measured anew
 * whenever its cell has another width, as when the page's letters have come.
 */
export function RowName({ field }: { field: Field }) {
  const line = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    if (isLong === null && line.current) setLong(widthOf(line.current) > roomOf(line.current));
  }, [isLong]);
  useLayoutEffect(() => {
    const cell = line.current?.parentElement;
    if (!cell || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setLong(null));
    observer.observe(cell);
    return () => observer.disconnect();
  }, []);
  const name = t(`field.${field}`);
  return (
    <span ref={line} title={name}>
      {isLong ? t(`short.${field}`) : name}
    </span>
  );
}

function widthOf(line: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(line);
  return text.getBoundingClientRect().width;
}

/** What is said of a purchase has no column of its own. */
function roomOf(line: HTMLElement): number {
  const { left, width } = line.getBoundingClientRect();
  const said = line.closest('tr')?.querySelector('.risk-buy')?.getBoundingClientRect();
  return said ? Math.min(width, said.left - left) : width;
}
