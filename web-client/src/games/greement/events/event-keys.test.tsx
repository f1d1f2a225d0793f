import '../fixture/hints-seen';
import { describe, expect, it } from 'vitest';
import type { KeyPlayer } from '../../../room/table/by-keys';
import { byKeys } from '../fixture/by-keys';
import { turnHand } from '../fixture/hands';
import { seen } from '../fixture/seen';
import { diseaseTable, pledgeTable, turnTable } from '../fixture/tables';

let anna: KeyPlayer;

describe('a payment by keys', () => {
  it('begins at the amount of a pledge, and Enter goes on to what pledges it', async () => {
    anna = byKeys(seen(turnTable));
    await anna.tabsTo('End turn');
    await anna.tells(seen(pledgeTable), ['card-turned-up', { card: 'P01', position: 1 }]);
    await anna.types('Shift');
    expect(anna.at).toBe('You give');
    anna.heard();
    await anna.types('Enter');
    expect(anna.heard()).toEqual(['Pledge 0: choose an amount first']);
    expect(anna.at).toBe('You give');
    await anna.types('3', 'Enter');
    expect(anna.at).toMatch(/^Pledge 3/);
    expect(anna.sent).toEqual([]);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'pledge', amount: 3, loan: 0 }]);
  });

  it('comes to the amount by its key as long as none is chosen', async () => {
    anna = byKeys(seen(pledgeTable));
    await anna.tabsTo('Ready');
    anna.heard();
    await anna.types('p');
    expect(anna.heard()).toEqual(['Pledge 0: choose an amount first']);
    expect(anna.at).toBe('You give');
  });

  it('says why nothing is borrowed, and goes on', async () => {
    anna = byKeys(seen(pledgeTable));
    await anna.tabsTo('borrowed');
    anna.heard();
    await anna.types('2');
    expect(anna.heard()).toEqual(['say first what you give']);
    anna = byKeys(seen(diseaseTable));
    await anna.tabsTo('Borrow');
    await anna.types('Enter');
    expect(anna.at).toMatch(/^Pay \d+ for/);
    expect(anna.sent).toEqual([]);
  });

  it('tells of a pledge that borrows what is pledged and borrowed, and does it when its key comes once more', async () => {
    const poor = { ...turnHand, money: 1, available: 1, debt: 8, offers: [] };
    anna = byKeys(seen(pledgeTable, poor));
    await anna.types('3');
    anna.heard();
    await anna.types('p');
    expect(anna.sent).toEqual([]);
    expect(anna.heard()).toEqual([
      'Pledge 3, 2 borrowed? P again: money 1 to 0, debt 8 to 10, then 20',
    ]);
    await anna.types('p');
    expect(anna.sent).toEqual([{ type: 'pledge', amount: 3, loan: 2 }]);
  });
});
