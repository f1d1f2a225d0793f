import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useEscape } from '../../../ui/keys';
import { usePressElsewhere } from '../../../ui/press-elsewhere';

interface WholeStory {
  isWhole: boolean;
  turn: () => void;
}

/** What has no room in a phone's sheet opens in its place, until the next tap elsewhere, Escape or something new. */
export function useWholeStory(box: RefObject<HTMLElement | null>, told: string): WholeStory {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [told]);
  useEscape(() => {
    if (!isWhole) return false;
    setWhole(false);
    return true;
  });
  usePressElsewhere(box, isWhole, () => setWhole(false), 'click');
  return { isWhole, turn: () => setWhole(!isWhole) };
}
