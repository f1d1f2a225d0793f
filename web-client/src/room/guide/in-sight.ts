import { type Box, common, overlap, without } from './geometry';

/**
 * What lies over other things at an edge of the page or of what scrolls: the foot of a phone, and the
 * buttons that stay while a form scrolls under them.
 */
const COVERS = '.phone-foot, .act-buttons';

/** How much of a thing has to be in sight, in pixels, to be spoken of. */
const LEAST = 6;

interface Cover {
  element: Element;
  box: Box;
}

/** Tells of each thing on the page what of it is seen; what it has once read of the page it keeps. */
export class InSight {
  private readonly windows = new Map<Element, Box | null>();
  private readonly covers: readonly Cover[];

  constructor() {
    this.covers = [...document.querySelectorAll(COVERS)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
  }

  /** The part of a box of this element that neither an edge cuts off nor anything covers; null for none. */
  of(element: Element, box: Box): Box | null {
    const parent = element.parentElement;
    const left = parent ? this.windowOf(parent) : everything();
    let seen = left && common(box, left);
    for (const cover of this.covers) {
      if (!seen) return null;
      if (cover.element.contains(element) || overlap(seen, cover.box) === 0) continue;
      seen = without(seen, cover.box);
    }
    return seen && seen.width >= LEAST && seen.height >= LEAST ? seen : null;
  }

  /** What can be seen of anything inside this element. */
  private windowOf(element: Element): Box | null {
    const known = this.windows.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const outer = parent ? this.windowOf(parent) : everything();
    const own = outer && cuts(element) ? common(outer, element.getBoundingClientRect()) : outer;
    this.windows.set(element, own);
    return own;
  }
}

function everything(): Box {
  return { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

/** What the page itself does not show can be scrolled to, and is not in sight either. */
function cuts(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((way) => way !== '' && way !== 'visible');
}
