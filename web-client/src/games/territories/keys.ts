import type { KeyWords } from '../game';
import { t } from './words';

/** All keys of Territories, whether what they do is due just now or not. */
export function keys(): readonly KeyWords[] {
  return [
    [t('keys.space'), t('keys.throw')],
    [t('keys.home'), t('keys.first')],
    [t('keys.end'), t('keys.last')],
    [t('keys.next'), t('keys.next.field')],
    [t('keys.before'), t('keys.before.field')],
    ['1', t('keys.cheaper')],
    ['2', t('keys.dearer')],
  ];
}
