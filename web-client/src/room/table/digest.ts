import { useEffect } from 'preact/hooks';
import { toast } from '../../ui/toast';
import { inSight } from '../layout';
import type { Session } from '../session';
import { t } from '../words';

/** Who looks at the table again is told how much happened while nothing moved for him. */
export function useDigest({ store }: Session): void {
  useEffect(() => {
    let unseen = 0;
    const endNews = store.onNews(({ lines }) => {
      if (!inSight.peek()) unseen += lines.length;
    });
    const endSight = inSight.subscribe((seen) => {
      if (seen && unseen > 0) toast(t('digest', { n: unseen }));
      if (seen) unseen = 0;
    });
    return () => {
      endNews();
      endSight();
    };
  }, [store]);
}
