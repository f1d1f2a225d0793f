import { settings } from '../../settings';
import type { KeyWords } from '../game';
import type { EconomyPlay } from './play';
import { t } from './words';

/** True where keys are worth a word to those who listen: a phone has none, and a reader may have turned them off. */
export function hearsKeys({ phone }: Pick<EconomyPlay, 'phone'>): boolean {
  return settings.keyCaps.value && !phone.value;
}

/** All keys of Economy, whether what they do is due just now or not. */
export function keys(): readonly KeyWords[] {
  return [
    ['R', t('act.roll')],
    ['N', t('keys.next')],
    ['⇧ N', t('keys.before')],
    ['G ↵', t('keys.go')],
    ['K', t('keys.knock')],
    ['P', t('act.place-card')],
    ['A', t('act.auto-place')],
    ['1–4', t('act.send-out')],
  ];
}
