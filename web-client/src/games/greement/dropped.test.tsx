import { describe, expect, it } from 'vitest';
import type { KeyPlayer, TellTale } from '../../room/table/by-keys';
import { byKeys } from './fixture/by-keys';
import { turnHand } from './fixture/hands';
import { seen } from './fixture/seen';
import { payTable, turnTable, voteTable } from './fixture/tables';
import type { Table } from './wire';

let anna: KeyPlayer;

const ENDED: TellTale = ['vote-stopped', { card: 'V07', against: 3, for: 1, players: 5 }];
const PASSED: TellTale = ['vote-let-through', { card: 'V07', against: 1, for: 4, players: 5 }];
const FELL: TellTale = ['value-changed', { value: 'cropProfit', from: 4, to: 3 }];
const DROPPED: readonly TellTale[] = [
  ['card-turned-up', { card: 'V15', position: 2 }],
  ['card-dropped', { card: 'V15' }],
];

/** The card after the next: the one between had nothing to hit. */
const third: Table = {
  ...voteTable,
  event: voteTable.event && {
    ...{ ...voteTable.event, card: 'V08', position: 3 },
    ...{ votes: {}, voted: [], ready: [] },
  },
};

const voter = { ...turnHand, offers: [] };
const buttons = () => [...anna.page.querySelectorAll('.act-buttons .button')];
const live = () => buttons().filter((button) => button.getAttribute('aria-disabled') !== 'true');
const title = () => anna.page.querySelector('.act-bar h2')?.textContent;
const stamp = () => anna.page.querySelector('.verdict-stamp')?.textContent ?? '';
const marks = () =>
  anna.page.querySelectorAll('.cell use[href="#gr-danger"], .cell use[href="#gr-gain"]').length;
const deck = () => anna.page.querySelector('.event-backs span')?.textContent;
const cropProfit = () =>
  [...anna.page.querySelectorAll('dl.values > div')]
    .find((row) => row.textContent?.includes('Crop profit'))
    ?.querySelector('b')?.textContent;

/** Any key ends a scene. */
const goOn = () => anna.types('Shift');

describe('what comes of an event in one go with its verdict', () => {
  it('leaves the vote decided while the next card is laid aside, and tells each once in its order', async () => {
    const event = voteTable.event && { ...voteTable.event, position: 1 };
    anna = byKeys(seen({ ...voteTable, event }, { ...voter, vote: 'against' }));
    anna.heard();
    await anna.tells(seen(third, voter), ENDED, ...DROPPED);
    const heard: string[] = [];
    const ways = [
      ['Stopped', true, '1 open, 2 face down'],
      ['Stopped', false, '1 open, 2 face down'],
      ['Hits nothing', false, '1 resolved, 1 open, 1 face down'],
    ] as const;
    for (const [told, isMarked, cards] of ways) {
      expect(stamp()).toContain(told);
      expect([marks() > 0, deck()]).toEqual([isMarked, cards]);
      expect(live()).toEqual([]);
      expect(title()).toBe('Poor harvest, rich vein');
      heard.push(...anna.heard());
      await goOn();
    }
    expect(stamp()).toBe('');
    expect(live().length).toBeGreaterThan(0);
    heard.push(...anna.heard());
    expect(heard).toEqual([
      'Poor harvest, rich vein was stopped, 3 against and 1 for.',
      'Mines for a clean slate is turned up.',
      'Mines for a clean slate has nothing to hit and is laid aside.',
      expect.stringMatching(/^Vote: Harvest fair, event 3 of 3/),
    ]);
  });

  it('leaves what has passed on the table while another does what he does next', async () => {
    anna = byKeys(seen(voteTable, { ...voter, vote: 'for' }));
    const fallen = { ...turnTable.values, cropProfit: 3 };
    const deed = { seat: 2, square: 'H8', kind: 'land', price: 3, tax: 0 };
    await anna.tells(
      seen({ ...turnTable, values: fallen, seatOnTurn: 2 }, voter, 2),
      ...[PASSED, FELL, ...DROPPED],
      ['turn-began', { seat: 2 }],
      ['bought', deed],
    );
    expect(cropProfit()).toBe('4');
    for (const told of ['Passed', 'Hits nothing', '']) {
      await goOn();
      expect(stamp()).toContain(told);
      expect(cropProfit()).toBe('3');
      expect(live()).toEqual([]);
    }
    expect(title()).toBe('Poor harvest, rich vein');
    await goOn();
    expect(title()).not.toBe('Poor harvest, rich vein');
  });

  it.each([
    ['votes', voteTable],
    ['pays', payTable],
    ['has his turn', turnTable],
  ])('lets nobody do what the alarm has ended: who %s', async (_, table) => {
    anna = byKeys(seen(table, voter));
    anna.heard();
    await anna.tells(seen(table, voter), ['alarm-rang', {}]);
    expect(anna.page.querySelector('.alarm-rings')).not.toBeNull();
    expect(buttons().length).toBeGreaterThan(0);
    expect(live()).toEqual([]);
    expect(anna.heard()).toHaveLength(1);
  });

  it('ends the turn at once after which a card is laid aside', async () => {
    anna = byKeys(seen(turnTable, voter));
    anna.heard();
    await anna.tells(seen(third, voter), ['turn-ended', { seat: 1 }], ...DROPPED);
    expect(stamp()).toContain('Hits nothing');
    expect(live()).toEqual([]);
    const heard = anna.heard();
    await goOn();
    expect(live().length).toBeGreaterThan(0);
    expect([...heard, ...anna.heard()]).toEqual([
      'You end the turn.',
      'Mines for a clean slate is turned up.',
      'Mines for a clean slate has nothing to hit and is laid aside.',
      expect.stringMatching(/^Vote: Harvest fair, event 3 of 3/),
    ]);
  });
});
