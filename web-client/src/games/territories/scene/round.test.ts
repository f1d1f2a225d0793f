import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { changeInRound } from './round';

const line = (code: string, args: Record<string, unknown>): StoryLine => ({
  key: `${code}-${args.seat}`,
  own: false,
  code,
  args,
});

const dice = [1, 2];
const before = line('bought', { seat: 2, dice, field: 'tower', price: 6000 });
const own = line('bonus-received', { seat: 1, dice, field: 'monastery', amount: 500 });
const rent = line('rent-paid', { seat: 2, dice, field: 'crater', paid: 300, owner: 1 });
const camp = line('camp-reached', { seat: 1, dice, field: 'the-pit', camps: 1, owner: 2 });
const campPaid = line('camp-rent-paid', { seat: 1, dice, field: 'the-pit', paid: 700, owner: 2 });

describe('the change of a seat’s money in the round', () => {
  it('is all it paid and got since the beginner’s own throw, that one included', () => {
    const lines = [before, own, rent];
    expect(changeInRound(lines, 1, 1)).toBe(800);
    expect(changeInRound(lines, 1, 2)).toBe(-300);
    expect(changeInRound(lines, 1, 3)).toBe(0);
  });

  it('begins anew with each move, not with the throw for a camp’s rent', () => {
    expect(changeInRound([own, rent, camp], 1, 1)).toBe(0);
    expect(changeInRound([own, rent, camp, campPaid], 1, 1)).toBe(-700);
  });

  it('counts from the start of the game before the beginner has thrown', () => {
    expect(changeInRound([before], 1, 2)).toBe(-6000);
  });
});
