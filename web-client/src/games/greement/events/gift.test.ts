import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { voteTable } from '../fixture/tables';
import { openSession } from '../session';
import { giftBlock, giftBlockBrief } from './gift';

function giver(available: number) {
  const hand = { ...turnHand, money: available, available, offers: [] };
  return openSession(fixturePlay({ table: voteTable, hand, seat: 1 }));
}

describe('why nothing can be given', () => {
  it('names what the least gift is made of, and the tax by its distance', () => {
    expect(giftBlock(giver(2), 5)).toMatch(
      /^Too dear: giving Cog 1 costs \d+, the 1 and \d+ tax, distance \d+ at 2 each\. You have 2\.$/,
    );
    const [, coins, tax] = /costs (\d+), the 1 and (\d+)/.exec(giftBlock(giver(2), 5) ?? '') ?? [];
    expect(Number(coins)).toBe(Number(tax) + 1);
  });

  it('is short on the button: what the least gift costs, and what there is', () => {
    expect(giftBlockBrief(giver(0))).toMatch(/^too dear: 1 \+ \d+ tax$/);
    expect(giftBlockBrief(giver(900))).toBeUndefined();
  });

  it('is nothing where the money reaches', () => {
    expect(giftBlock(giver(900), 5)).toBeUndefined();
    expect(giftBlock(giver(900), null)).toBeUndefined();
  });
});
