import './fixture/hints-seen';
import { describe, expect, it } from 'vitest';
import type { KeyPlayer } from '../../room/table/by-keys';
import type { Situation } from '../fixture';
import { byKeys } from './fixture/by-keys';
import { emptyHand, turnHand } from './fixture/hands';
import { seen } from './fixture/seen';
import { situations } from './fixture/situations';
import { loanTable, turnTable, voteTable } from './fixture/tables';
import type { Hand, Kind, Table } from './wire';

let anna: KeyPlayer;

const poor: Hand = { ...turnHand, money: 5, available: 5, offers: [] };

const STOPPED = { card: 'V07', against: 3, for: 1, players: 5 };

/** The same vote on the card after it. */
function second(table: Table): Table {
  return { ...table, event: table.event && { ...table.event, position: 3, votes: {}, voted: [] } };
}

function withSquare(table: Table, square: string, kind: Kind): Table {
  return { ...table, squares: { ...table.squares, [square]: { kind, owner: 1 } } };
}

describe('a turn of Greement by keys alone', () => {
  it('has an event at hand wherever the focus is on the table, and the own turn but for the map', async () => {
    const voter = { ...turnHand, offers: [] };
    const harvest = seen(second(voteTable), voter);
    anna = byKeys(seen(voteTable, { ...voter, vote: 'against' }));
    await anna.tabsTo('Ready');
    await anna.tells(harvest, ['vote-stopped', STOPPED]);
    await anna.types('Shift', 'Shift');
    expect(anna.at).toBe('Event 3 of 3: stop it?');
    await anna.types('Enter', ' ');
    expect(anna.sent).toEqual([]);

    await anna.tells(
      seen(turnTable, voter),
      ['vote-stopped', STOPPED],
      ['turn-began', { seat: 1 }],
    );
    await anna.types('Shift', 'Shift');
    expect(anna.at).toMatch(/^Buy/);

    await anna.tabsTo('A1,');
    await anna.tells(harvest);
    expect(anna.at).toBe('Event 3 of 3: stop it?');

    await anna.tabsTo('A1,');
    await anna.tells(seen(turnTable, voter), ['turn-began', { seat: 1 }]);
    expect(anna.at).toMatch(/^A1,/);

    (document.activeElement as SVGElement).blur();
    await anna.tells(seen({ ...turnTable, round: 7 }, voter), ['turn-began', { seat: 1 }]);
    expect(anna.at).toMatch(/^Buy/);
  });

  it('has neither a loan nor its end at hand where nothing can be paid', async () => {
    const broke: Hand = { ...poor, money: 0, available: 0 };
    anna = byKeys(seen({ ...turnTable, seatOnTurn: 2 }, broke));
    await anna.types('Shift');
    (document.activeElement as HTMLElement).blur();
    await anna.tells(seen(turnTable, broke), ['turn-began', { seat: 1 }]);
    expect(document.activeElement?.matches('.action-slot')).toBe(true);
  });

  it('has the loan at hand once the map is open, at its amount', async () => {
    anna = byKeys(situations.again as Situation);
    await anna.tabsTo('A1,');
    await anna.types('Enter', 'Enter');
    await anna.tells(seen(loanTable, emptyHand, 3));
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await anna.types('Enter');
    expect(anna.at).toMatch(/^Write/);
    expect(anna.sent).toHaveLength(1);
  });

  it('is at the amount after a loan that was written by its key from nowhere', async () => {
    anna = byKeys(seen(loanTable, emptyHand, 3));
    (document.activeElement as HTMLElement).blur();
    await anna.types('w');
    expect(anna.sent).toHaveLength(1);
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton');
    await anna.tells(seen(loanTable, { ...emptyHand, firstLoan: 10 }, 3));
    await anna.types('Enter');
    expect(anna.sent).toHaveLength(1);
  });

  it('is played to its end, and everything in it is told once and in its order', async () => {
    anna = byKeys(seen(turnTable, poor));
    await anna.tabsTo('A1,');
    await anna.types('ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp');
    expect(anna.at).toBe('A1, land, free, 7, with a loan of 2: debt 6, then 12');
    anna.heard();

    await anna.types('Enter');
    expect(anna.heard()).toEqual([
      'A1: Costs 7 in all, 3 and 4 tax. Needs 2 more, a loan would cover it. Seeded it earns 4 a turn. It then counts 5 at the end.',
    ]);
    // What runs into debt is never done by Enter alone: it comes to the amount, and the square stays.
    await anna.types('Enter');
    expect(anna.at).toBe('Borrow');
    expect(anna.page.textContent).toContain('For A1 you lack 2.');
    await anna.types('Enter');
    expect(anna.sent).toEqual([]);
    await anna.types('Escape');
    await anna.tabsTo('Borrow 2 and buy A1');
    anna.heard();

    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'borrow', amount: 2 }]);
    const lent = { ...poor, money: 7, available: 7, debt: 6, debtIfEnded: 12 };
    await anna.tells(seen(turnTable, lent), ['own-borrowed', { amount: 2, debt: 6 }, 'own']);
    expect(anna.sent.at(-1)).toEqual({ type: 'buy', square: 'A1' });
    const bought = withSquare(turnTable, 'A1', 'land');
    const spent = { ...lent, money: 0, available: 0 };
    const buys = { seat: 1, square: 'A1', kind: 'land', price: 3, tax: 4 };
    await anna.tells(seen(bought, spent), ['bought', buys]);
    expect(anna.heard()).toEqual([
      'Only you see this: You borrow 2 and owe 6.',
      'You buy A1 for 3 and 4 tax. You have 0 and owe 6.',
    ]);
    expect(anna.at).toMatch(/^A1, land, yours/);

    await anna.types('Escape');
    expect(anna.at).toMatch(/^A1, land, yours/);
    await anna.types('l');
    expect(anna.page.textContent).toContain('Up to 14 more in this turn.');
    anna.heard();
    await anna.types('m', 'Enter');
    expect(anna.sent.at(-1)).toEqual({ type: 'borrow', amount: 14 });
    const rich = { ...spent, money: 14, available: 14, debt: 20, debtIfEnded: 40 };
    await anna.tells(seen(bought, rich), ['own-borrowed', { amount: 14, debt: 20 }, 'own']);
    expect(anna.at).toMatch(/^Borrow/);

    const before = anna.sent.length;
    anna.heard();
    await anna.types('e');
    expect(anna.heard()).toEqual([
      'Debt 20, then 40; you could repay 14 before. Press E again to end the turn.',
    ]);
    expect(anna.sent).toHaveLength(before);
    expect(anna.at).toMatch(/Debt 20 → 40: end\?/);
    await anna.types('e');
    expect(anna.sent.at(-1)).toEqual({ type: 'end-turn' });
    const waits = { ...rich, debt: 40, debtIfEnded: 80 };
    await anna.tells(
      seen({ ...bought, seatOnTurn: 2 }, waits),
      ['turn-ended', { seat: 1 }],
      ['own-debt-multiplied', { multiplier: 2, debt: 40 }, 'own'],
      ['turn-began', { seat: 2 }],
    );
    expect(anna.heard()).toEqual([
      'You end the turn.',
      'Only you see this: Your debt is multiplied by 2: you owe 40.',
      'Jonas is on turn.',
      'Waiting for Jonas',
    ]);
  });

  it('comes back to the button that opened a tray, and never to the end of the turn by itself', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    for (const [letter, label] of [
      ['l', /^Borrowup to/],
      ['r', /^Repayup to 4: debt 4 → 0/],
      ['t', /^Make an offernone on the table/],
    ] as const) {
      await anna.types(letter);
      expect(anna.at).not.toMatch(label);
      await anna.types('Escape');
      expect(anna.at).toMatch(label);
    }
    await anna.types('r', 'Enter');
    const clear = { ...turnHand, offers: [], debt: 0, debtIfEnded: 0, money: 10, available: 10 };
    await anna.tells(seen(turnTable, clear), ['own-repaid', { amount: 4, debt: 0 }, 'own']);
    expect(anna.at).toMatch(/^Repay/);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'repay', amount: 4 }]);
  });

  it('goes back to the square after it was seeded, and a second Enter borrows nothing', async () => {
    const purse = { ...poor, money: 6, available: 6 };
    anna = byKeys(seen(turnTable, purse));
    await anna.types('s');
    expect(anna.at).toMatch(/^Seed D3, 2/);
    await anna.types('Enter');
    const { square } = anna.sent.at(-1) as { square: string };
    const seeded = withSquare(turnTable, square, 'crop');
    await anna.tells(seen(seeded, { ...purse, money: 4, available: 4 }));
    expect(anna.page.querySelector('.square-card .button')).toBeNull();
    expect(anna.at.startsWith(`${square}, crop, yours`)).toBe(true);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'seed', square }]);
  });

  it('stays at the square that Escape lets go, with no way drawn to another one', async () => {
    anna = byKeys(seen(turnTable, turnHand));
    const way = () => anna.page.querySelector('.overlays .way');
    await anna.types('b', 'Escape');
    expect(anna.at).toMatch(/^B1,/);
    expect(way()).toBeNull();
    await anna.types('s');
    expect(anna.at).toMatch(/^Seed/);
    expect(way()).toBeNull();
  });

  it('goes on from the square that was bought at the button beside the map', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    await anna.tabsTo('Buy');
    await anna.types('b', 'b');
    expect(anna.sent).toEqual([{ type: 'buy', square: 'B1' }]);
    const buys = { seat: 1, square: 'B1', kind: 'land', price: 3, tax: 0 };
    await anna.tells(seen(withSquare(turnTable, 'B1', 'land'), turnHand), ['bought', buys]);
    expect(anna.at).toMatch(/^B1, land, yours/);
  });

  it('does what the badge says: Enter on the start that is chosen sends it', async () => {
    anna = byKeys(situations.again as Situation);
    await anna.tabsTo('A1,');
    await anna.types('Enter');
    expect(anna.sent).toEqual([]);
    await anna.types('Enter');
    expect(anna.sent).toEqual([{ type: 'choose-start', square: 'A1' }]);
  });

  it('opens the composer at its first field, and Enter sends the offer also from there', async () => {
    anna = byKeys(seen(turnTable, turnHand));
    await anna.types('t');
    expect(anna.at).toBe('An offer');
    await anna.types('Enter');
    expect(anna.sent).toEqual([]);
    await anna.types('Enter');
    expect(anna.sent).toMatchObject([{ type: 'offer-purchase', square: 'G2', price: 3 }]);
  });

  it('finds the reasons in the words of the game as soon as the page is there', () => {
    const clear = { ...turnHand, debt: 0, debtIfEnded: 0 };
    anna = byKeys(seen(turnTable, clear));
    const reasons = [...anna.page.querySelectorAll('.act-buttons [aria-disabled] .reason')];
    expect(reasons.map((reason) => reason.textContent)).toEqual(['You owe nothing.']);
  });

  it('votes and is ready, and the next card is told when it comes', async () => {
    const voter = { ...turnHand, offers: [] };
    anna = byKeys(seen(voteTable, voter));
    anna.heard();
    await anna.types('a');
    expect(anna.sent).toEqual([{ type: 'vote', choice: 'against' }]);
    await anna.tells(seen(voteTable, { ...voter, vote: 'against' }), [
      'voted',
      { seat: 1, choice: 'against' },
    ]);
    await anna.types('y');
    expect(anna.sent.at(-1)).toEqual({ type: 'ready' });
    await anna.tells(seen(turnTable, voter), [
      'vote-stopped',
      { card: 'V07', against: 3, for: 1, players: 5 },
    ]);
    expect(anna.page.querySelector('.verdict-stamp')).not.toBeNull();
    await anna.types('Shift', 'Shift'); // any key ends a scene of the verdict: it falls, and stands
    expect(anna.heard()).toEqual([
      'You vote: against.',
      'Poor harvest, rich vein was stopped, 3 against and 1 for.',
      'Your turn',
    ]);
  });

  it('closes a tray by one Escape, and keeps the square that is chosen', async () => {
    anna = byKeys(seen(turnTable, { ...turnHand, offers: [] }));
    await anna.tabsTo('A1,');
    await anna.types('Enter');
    for (const letter of ['l', 't']) {
      await anna.types(letter);
      expect(anna.page.querySelector('[role=spinbutton]')).not.toBeNull();
      anna.page.querySelector<SVGElement>('[data-square=A1]')?.focus();
      await anna.types('Escape');
      expect(anna.page.querySelector('[role=spinbutton]')).toBeNull();
      expect(anna.page.querySelector('[data-square=A1][aria-selected=true]')).not.toBeNull();
    }
  });
});
