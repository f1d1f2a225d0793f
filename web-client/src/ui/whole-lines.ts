/** So many pixels of a line are its air: without them it is whole. */
const AIR = 3;

/** A list shows no line that its edge cuts, but for one that is too high to be missed. */
export function showWholeLines(list: HTMLElement): void {
  const { top, bottom, height } = list.getBoundingClientRect();
  for (const line of list.children) {
    const box = line.getBoundingClientRect();
    const isCut = (edge: number) => box.top + AIR < edge && edge < box.bottom - AIR;
    const isHidden = (isCut(top) || isCut(bottom)) && box.height < height / 2;
    if (isHidden !== line.hasAttribute('data-cut')) line.toggleAttribute('data-cut', isHidden);
  }
}
