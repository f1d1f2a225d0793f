import type { KeyWords } from '../game';
import type { Session } from './session';
import { t } from './words';

/** The keys of this phase that first show what they would do, and do it when pressed again. */
export function keysOf({ play }: Session): KeyWords[] {
  switch (play.table.value.phase) {
    case 'choose-start':
      return [['R', t('keys.any')]];
    case 'loaning':
      return [['W', t('keys.write')]];
    case 'turn':
      return [
        ['B', t('keys.buy')],
        ['S', t('keys.seed')],
        ['C', t('keys.graze')],
        ['L', t('keys.borrow')],
        ['R', t('keys.repay')],
        ['T', t('keys.trade')],
        ['E', t('keys.end')],
      ];
    case 'event-pay':
      return [
        ['P', t('keys.pay')],
        ['0–9', t('keys.amount')],
      ];
    case 'event-disease':
      return [['P', t('keys.pay')]];
    default:
      return [];
  }
}
