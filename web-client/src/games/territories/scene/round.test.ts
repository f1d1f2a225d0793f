import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { itemsInRound } from './round';

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

const changes = (lines: readonly StoryLine[], seat: number) =>
  itemsInRound(lines, 1, seat).map(({ change, field }) => [change, field]);

describe('the change of a seat’s money in the round', () => {
  it('is all it paid and got since the beginner’s own throw, that one included', () => {
    const lines = [before, own, rent];
    expect(changes(lines, 1)).toEqual([
      [500, 'monastery'],
      [300, 'crater'],
    ]);
    expect(changes(lines, 2)).toEqual([[-300, 'crater']]);
    expect(changes(lines, 3)).toEqual([]);
  });

  it('begins anew with each move, not with the throw for a camp’s rent', () => {
    expect(changes([own, rent, camp], 1)).toEqual([]);
    expect(changes([own, rent, camp, campPaid], 1)).toEqual([[-700, 'the-pit']]);
  });

  it('is on the Caravan where no field is named', () => {
    const paid = line('caravan-paid', { seat: 1, paid: 4000 });
    expect(changes([own, paid], 1).at(-1)).toEqual([-4000, 'caravan']);
  });

  it('counts from the start of the game before the beginner has thrown', () => {
    expect(changes([before], 2)).toEqual([[-6000, 'tower']]);
  });
});
