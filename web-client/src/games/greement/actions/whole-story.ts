import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useEscape } from '../../../ui/keys';

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
  useEffect(() => {
    if (!isWhole) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setWhole(false);
    };
    document.addEventListener('click', onElsewhere);
    return () => document.removeEventListener('click', onElsewhere);
  }, [isWhole]);
  return { isWhole, turn: () => setWhole(!isWhole) };
}
