import { describe, expect, it } from 'vitest';
import { guideMemory } from '../guide';
import { fixturePlay } from './fixture/play';
import {
  changed,
  claimTable,
  farmsTable,
  firstClaimTable,
  firstTable,
  rollTable,
} from './fixture/tables';
import { guideOf } from './guide';
import { openSession } from './session';
import type { Table } from './wire';

const soon = (table: Table) => changed(table, { round: 2 });

function sitting(table: Table, seat = 1) {
  const play = fixturePlay({ table, seat });
  const session = openSession(play);
  return { play, session, guide: guideOf(session) };
}

const done = (table: Table) =>
  sitting(table)
    .guide.steps()
    .map((step) => step.done === true);

describe('the guide of Three Rings', () => {
  it('has five steps in the first own turn: the farm, then the first roll', () => {
    expect(sitting(farmsTable).guide.isTime()).toBe(true);
    expect(sitting(firstTable).guide.isTime()).toBe(true);
    expect(sitting(soon(claimTable)).guide.isTime()).toBe(true);
    expect(sitting(firstTable, 2).guide.isTime()).toBe(false);
    expect(sitting(rollTable).guide.isTime()).toBe(false);
    expect(sitting(farmsTable).guide.steps()).toHaveLength(5);
  });

  it('is not offered in the midst of a claim, and goes on if it has begun', () => {
    const { guide, session } = sitting(soon(claimTable));
    session.chosen.value = 'U19';
    expect(guide.isTime()).toBe(false);
    guideMemory('three-rings').guiding.value = 'turn';
    expect(guide.isTime()).toBe(true);
    guideMemory('three-rings').guiding.value = 'no';
  });

  it('passes over what is done', () => {
    expect(done(farmsTable)).toEqual([false, false, false, false, false]);
    expect(done(firstTable)).toEqual([true, false, false, false, false]);
    expect(done(soon(claimTable))).toEqual([true, true, true, false, false]);
    const claimed = changed(firstClaimTable, { claimed: true });
    expect(done(claimed)).toEqual([true, true, true, true, false]);
  });

  it('claims a farm and rolls where it speaks of it', () => {
    const first = sitting(farmsTable);
    const [farm] = first.guide.steps();
    expect(farm?.act?.label).toBe('Claim Apple Orchard');
    farm?.act?.run();
    expect(first.play.sent).toEqual([{ type: 'claim-start', space: 'R03' }]);
    const { play, guide } = sitting(firstTable);
    guide.steps()[2]?.act?.run();
    expect(play.sent).toEqual([{ type: 'roll', ring: 'rural' }]);
  });

  it('claims what leads to the goal, with cash first and the rest as debt', () => {
    const { play, guide } = sitting(soon(claimTable));
    const claim = guide.steps()[3];
    expect(claim?.act?.label).toBe('Claim Concert Hall for 11');
    expect(claim?.spots[0]).toContain('[data-space="U14"]');
    claim?.act?.run();
    expect(play.sent).toEqual([{ type: 'claim', space: 'U14', cash: 6, debt: 5, properties: [] }]);
  });

  it('names the space that the reader has chosen', () => {
    const play = fixturePlay({ table: soon(claimTable), seat: 1 });
    const session = openSession(play);
    session.chosen.value = 'U19';
    expect(guideOf(session).steps()[3]?.act?.label).toBe('Claim Television Studio for 12');
  });

  it('knows a farm that is free', () => {
    const { play, guide } = sitting(firstClaimTable);
    const claim = guide.steps()[3];
    expect(claim?.act?.label).toBe('Claim Potato Farm, free');
    claim?.act?.run();
    expect(play.sent).toEqual([{ type: 'claim', space: 'R11', cash: 0, debt: 0, properties: [] }]);
  });

  it('waits for the roll before it speaks of what can be claimed', () => {
    const claim = sitting(firstTable).guide.steps()[3];
    expect(claim?.line).toContain('Roll first');
    expect(claim?.act).toBeUndefined();
  });
});
