import { describe, expect, it } from 'vitest';
import { turnTable } from '../fixture/tables';
import { buys, type Deed, ended, seeds, told, toldAt } from './since-page';

describe('what the bar tells of the time since one’s turn', () => {
  it('is one sentence for what one player did, with what it cost', () => {
    expect(told(ended, buys(2, 'H8'), buys(2, 'E5', 4), seeds(2, 'H8'), seeds(2, 'E5'))).toEqual([
      'Since your turn:',
      'Jonas buys H8 and E5, seeds both, for 14 in all.',
    ]);
    expect(told(ended, buys(3, 'H8'), seeds(3, 'G9'))).toEqual([
      'Since your turn:',
      'Mireille buys H8, seeds G9, for 5 in all.',
    ]);
  });

  it('is first of all that the clock ended the turn of the reader, and what that made of the debt', () => {
    const timedOut: Deed[] = [
      ['own-first-loan', { amount: 10 }],
      ['turn-timed-out', { seat: 1 }],
      ['own-debt-multiplied', { multiplier: 2, debt: 20 }],
      ['turn-began', { seat: 2 }],
    ];
    expect(toldAt({ ...turnTable, seatOnTurn: 2 }, ...timedOut)).toEqual([
      'Since your turn:',
      'Your time was up, debt 10 → 20.',
    ]);
  });

  it('is first of all what befell the reader and by what, then the rest in its order', () => {
    expect(
      told(
        buys(1, 'C4'),
        buys(2, 'D4'),
        ended,
        ['vote-let-through', { card: 'V08', against: 0, for: 3, players: 3 }],
        ['value-changed', { value: 'seed', from: 2, to: 3 }],
        ['value-changed', { value: 'cropProfit', from: 3, to: 4 }],
        ['vote-stopped', { card: 'V20', against: 3, for: 0, players: 3 }],
        ['event-unpaid', { card: 'P03', pledged: 0, price: 15 }],
        ['appropriated', { seat: 1, beside: 'lake', squares: ['C4'], refund: 2 }],
        ['appropriated', { seat: 2, beside: 'lake', squares: ['D4'], refund: 2 }],
      ),
    ).toEqual([
      'Since your turn:',
      'Appropriation by the lakes: you lose C4 (+2).',
      expect.stringMatching(/^Jonas loses D4/),
      'Harvest fair: Crop profit 3 → 4, Seed 2 → 3.',
      'Stopped: Calm seas.',
    ]);
  });

  it('stays as it is while the reader does something in his turn', () => {
    const waited = [ended, buys(2, 'H8')];
    const before = told(...waited, ['turn-began', { seat: 1 }]);
    expect(before).toEqual(['Since your turn:', 'Jonas buys H8 for 3.']);
    expect(told(...waited, ['turn-began', { seat: 1 }], buys(1, 'C4'))).toEqual(before);
  });

  it('is that somebody has done nothing in his turn after all else', () => {
    const turn = (seat: number): Deed[] => [
      ['turn-began', { seat }],
      ['turn-ended', { seat }],
    ];
    const busy: Deed[] = [['turn-began', { seat: 3 }], buys(3, 'H8'), ['turn-ended', { seat: 3 }]];
    expect(told(ended, ...turn(2))).toEqual(['Since your turn:', 'Jonas buys nothing.']);
    expect(told(ended, ...turn(2), ...busy)).toEqual([
      'Since your turn:',
      'Mireille buys H8 for 3.',
      'Jonas buys nothing.',
    ]);
  });

  it('is that several have done nothing in one sentence', () => {
    const idle = [2, 3].flatMap((seat): Deed[] => [
      ['turn-began', { seat }],
      ['turn-ended', { seat }],
    ]);
    expect(told(ended, ...idle)).toEqual(['Since your turn:', 'Jonas and Mireille buy nothing.']);
  });

  it('says of a turn that the clock ended that it did, and what was done before', () => {
    const began: Deed = ['turn-began', { seat: 2 }];
    const timedOut: Deed = ['turn-timed-out', { seat: 2 }];
    expect(told(ended, began, timedOut)).toEqual(['Since your turn:', 'Jonas’s time ran out.']);
    expect(told(ended, began, buys(2, 'H8'), timedOut)).toEqual([
      'Since your turn:',
      'Jonas buys H8 for 3; then the time ran out.',
    ]);
  });

  it('tells of another’s deeds also what an event has undone, and what he paid for it', () => {
    const passed: Deed = ['vote-let-through', { card: 'V16', against: 0, for: 3, players: 3 }];
    const withered: Deed = ['crops-lost', { squares: ['H8', 'E5'] }];
    const turn = [buys(2, 'H8'), seeds(2, 'H8'), seeds(2, 'E5')];
    expect(told(ended, ...turn, passed, withered)).toContain(
      'Jonas buys H8, seeds H8 and E5 (undone since), for 7 in all.',
    );
  });

  it('tells of what another bought and lost again before the reader’s turn', () => {
    const lost: Deed = ['gold-mines-lost', { squares: ['J9'] }];
    expect(told(ended, buys(2, 'J9'), lost)).toContain('Jonas buys J9 for 3 (undone since).');
  });

  it('names of lost mines those that were the reader’s', () => {
    const lost: Deed = ['gold-mines-lost', { squares: ['C1', 'G5'] }];
    const passed: Deed = ['vote-let-through', { card: 'V15', against: 2, for: 3, players: 5 }];
    expect(told(buys(1, 'C1'), buys(2, 'G5'), ended, passed, lost)).toEqual([
      'Since your turn:',
      'Mines for a clean slate: you lose C1.',
      'A gold mine goes back to the bank: Jonas G5.',
    ]);
    expect(told(buys(2, 'C1'), ended, lost)[1]).toBe(
      'Gold mines go back to the bank: Jonas C1 and G5.',
    );
  });

  const pasture: Deed[] = [
    ['vote-let-through', { card: 'V18', against: 0, for: 3, players: 3 }],
    ['lands-became-cattle', { squares: ['C4', 'D4', 'E4'] }],
  ];
  const plough: Deed[] = [
    ['vote-let-through', { card: 'V17', against: 0, for: 3, players: 3 }],
    ['cattle-lost', { squares: ['C4', 'D4', 'E4'] }],
  ];

  it('is of the own squares what has lasted, by the event that left it so', () => {
    const settled: Deed[] = [buys(1, 'C4'), buys(1, 'D4'), seeds(1, 'D4'), buys(2, 'E4'), ended];
    expect(told(...settled, ...pasture)).toEqual([
      'Since your turn:',
      'The great pasture: your C4 and D4 came to bear cattle.',
      'Cattle now graze: Jonas E4.',
    ]);
    expect(told(...settled, ...pasture, ...plough)).toEqual([
      'Since your turn:',
      'Herds to the plough: your C4 became a crop.',
      'A herd becomes a crop: Jonas E4.',
      'Also: The great pasture (passed).',
    ]);
    const taken: Deed = ['appropriated', { seat: 1, beside: 'lake', squares: ['C4'], refund: 2 }];
    const unpaid: Deed = ['event-unpaid', { card: 'P03', pledged: 0, price: 15 }];
    expect(told(...settled, ...pasture, unpaid, taken)).toEqual([
      'Since your turn:',
      'Appropriation by the lakes: you lose C4 (+2).',
      'The great pasture: your D4 came to bear cattle.',
      'Cattle now graze: Jonas E4.',
    ]);
  });

  it('says nothing of herds that were there already', () => {
    const grazes: Deed = ['cattle-bought', { seat: 1, square: 'C4', price: 5 }];
    const herd: Deed[] = [buys(1, 'C4'), seeds(1, 'C4'), grazes, ended];
    const back: Deed = ['lands-became-cattle', { squares: ['C4'] }];
    const passed: Deed = ['vote-let-through', { card: 'V18', against: 0, for: 3, players: 3 }];
    const lost: Deed[] = [
      ['vote-let-through', { card: 'V17', against: 0, for: 3, players: 3 }],
      ['cattle-lost', { squares: ['C4'] }],
    ];
    expect(told(...herd, ...lost).join()).toContain('you lose the cattle on C4');
    expect(told(...herd, ...lost, passed, back).join()).not.toMatch(/C4/);
  });

  it('names each event apart, the same one that comes twice too', () => {
    const stopped: Deed = ['vote-stopped', { card: 'V17', against: 3, for: 0, players: 3 }];
    const herds: Deed[] = ['C4', 'D4', 'E4'].map((square) => buys(2, square));
    const grazed: Deed[] = herds.map(([, { square }]) => [
      'cattle-bought',
      { seat: 2, square, price: 5 },
    ]);
    expect(told(...herds, ...grazed, ended, stopped, ...plough)).toEqual([
      'Since your turn:',
      'Herds to the plough: Herds become crops: Jonas C4, D4 and E4.',
      'Stopped: the first Herds to the plough.',
    ]);
  });

  it('keeps the newest, the oldest of them first, and says how many more the log has', () => {
    const many = [2, 3, 4, 5, 2, 3, 4, 5].map((from): Deed => {
      return ['donated', { from, to: from === 2 ? 3 : 2 }];
    });
    const parts = told(ended, ...many);
    expect(parts).toHaveLength(8);
    expect(parts.at(-1)).toBe('2 more in the log.');
    expect(parts.slice(1, 7).map((part) => part.split(' ')[0])).toEqual(
      'Tomasz Cog Jonas Mireille Tomasz Cog'.split(' '),
    );
  });

  it('is what became of the reader’s own debt and money, a card’s doing in one sentence', () => {
    expect(
      told(
        ['own-profit', { amount: 49 }],
        buys(1, 'C1'),
        ended,
        ['own-debt-multiplied', { multiplier: 2, debt: 16 }],
        ['vote-let-through', { card: 'V15', against: 2, for: 3, players: 5 }],
        ['gold-mines-lost', { squares: ['C1'] }],
        ['debts-cancelled', {}],
        ['donated', { from: 3, to: 1 }],
        ['own-donation-received', { other: 3, amount: 5 }],
        ['turn-began', { seat: 1 }],
        ['own-profit', { amount: 37 }],
      ),
    ).toEqual([
      'Since your turn:',
      'Mines for a clean slate: you lose C1, your debt 16 → 0.',
      'You collect 37 (49 before).',
      'Mireille gives you 5.',
    ]);
  });
});
