import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { midTable, withPlayer } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { rivalsLeft } from './rivals';

const line = (key: string, code: string, args: Record<string, unknown>): StoryLine => ({
  key,
  own: false,
  code,
  args,
});

const buys = line('buys', 'bought', { seat: 2, dice: [1, 2], field: 'castle', price: 8000 });
const pays = line('pays', 'rent-paid', {
  seat: 2,
  dice: [1, 2],
  field: 'tower',
  paid: 700,
  owner: 1,
});
const gets = line('gets', 'bonus-received', {
  seat: 2,
  dice: [1, 2],
  field: 'monastery',
  amount: 500,
});

/** What is told of Jonas, who has so much when all of it has been told. */
function left(money: number, told: readonly StoryLine[], seat: number | null = 1) {
  const shown = signal(stageOf(withPlayer(midTable, 2, { money }), told));
  const scenes = { shown, running: signal(null), follow: () => () => undefined };
  const play = { ...fixturePlay({ table: midTable, seat }), stage: () => scenes as never };
  return Object.fromEntries(rivalsLeft(openSession(play)).value);
}

describe('what a rival has left', () => {
  it('is told where he paid more than half of it, or has less than 1,000', () => {
    expect(left(2000, [buys])).toEqual({ buys: 2000 });
    expect(left(9000, [buys])).toEqual({});
    expect(left(900, [pays])).toEqual({ pays: 900 });
  });

  it('stays as it was when more has been told since', () => {
    expect(left(5000, [buys, pays, gets])).toEqual({ buys: 5200 });
  });

  it('is not told to the reader of himself', () => {
    expect(left(900, [pays], 2)).toEqual({});
    expect(left(900, [pays], null)).toEqual({ pays: 900 });
  });
});
