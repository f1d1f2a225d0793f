import { hintsOf, type Moments } from '../../hints';
import type { Session } from '../session';
import { factors } from '../sums';
import { t } from '../words';

type HintName = 'debt' | 'noProfit' | 'vote' | 'diagonal' | 'share' | 'alone' | 'loan' | 'price';

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['diagonal', ({ play }) => play.table.value.phase === 'choose-start'],
  ['vote', ({ play }) => play.table.value.phase === 'event-vote'],
  ['share', ({ play }) => play.table.value.event?.card === 'P01'],
  ['alone', ({ play }) => /P03|P04/.test(play.table.value.event?.card ?? '')],
  ['loan', ({ tray }) => tray.value === 'borrow'],
  ['noProfit', ({ play, yours }) => yours.value && play.table.value.round === 1],
  ['debt', ({ play, yours }) => yours.value && (play.hand.value?.debt ?? 0) > 0],
  [
    'price',
    ({ play, chosen }) =>
      chosen.value !== null && factors(play.table.value, chosen.value).length > 0,
  ],
];

/** A hint of Greement, at its moment. */
export const Hint = hintsOf('greement', moments, (hint) => t(`hint.${hint}`));
