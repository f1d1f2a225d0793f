import { describe, expect, it } from 'vitest';
import { turnTable } from '../fixture/tables';
import { buys, type Deed, ended, none, told, toldAt } from './since-page';

describe('what the bar tells of values and of what they bring since one’s turn', () => {
  const passes = (card: string, value: string, from: number, to: number): Deed[] => [
    ['vote-let-through', { card, against: 0, for: 3, players: 3 }],
    ['value-changed', { value, from, to }],
  ];

  it('tells once what each value came to, the loan factor first, and nothing of one that came back', () => {
    expect(
      told(
        buys(1, 'C4'),
        ended,
        ...passes('V01', 'lakeMultiplier', 1, 2),
        ...passes('V13', 'loanMultiplier', 2, 3),
        ...passes('V04', 'land', 2, 3),
        ['appropriated', { seat: 1, beside: 'lake', squares: ['C4'], refund: 2 }],
        ...passes('V20', 'lakeMultiplier', 2, 1),
        ...passes('V04', 'land', 3, 4),
      ),
    ).toEqual([
      'Since your turn:',
      expect.stringMatching(/you lose C4 \(\+2\)\.$/),
      'Hard lenders, fair shores: Loan\u00a0× 2 → 3.',
      expect.stringMatching(/^Also: /),
      'Settlers on the road: Land 2 → 4.',
    ]);
  });

  it('says the same after the reader has bought what a changed value counts for', () => {
    const waited = [
      ended,
      ...passes('V04', 'land', 2, 3),
      ...passes('V07', 'goldMineProfit', 4, 5),
      ['turn-began', { seat: 1 }],
    ] as const;
    const lands = { ...turnTable, seatOnTurn: 1, squares: { C1: none } };
    const mines = { ...lands, squares: { C1: { kind: 'gold' as const, owner: 1 } } };
    const before = toldAt(lands, ...waited);
    expect(toldAt(mines, ...waited, buys(1, 'C1'))).toEqual(before);
  });

  it('names two cards that moved one value, and more of them among the events alone', () => {
    const moves = [...passes('V04', 'land', 2, 3), ...passes('V05', 'land', 3, 1)] as const;
    expect(told(ended, ...moves)).toEqual([
      'Since your turn:',
      'Settlers on the road; The rush for ore: Land 2 → 3 → 1.',
    ]);
    const more = told(ended, ...moves, ...passes('V08', 'land', 1, 4));
    expect(more.at(-1)).toBe('Land 2 → 4.');
    expect(more[1]).toContain('Harvest fair');
  });

  it('names each value that has moved, however much else there is', () => {
    const gives: Deed[] = [1, 2, 3, 4, 5, 6].map((amount) => [
      'own-donation-received',
      { other: 3, amount },
    ]);
    const values = [...passes('V04', 'land', 2, 3), ...passes('V08', 'seed', 2, 3)];
    expect(told(ended, ...gives, ...values).slice(-2)).toEqual([
      'Settlers on the road: Land 2 → 3.',
      'Harvest fair: Seed 2 → 3.',
    ]);
  });

  it('keeps what the values came to before what others did', () => {
    const many = [2, 3, 4, 5, 2, 3, 4].map((seat) => buys(seat, 'H8'));
    expect(told(ended, ...passes('V13', 'loanMultiplier', 2, 3), ...many)[1]).toBe(
      'Hard lenders, fair shores: Loan\u00a0× 2 → 3.',
    );
  });

  it('says of a turn that brings nothing that it does, and not again what the one before brought', () => {
    expect(
      told(['own-profit', { amount: 3 }], ended, buys(5, 'H8'), ['turn-began', { seat: 1 }])[1],
    ).toBe('You collect 0 (3 before).');
  });

  it('has right after what is collected the values by which it changed and their cause, then the events by name, before what others did', () => {
    expect(
      told(
        ['own-profit', { amount: 10 }],
        ended,
        ...passes('V20', 'distanceTax', 2, 1),
        ...passes('V07', 'cropProfit', 3, 2),
        buys(5, 'H8'),
        ['turn-began', { seat: 1 }],
        ['own-profit', { amount: 4 }],
      ),
    ).toEqual([
      'Since your turn:',
      'You collect 4 (10 before).',
      'Poor harvest, rich vein: Crop profit 3 → 2.',
      'Calm seas: Distance tax 2 → 1.',
      'Cog buys H8 for 3.',
    ]);
  });
});
