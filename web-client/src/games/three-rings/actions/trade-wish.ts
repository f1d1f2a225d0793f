import type { Mixture } from '../session';
import { t } from '../words';
import { partWords, readParts } from './wish';

/*
 * What an asked player would trade instead, said in the chat in one form of sentence that people
 * read and the proposer's editor understands. It names the round, so that it is not taken for one
 * of another turn.
 */

/** What is wished for in the place of an offer, seen by the one who is to offer it. */
export interface TradeWish {
  round: number;
  give: Mixture;
  want: Mixture;
}

/** "Wish for our trade in round 14: you give 3 cash; I give 2 of your debt, Cinema (S08)." */
export function tradeWishWords({ round, give, want }: TradeWish): string {
  const [yours, mine] = [partWords(give, 'wish.debt'), partWords(want, 'wish.yourDebt')];
  return t('tradeWish.said', {
    round,
    give: yours === '' ? t('bundle.nothing') : yours,
    want: mine === '' ? t('bundle.nothing') : mine,
  });
}

const SENTENCE =
  /^(?:Wish for our trade in round|Wunsch für unseren Handel in Runde) (\d{1,3}): (?:you give|du gibst) ([^:;]+); (?:I give|ich gebe) ([^:;]+)\.$/;
const NOTHING = /^(?:nothing|nichts)$/;

/** The wish that a line of the chat says, in whatever language; null for every other line. */
export function readTradeWish(text: string): TradeWish | null {
  const [, round, yours = '', mine = ''] = SENTENCE.exec(text) ?? [];
  if (round === undefined) return null;
  const [give, want] = [sideOf(yours), sideOf(mine)];
  return give && want && { round: Number(round), give, want };
}

function sideOf(what: string): Mixture | null {
  return NOTHING.test(what) ? { cash: 0, debt: 0, theirDebt: 0, properties: [] } : readParts(what);
}
