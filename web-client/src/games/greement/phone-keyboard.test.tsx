import { describe, expect, it, vi } from 'vitest';
import type { KeyPlayer } from '../../room/table/by-keys';
import type { Situation } from '../fixture';
import { byKeys } from './fixture/by-keys';
import { emptyHand, turnHand } from './fixture/hands';
import { seen } from './fixture/seen';
import {
  diseaseTable,
  firstStartTable,
  loanTable,
  payTable,
  pledgeTable,
  turnTable,
  voteTable,
} from './fixture/tables';
import type { Table } from './wire';

// Before anything asks how wide the window is.
vi.hoisted(() => {
  const page = window as unknown as { happyDOM: { setViewport(size: object): void } };
  page.happyDOM.setViewport({ width: 390, height: 844 });
});

let anna: KeyPlayer;

const bought: Table = {
  ...turnTable,
  squares: { ...turnTable.squares, E5: { kind: 'land', owner: 1 } },
};

/** What follows what at a table, and the button by which the reader goes on. */
const steps: readonly (readonly [what: string, pressed: string, from: Situation, to: Situation])[] =
  [
    ['a start is noted', 'Any free square', seen(firstStartTable, emptyHand), seen(loanTable)],
    ['a loan is written', 'Write', seen(loanTable, emptyHand), seen(turnTable)],
    ['a square is bought', 'Buy', seen(turnTable), seen(bought)],
    ['a turn ends', 'End turn', seen(turnTable), seen({ ...turnTable, seatOnTurn: 2 })],
    ['a turn ends in a vote', 'End turn', seen(turnTable), seen(voteTable)],
    ['a vote is cast', 'Against', seen(voteTable), seen(pledgeTable)],
    ['one is ready', 'Ready', seen(voteTable), seen(turnTable)],
    ['one does not pay', 'Ready', seen(payTable), seen(diseaseTable)],
    ['the disease is answered', 'Pay', seen(diseaseTable), seen(turnTable)],
    ['an offer is refused', 'Refuse', seen(turnTable, turnHand), seen(turnTable)],
  ];

describe('the focus on a phone', () => {
  it.each(steps)('is somewhere when %s', async (_, pressed, from, to) => {
    anna = byKeys(from);
    expect(anna.page.querySelector('.sheet')).not.toBeNull();
    await anna.tabsTo(pressed);
    await anna.types('Enter');
    expect(anna.at).not.toBe('');
    await anna.tells(to);
    expect(anna.at).not.toBe('');
  });

  it('stays on the grip that folds the sheet and opens it again', async () => {
    anna = byKeys(seen(turnTable));
    await anna.tabsTo('Fold the sheet');
    await anna.types('Enter');
    expect(anna.at).toBe('Unfold the sheet');
    await anna.types('Enter');
    expect(anna.at).toBe('Fold the sheet');
  });

  it('goes from a tray back to the buttons it came from', async () => {
    anna = byKeys(seen(turnTable));
    await anna.tabsTo('Borrow');
    await anna.types('Enter');
    expect(anna.at).not.toBe('');
    await anna.types('Escape');
    expect(anna.at).toMatch(/^Borrow/);
  });
});
