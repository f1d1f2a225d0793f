import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Field } from '../wire';
import { t } from '../words';

/** A field's name in its row, in short where the whole would run into what stands beside it; measured once. */
export function RowName({ field }: { field: Field }) {
  const line = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (line.current) setLong(widthOf(line.current) > roomOf(line.current));
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
