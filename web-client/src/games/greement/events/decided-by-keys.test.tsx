import '../fixture/hints-seen';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeyPlayer } from '../../../room/table/by-keys';
import { byKeys } from '../fixture/by-keys';
import { turnHand } from '../fixture/hands';
import { seen } from '../fixture/seen';
import { payTable, pledgeTable, turnTable, voteTable } from '../fixture/tables';
import type { Choice, Hand, Table } from '../wire';

let anna: KeyPlayer;

afterEach(() => {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const voter: Hand = { ...turnHand, offers: [] };
const poor: Hand = { ...voter, money: 2, available: 2, debt: 28, debtIfEnded: 56 };

/** Lets what is played on the table and what is said after a while come. */
async function passes(millis: number): Promise<void> {
  for (let at = 0; at < millis; at += 50) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(anna.page.textContent).not.toMatch(/[-−]\d+, debt/);
  }
}

describe('what another has paid', () => {
  it.each([
    ['for all', payTable, 'event-paid', { seat: 2, card: 'P03', price: 15 }],
    [
      'with others',
      pledgeTable,
      'pledges-collected',
      { card: 'P01', seats: [2, 5], amounts: [6, 4] },
    ],
  ])('is heard alone, and no payment that is no longer open: %s', async (_, table, code, args) => {
    vi.useFakeTimers();
    anna = byKeys(seen(table, poor));
    anna.heard();
    await anna.tells(seen({ ...turnTable, seatOnTurn: 2 }, poor), [code, args]);
    await passes(3000);
    const heard = anna.heard();
    expect(heard.filter((words) => /money|debt/.test(words))).toEqual([]);
    expect(heard.length).toBeGreaterThan(0);
  });
});

describe('what is decided by a key', () => {
  const table = (ready: number[], vote?: Choice): Table => ({
    ...voteTable,
    event: voteTable.event && {
      ...voteTable.event,
      ready,
      voted: vote ? [1, 2, 5] : [2, 5],
      votes: { 2: 'against', 5: 'for', ...(vote && { 1: vote }) },
    },
  });

  it.each([
    ['f', 'for', /^Let it passyour vote/],
    ['a', 'against', /^Againstyour vote/],
  ] as const)('has the focus at it: %s', async (letter, choice, at) => {
    anna = byKeys(seen(table([]), { ...voter, vote: null }));
    await anna.tabsTo('Against');
    await anna.types(letter);
    await anna.tells(seen(table([], choice), { ...voter, vote: choice }));
    expect(anna.at).toMatch(at);
    expect(anna.sent).toEqual([{ type: 'vote', choice }]);
  });

  it('is said once: that one is ready, and that one is not any more', async () => {
    const mine: Hand = { ...voter, vote: 'for' };
    anna = byKeys(seen(table([5], 'for'), mine));
    await anna.tabsTo('Against');
    const heardOfReady = () => anna.heard().filter((words) => /ready/.test(words));
    heardOfReady();
    await anna.types('y');
    await anna.tells(seen(table([5, 1], 'for'), mine));
    expect(heardOfReady()).toEqual(['You are ready: 2 of 4']);
    expect(anna.at).toMatch(/^Ready/);
    await anna.types('y');
    await anna.tells(seen(table([5], 'for'), mine));
    expect(heardOfReady()).toEqual(['You are no longer ready: 1 of 4']);
    await anna.tells(seen(table([5, 2], 'for'), mine));
    expect(heardOfReady()).toEqual([]);
  });

  it('is decided on what the others gain and lose, which is heard too', async () => {
    anna = byKeys(seen(turnTable, voter));
    anna.heard();
    await anna.tells(seen(voteTable, voter), ['card-turned-up', { card: 'V07', position: 2 }]);
    const [event] = anna.heard().filter((words) => words.startsWith('Vote:'));
    expect(event).toMatch(/ The others, profit a turn: Jonas \d+ to 45, .+ to 48,/);
  });
});
