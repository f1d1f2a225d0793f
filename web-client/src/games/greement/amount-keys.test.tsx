import './fixture/hints-seen';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeyPlayer } from '../../room/table/by-keys';
import type { Situation } from '../fixture';
import { byKeys } from './fixture/by-keys';
import { emptyHand, turnHand } from './fixture/hands';
import { seen } from './fixture/seen';
import { situations } from './fixture/situations';
import { loanTable, replaceTable, turnTable } from './fixture/tables';

let anna: KeyPlayer;

afterEach(() => {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

async function rests(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(500);
  });
}

const amount = () => anna.page.querySelector('[role=spinbutton]')?.textContent;

const ownTurn = () => seen(turnTable, { ...turnHand, offers: [] });

describe('amounts by keys', () => {
  it('are written and stepped wherever the focus is in the tray of a loan', async () => {
    anna = byKeys(ownTurn());
    await anna.types('l', '1', '2');
    expect(amount()).toBe('12');
    await anna.types('Tab', 'ArrowDown', 'ArrowLeft', 'ArrowUp');
    expect(anna.at).toMatch(/^Borrow 11/);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'borrow', amount: 11 }]);
  });

  it('are told as the tray opens, and none that nobody has written is borrowed by one Enter', async () => {
    anna = byKeys(ownTurn());
    anna.heard();
    await anna.types('l');
    expect(anna.heard()).toEqual(['Borrow 1 of up to 14: debt 5, then 10']);
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await anna.types('Enter');
    expect(anna.sent).toEqual([]);
    expect(anna.heard()).toEqual(['Enter again: debt 5, then 10']);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'borrow', amount: 1 }]);
  });

  it('are not refused at a digit that may be the first of an open one', async () => {
    anna = byKeys(ownTurn());
    await anna.types('l');
    anna.heard();
    await anna.types('1');
    expect(anna.heard()).toEqual([]);
    await anna.types('4');
    expect(amount()).toBe('14');
  });

  it('are said with what follows once the hand rests, whatever has the focus', async () => {
    vi.useFakeTimers();
    anna = byKeys(ownTurn());
    await anna.types('r', 'ArrowLeft', 'ArrowLeft');
    anna.heard();
    await rests();
    expect(anna.heard()).toEqual(['Repay 2, money 15, debt 2, then 4']);
    await anna.types('Escape', 'l', 'ArrowUp');
    anna.heard();
    await rests();
    expect(anna.heard()).toEqual(['Borrow 2, money 19, debt 6, then 12']);
  });

  it('say at their end why they go no further', async () => {
    anna = byKeys(ownTurn());
    await anna.types('l', 'End');
    anna.heard();
    await anna.types('ArrowUp');
    expect(anna.heard()).toEqual(['14 is the most this turn']);
  });

  it('are repaid on the paper, and the focus goes on among the actions as the button goes', async () => {
    anna = byKeys(ownTurn());
    await anna.tabsTo('Repay 4');
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'repay', amount: 4 }]);
    const paid = { money: 13, available: 13, debt: 0, debtIfEnded: 0 };
    await anna.tells(seen(turnTable, { ...turnHand, ...paid, offers: [] }), [
      'own-repaid',
      { amount: 4, debt: 0 },
      'own',
    ]);
    expect(anna.at).toMatch(/^Seed/);
  });

  it('are never lent to who repays on the paper: where nothing is left to buy he comes to the end of the turn', async () => {
    const last = { ...turnHand, money: 4, available: 4, offers: [] };
    anna = byKeys(seen(turnTable, last));
    await anna.tabsTo('Repay 4');
    await anna.types('Enter');
    const paid = { money: 0, available: 0, debt: 0, debtIfEnded: 0 };
    await anna.tells(
      seen(turnTable, { ...last, ...paid }),
      ['turn-began', { seat: 1 }],
      ['own-repaid', { amount: 4, debt: 0 }, 'own'],
    );
    expect(anna.at).toMatch(/^End turn/);
  });

  it('are the first loan, whatever has the focus', async () => {
    anna = byKeys(seen(loanTable, emptyHand, 3));
    await anna.types('7', 'ArrowRight', 'w', 'w');
    expect(anna.sent).toEqual([{ type: 'take-first-loan', amount: 8 }]);
  });

  it('are the price of an offer, and once it is named a single Enter offers it', async () => {
    anna = byKeys(ownTurn());
    await anna.types('t');
    expect(anna.at).toBe('An offer');
    await anna.types('9', 'Enter');
    expect(anna.sent).toMatchObject([{ type: 'offer-purchase', square: 'G2', price: 9 }]);
  });

  it('are said among the keys of the turn', async () => {
    anna = byKeys(ownTurn());
    await anna.types('?');
    expect(anna.page.ownerDocument.querySelector('.key-list')?.textContent).toContain(
      'arrows or digits change it',
    );
  });
});

describe('squares by keys', () => {
  const chosen = () =>
    anna.page.querySelector('[data-square][aria-selected=true]')?.getAttribute('data-square');

  it('follow one another by arrows from the card of the first that can be bought', async () => {
    anna = byKeys(ownTurn());
    await anna.types('b');
    expect(chosen()).toBe('B1');
    await anna.types('ArrowRight');
    const next = chosen();
    expect(next).not.toBe('B1');
    expect(anna.at).toMatch(/^Buy [A-J]\d+, \d/);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'buy', square: next }]);
  });

  it('are told with price, profit and value when a key or an arrow comes to them', async () => {
    vi.useFakeTimers();
    anna = byKeys(ownTurn());
    anna.heard();
    await anna.types('b');
    expect(anna.heard().join()).toMatch(
      /^B1: Costs 3, no tax\. Seeded it earns 4 a turn\. It then counts/,
    );
    await anna.types('ArrowRight');
    await rests();
    expect(anna.heard().join()).toMatch(
      /^D1: Costs 3, no tax\. Seeded it earns 4 a turn\. It then counts/,
    );
  });

  it('have an end that way, which is said, and what a quick series rests on always is', async () => {
    vi.useFakeTimers();
    anna = byKeys(ownTurn());
    await anna.types('b', 'ArrowRight');
    await rests();
    anna.heard();
    await anna.types('ArrowLeft', 'ArrowRight');
    await rests();
    expect(anna.heard().at(-1)).toMatch(/^D1: Costs 3/);
    await anna.types('ArrowUp');
    expect(anna.heard()).toEqual(['From D1 nothing to buy lies that way.']);
    expect(chosen()).toBe('D1');
  });

  it('are told once by the way they were come to last', async () => {
    vi.useFakeTimers();
    anna = byKeys(ownTurn());
    await anna.types('b', 'ArrowRight');
    await rests();
    await anna.types('Escape');
    anna.heard();
    expect(anna.at).toMatch(/^D1,/);
    await anna.types('Enter');
    await rests();
    expect(anna.heard()).toEqual([expect.stringMatching(/^D1: Costs 3/)]);
  });

  it('are taken by a second Enter for a start, and the first says so', async () => {
    anna = byKeys(situations.again as Situation);
    await anna.tabsTo('A1,');
    anna.heard();
    await anna.types('Enter');
    expect(anna.heard().join()).toMatch(/Press Enter again to start at A1\.$/);
  });

  it('are taken by Enter for a lake, as the badge says, once N has come to them', async () => {
    anna = byKeys(seen(replaceTable, emptyHand, 3));
    await anna.tabsTo('Next');
    await anna.types('Enter');
    expect(anna.at).toMatch(/^Start at/);
    await anna.types('n');
    expect(anna.at).toMatch(/^Start at C8/);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'replace-start', square: 'C8' }]);
  });
});
