import './signs.css';
import type { Danger, Prospect } from '../risk';
import { t } from '../words';
import { Reach } from './Reach';

/** A total for each of the signs that a number may have. */
const SIGNS: readonly (readonly [danger: Danger, prospect: Prospect])[] = [
  ['safe', { total: 7, ways: 6, field: 'tower', kind: 'buy', amount: 0, outIn36: 0 }],
  ['pay', { total: 9, ways: 4, field: 'tower', kind: 'pay', amount: 0, outIn36: 0 }],
  ['maybe', { total: 10, ways: 3, field: 'tower', kind: 'pay', amount: 0, outIn36: 6 }],
  ['out', { total: 11, ways: 2, field: 'tower', kind: 'pay', amount: 0, outIn36: 36 }],
];

/** The signs of a number, each with what it says: at a first throw only one is on the board. */
export function Signs({ brief }: { brief: boolean }) {
  return (
    <ul class={brief ? 'reach-signs brief' : 'reach-signs'}>
      {SIGNS.map(([danger, prospect]) => (
        <li key={danger}>
          <svg width="38" height="38" viewBox="-19 -24 46 46" aria-hidden="true">
            <Reach prospect={prospect} />
          </svg>
          <span class="hidden-text">{t(`sign.${danger}.shape`)} </span>
          {t(brief ? `sign.${danger}.brief` : `sign.${danger}`)}
        </li>
      ))}
    </ul>
  );
}
