/** So many pixels of a line are its air: without them it is whole. */
const AIR = 3;

/** A list shows no line that its edge cuts, but for one that is too high to be missed. */
export function showWholeLines(list: HTMLElement): void {
  const { top, bottom, height } = list.getBoundingClientRect();
  const isHidden = (line: Element) => {
    const box = line.getBoundingClientRect();
    const isCut = (edge: number) => box.top + AIR < edge && edge < box.bottom - AIR;
    return (isCut(top) || isCut(bottom)) && box.height < height / 2;
  };
  // All are measured before one is changed: the page is laid out once.
  const lines = [...list.children].map((line) => ({ line, hidden: isHidden(line) }));
  for (const { line, hidden } of lines) {
    if (hidden !== line.hasAttribute('data-cut')) line.toggleAttribute('data-cut', hidden);
  }
}
