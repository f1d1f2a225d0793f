import { useEffect } from 'preact/hooks';
import { toast } from '../../ui/toast';
import { inSight } from '../layout';
import type { Session } from '../session';
import { t } from '../words';
import type { Moment, Showing } from './showing';

/** Who missed something is told how much: nothing moved for him, or too much waited to be played. */
export function useDigest({ store }: Session, { queue }: Showing): void {
  useEffect(() => {
    let unseen = 0;
    const tell = () => {
      if (inSight.peek() && unseen > 0) toast(t('digest', { n: unseen }));
      if (inSight.peek()) unseen = 0;
    };
    const endNews = store.onNews(({ lines }) => {
      if (!inSight.peek()) unseen += lines.length;
    });
    const endJumps = queue.onJump((before, after) => {
      unseen += linesBetween(before, after);
      tell();
    });
    const endSight = inSight.subscribe(tell);
    return () => {
      endNews();
      endJumps();
      endSight();
    };
  }, [store, queue]);
}

/** How many lines one moment has after those of an earlier one. */
export function linesBetween(before: Pick<Moment, 'lines'>, after: Pick<Moment, 'lines'>): number {
  const last = before.lines.at(-1)?.key;
  return after.lines.length - 1 - after.lines.findLastIndex(({ key }) => key === last);
}
