import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { midTable, withPlayer } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { leftWords } from './left';

const line = (code: string, args: Record<string, unknown>): StoryLine => ({
  key: `${code} ${JSON.stringify(args)}`,
  own: false,
  code,
  args,
});

const pays = line('rent-paid', { seat: 1, dice: [1, 2], field: 'tower', paid: 3200, owner: 2 });
const gets = line('rent-paid', { seat: 2, dice: [1, 2], field: 'castle', paid: 4000, owner: 1 });
const other = line('bonus-received', { seat: 3, dice: [1, 2], field: 'monastery', amount: 500 });

/** What is said after a line to a reader who has 10,000 when these have been told. */
function said(told: readonly StoryLine[], of: StoryLine, seat: number | null = 1) {
  const table = withPlayer(midTable, 1, { money: 10_000 });
  const shown = signal(stageOf(table, told));
  const scenes = { shown, running: signal(null), follow: () => () => undefined };
  const play = { ...fixturePlay({ table, seat }), stage: () => scenes as never };
  return leftWords(openSession(play), of);
}

describe('what is left after a line', () => {
  it('is told to who paid, and to who was paid what he has', () => {
    expect(said([pays], pays)).toBe('10,000 left.');
    expect(said([gets], gets)).toBe('You have 10,000 now.');
  });

  it('stays as it was when more has been told since', () => {
    expect(said([pays, gets, other], pays)).toBe('6,000 left.');
    expect(said([pays, gets, other], gets)).toBe('You have 10,000 now.');
  });

  it('is nobody else’s business', () => {
    expect(said([other], other)).toBeUndefined();
    expect(said([pays], pays, null)).toBeUndefined();
  });
});
