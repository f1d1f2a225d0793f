import { describe, expect, it } from 'vitest';
import type { Change } from '../game';
import { fixturePlay } from './fixture/play';
import { campTable, caravanTable, midTable } from './fixture/tables';
import { openSession } from './session';
import { soundsOf } from './sounds';
import { pillOf, standing } from './standing';
import { moveWords } from './texts';
import type { Table } from './wire';

describe('actions as text', () => {
  it.each([midTable, campTable, caravanTable])('have words for every move and item', (table) => {
    const play = fixturePlay({ table, seat: 1 });
    const words = moveWords(openSession(play));
    for (const move of play.moves.value) {
      expect(words.action(move)).not.toMatch(/^act\./);
      for (const parameter of move.parameters) {
        expect(words.parameter(move, parameter)).not.toMatch(/^par\./);
        if (parameter.domain.type !== 'one') continue;
        const items = parameter.domain.items.map((each) => words.item(move, parameter, each));
        expect(items.join()).not.toMatch(/[{}]|undefined|tax\./);
      }
    }
  });

  it('offer the sums of the Caravan as their buttons do, the cheaper first', () => {
    const play = fixturePlay({ table: caravanTable, seat: 1 });
    const words = moveWords(openSession(play));
    const [sent] = play.moves.value;
    const pay = sent && words.ordered?.(sent);
    const [amount] = pay?.parameters ?? [];
    if (!pay || amount?.domain.type !== 'one') throw new Error('nothing to pay');
    expect(amount.domain.items.map((item) => words.item(pay, amount, item))).toEqual([
      'Pay 2,135, a tenth of all you own, leaves 965, cheaper',
      'Pay 4,000, the fixed sum, you would be out',
    ]);
    const said = (['percent', 'fixed'] as const).map((each) => [
      words.second?.(pay, { pay: each }),
      words.isFatal?.(pay, { pay: each }),
    ]);
    expect(said).toEqual([
      ['Pay 2,135: leaves 965', false],
      ['Pay 4,000: you would be out', true],
    ]);
  });

  it('say what may follow from a throw and from giving up, and that throwing for one is a switch', () => {
    const play = fixturePlay({ table: midTable, seat: 1 });
    const words = moveWords(openSession(play));
    const [roll, auto, resign] = play.moves.value;
    if (!roll || !auto || !resign) throw new Error('nothing to do');
    expect(words.second?.(roll, {})).toBe('you cannot go out');
    expect(words.second?.(resign, {})).toMatch(
      /^you are out, 5,150 leaves the game, \d fields are free again$/,
    );
    expect([words.isOn?.(auto), words.isOn?.(roll)]).toEqual([false, undefined]);
  });
});

describe('what waits', () => {
  it('is not said to wait for a turn where it waits for a debt', () => {
    const play = fixturePlay({ table: midTable, seat: 2 });
    const words = moveWords(openSession(play));
    const said = (action: string) =>
      words.waits?.({
        ...{ action, parameters: [], limits: [], forGood: false },
        blocked: { code: 'not-your-turn', args: {} },
      });
    expect(said('roll-rent')).toBe('You owe nothing just now.');
    expect(said('choose-tax')).toBe('You owe nothing just now.');
    expect(said('roll')).toBeUndefined();
  });
});

describe('the header', () => {
  it('says where the game stands and what the reader is awaited for', () => {
    const pill = (table: Table, seat: number | null) =>
      pillOf(openSession(fixturePlay({ table, seat })))?.words;
    expect(standing(openSession(fixturePlay({ table: midTable })))).toBe('turn 74');
    expect(pill(midTable, 1)).toBe('Your throw');
    expect(pill(campTable, 1)).toBe('You owe Tomasz');
    expect(pill(caravanTable, 1)).toBe('Your tax');
    expect(pill(midTable, 2)).toBeUndefined();
  });
});

describe('sounds', () => {
  const args = { seat: 1, dice: [2, 3], field: 'tower', paid: 3200, owner: 2 };
  const change: Change<Table> = {
    before: midTable,
    after: midTable,
    lines: [{ key: 'line-2', own: false, code: 'rent-paid', args }],
  };

  it('are heard at once where nothing moves, by each as it concerns him', () => {
    expect(soundsOf(fixturePlay({ table: midTable, seat: 1 }), '', change)).toEqual([
      'dice',
      'coin-out',
    ]);
    expect(soundsOf(fixturePlay({ table: midTable, seat: 2 }), '', change)).toEqual([
      'dice',
      'paid-me',
    ]);
  });
});
