import type { KeyWords } from '../game';
import { t } from './words';

/** All keys of Economy, whether what they do is due just now or not. */
export function keys(): readonly KeyWords[] {
  return [
    ['R', t('act.roll')],
    ['N', t('keys.next')],
    ['G', t('keys.go')],
    ['K', t('keys.knock')],
    ['P', t('act.place-card')],
    ['A', t('act.auto-place')],
    ['1–4', t('act.send-out')],
  ];
}
