/** Where a page speaks by itself: what is added there is read out. */
const REGIONS =
  '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]:not([aria-live=off])';

/**
 * The ear of somebody who listens to a page in a test. It hears what has been added to the live regions
 * since it listened last, region by region; a region that comes with its words is heard if it alarms.
 */
export function earOf(page: ParentNode): () => readonly string[] {
  const known = new Map<Node, string>();
  const listen = (): readonly string[] => {
    const heard: string[] = [];
    for (const region of page.querySelectorAll(REGIONS)) {
      const isNew = !known.has(region) && region.getAttribute('role') !== 'alert';
      known.set(region, '');
      for (const part of partsOf(region)) {
        const words = part.textContent?.trim() ?? '';
        if (!isNew && words !== '' && known.get(part) !== words) heard.push(words);
        known.set(part, words);
      }
    }
    return heard;
  };
  listen();
  return listen;
}

/** The sentences of a region: its children, or its words where it is nothing else. */
function partsOf(region: Element): readonly Node[] {
  return region.children.length > 0 ? [...region.children] : [...region.childNodes];
}
