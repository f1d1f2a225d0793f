import { describe, expect, it } from 'vitest';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { diseaseTable, loanTable, turnTable, voteTable } from './fixture/tables';
import { openSession } from './session';
import { moveWords } from './texts';

describe('actions as text', () => {
  const tables = [turnTable, voteTable, diseaseTable, loanTable];

  it.each(tables)('have words for every move, parameter and item', (table) => {
    const play = fixturePlay({ table, hand: turnHand, seat: 1 });
    const words = moveWords(openSession(play));
    for (const move of play.moves.value) {
      expect(words.action(move)).not.toBe(`act.${move.action}`);
      for (const parameter of move.parameters) {
        expect(words.parameter(move, parameter)).not.toBe(`par.${parameter.name}`);
        const { domain } = parameter;
        if (domain.type !== 'one' && domain.type !== 'some') continue;
        for (const item of domain.items) {
          expect(words.item(move, parameter, item)).toMatch(/\w/);
          expect(words.item(move, parameter, item)).not.toMatch(/[{}]|undefined|^choice\./);
        }
      }
    }
  });

  it('spell out what a square costs', () => {
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
    const words = moveWords(openSession(play));
    const buy = play.moves.value.find((move) => move.action === 'buy');
    const [square] = buy?.parameters ?? [];
    if (!buy || square?.domain.type !== 'one') throw new Error('nothing to buy');
    const item = square.domain.items.find(({ value }) => value === 'E5');
    expect(item && words.item(buy, square, item)).toBe('E5, land, 7 with 4 tax');
  });

  it('say how far a repayment goes, and what follows', () => {
    const hand = { ...turnHand, money: 3, available: 3, debt: 10 };
    const play = fixturePlay({ table: turnTable, hand, seat: 1 });
    const words = moveWords(openSession(play));
    const repay = play.moves.value.find((move) => move.action === 'repay');
    const [amount] = repay?.parameters ?? [];
    if (!repay || !amount) throw new Error('nothing to repay');
    expect(words.most?.(repay, amount)).toBe(3);
    expect(words.second?.(repay, { amount: 2 })).toBe('money 1, debt 8');
    expect(words.second?.({ ...repay, action: 'buy' }, { square: 'B1' })).toMatch(/^leaves you/);
  });
});
