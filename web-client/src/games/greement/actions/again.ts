import type { Session } from '../session';
import { t } from '../words';

/** What the second press of a key does, with what follows from it: it is asked for where that stood. A phone has no keys. */
export function againWords({ play }: Session, keyCap: string, follows: string): string {
  if (play.phone.value) return t('key.again.tap', { follows });
  if (keyCap === 'enter') return t('key.again.enter', { follows });
  return t('key.again', { key: keyCap.toUpperCase(), follows });
}
