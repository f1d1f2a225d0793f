import type { StoryLine } from '../../game';
import type { GreementPlay } from '../play';
import { t } from '../words';

const SPENDING = new Set(['bought', 'seeded', 'cattle-bought']);

/** What the reader has now, after a purchase of his, for those who do not see it on his paper. */
export function leftWords({ play }: { play: GreementPlay }, line: StoryLine): string | undefined {
  const hand = play.hand.value;
  if (!hand || !SPENDING.has(line.code)) return undefined;
  if (line.args.seat !== play.seat.value) return undefined;
  const { money, debt } = hand;
  return debt === 0 ? t('left.money', { money }) : t('left.money.debt', { money, debt });
}
