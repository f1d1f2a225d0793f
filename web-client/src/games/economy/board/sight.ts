import { useEffect } from 'preact/hooks';
import type { Session } from '../session';

/** Pixels between the chosen space and what lies over the foot of the page. */
const CLEAR = 8;

/** On a low phone the sheet lies over the last rows: the page is moved until the chosen space is seen. */
export function useInSight({ chosen, play }: Session): void {
  const space = chosen.value;
  const phone = play.phone.value;
  useEffect(() => {
    if (space === null || !phone) return;
    const place = document.querySelector(`[data-space="${space}"]`)?.getBoundingClientRect();
    const foot = document.querySelector('.phone-foot')?.getBoundingClientRect();
    const under = place && foot ? place.bottom - foot.top : 0;
    if (under > 0)
      scrollBy({ top: under + CLEAR, behavior: play.moving.peek() ? 'smooth' : 'auto' });
  }, [space, phone]);
}
