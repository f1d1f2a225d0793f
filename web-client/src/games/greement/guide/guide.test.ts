import { describe, expect, it } from 'vitest';
import type { RoomView } from '../../../net/wire';
import { hintFor } from '../../hints';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { firstTurnTable, startTable, turnTable, voteTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { en, t } from '../words';
import { moments } from './hints';
import { guideOf, stepOf, takenSteps } from './steps';

const beginner: Hand = { ...turnHand, money: 6, available: 6, debt: 10, debtIfEnded: 20 };

function sitting(table: Table, hand: Hand = beginner, seat = 1, bought: readonly string[] = []) {
  const told = (code: string, args: Record<string, unknown>, i: number) => ({
    ...{ key: String(i), own: false, code },
    args: { seat, ...args },
  });
  const lines = bought.map((square, i) => told('bought', { square }, i + 1));
  const play = fixturePlay({ table, hand, seat, lines: [told('turn-began', {}, 0), ...lines] });
  return { play, session: openSession(play) };
}

describe('the guide', () => {
  it('points at the square next door that costs least, and buys it', async () => {
    const { play, session } = sitting(firstTurnTable);
    const step = stepOf(session, 'buy');
    expect(step.spots).toEqual([
      '[data-square="D2"]',
      ':is(.action-slot, .sheet) [aria-keyshortcuts="b"]',
    ]);
    expect(step.act?.label).toBe('Buy D2, 2');
    step.act?.run();
    expect(play.sent).toEqual([{ type: 'buy', square: 'D2' }]);
  });

  it('buys the mine next door where all the money is best spent on it', () => {
    const mine = { kind: 'gold' as const, owner: null };
    const table = { ...firstTurnTable, squares: { ...firstTurnTable.squares, C3: mine } };
    const { session } = sitting(table, { ...beginner, money: 5, available: 5 });
    expect(stepOf(session, 'buy').act?.label).toBe('Buy C3, 5');
  });

  it('folds the sheet of a phone while it speaks of the map: its card bears the act', () => {
    const onMap = (phone: boolean) => {
      const play = fixturePlay({ table: firstTurnTable, hand: beginner, seat: 1, phone });
      const steps = guideOf(openSession(play)).steps();
      return steps.filter(({ board }) => board).map(({ id }) => id);
    };
    expect(onMap(false)).toEqual([]);
    expect(onMap(true)).toEqual(['find', 'buy', 'seed']);
  });

  it('says what a seeded land will bring', () => {
    const { session } = sitting(firstTurnTable);
    expect(stepOf(session, 'seed').line).toContain('Seed D3 for 2 and it brings 3');
  });

  it('has as many steps while there is no bare land to seed, and says when there will be', () => {
    const names = (table: Table) =>
      guideOf(sitting(table).session)
        .steps()
        .map(({ id }) => id);
    expect(names(firstTurnTable)).toContain('seed');
    const mine = { kind: 'gold' as const, owner: 1 };
    const onGold = { ...firstTurnTable, squares: { ...firstTurnTable.squares, D3: mine } };
    expect(names(onGold)).toEqual(names(firstTurnTable));
    expect(stepOf(sitting(onGold).session, 'seed').line).toContain('Once you have bare land');
  });

  it('goes with the square that the reader has chosen', () => {
    const rich = { ...beginner, money: 30, available: 30 };
    const { play, session } = sitting(firstTurnTable, rich);
    session.chosen.value = 'C3';
    expect(stepOf(session, 'buy').act?.label).toMatch(/^Buy C3, /);
    expect(stepOf(session, 'buy').spots[0]).toBe('[data-square="C3"]');
    session.chosen.value = 'E5';
    const far = stepOf(session, 'buy');
    expect([far.title, far.act?.label]).toEqual(['Buy further away', 'Buy E5, 14']);
    expect(far.line).toContain('You chose E5: it costs 14, with the tax');
    far.act?.run();
    expect(play.sent).toEqual([{ type: 'buy', square: 'E5' }]);
  });

  it('keeps to its own square where the chosen one cannot be had, and says why', () => {
    const { session } = sitting(firstTurnTable);
    const buyLine = (square: string) => {
      session.chosen.value = square;
      return stepOf(session, 'buy').line;
    };
    expect(buyLine('G5')).toMatch(/^G5 belongs to Jonas\. D2 touches yours/);
    expect(buyLine('D3')).toMatch(/^D3 is yours already\. D2 touches/);
    expect(buyLine('E2')).toMatch(/^E2 is a lake, which nobody can buy\. D2 touches/);
    expect(buyLine('J10')).toMatch(/^For J10 you lack \d+\. D2 touches/);
    expect(stepOf(session, 'buy').act?.label).toBe('Buy D2, 2');
    session.chosen.value = 'D3';
    expect(stepOf(session, 'seed').line).toMatch(/^Seed D3 for 2/);
    session.chosen.value = 'G5';
    expect(stepOf(session, 'seed').line).toMatch(/^G5 is not yours.*\. Seed D3/);
  });

  it('goes on with the land that was just bought, and leaves no veil on it', () => {
    const grounds = { D2: 'land', C3: 'gold' } as const;
    const after = (square: 'D2' | 'C3', money = 6) => {
      const owned = { kind: grounds[square], owner: 1 };
      const table = { ...firstTurnTable, squares: { ...firstTurnTable.squares, [square]: owned } };
      const hand = { ...beginner, money, available: money };
      return sitting(table, hand, 1, [square]).session;
    };
    const land = after('D2');
    expect(stepOf(land, 'seed').act?.label).toBe('Seed D2, 2');
    expect(stepOf(land, 'seed').line).toMatch(/^D2 is yours now\. Seed D2/);
    for (const step of ['seed', 'paper', 'turn'] as const) {
      expect(stepOf(land, step).choices).toContain('[data-square="D2"]');
    }
    expect(stepOf(land, 'paper').line).toMatch(/^What you paid for D2 stands there/);
    expect(stepOf(after('C3'), 'seed').line).toMatch(/^C3 is a gold mine.*Seed D3/);
    expect(stepOf(after('D2', 0), 'seed').line).toMatch(/costs 2, 2 more than you have: borrow it/);
  });

  it('has words also where there is nothing to do', () => {
    const { session } = sitting(firstTurnTable, { ...beginner, money: 0, available: 0 });
    expect(stepOf(session, 'buy').act).toBeNull();
    expect(stepOf(session, 'seed').act).toBeNull();
  });

  it('points at the paper where it speaks of it, not at a button', () => {
    const { session } = sitting(firstTurnTable);
    const spots = stepOf(session, 'paper').spots.join();
    expect(spots).toContain('.ledger');
    expect(spots).not.toContain('keyshortcuts');
  });

  it('has five steps, and its time is the first own turn', () => {
    const guide = guideOf(sitting(firstTurnTable).session);
    expect(guide.steps()).toHaveLength(5);
    expect(guide.isTime()).toBe(true);
    expect(guideOf(sitting(voteTable).session).isTime()).toBe(false);
    expect(guideOf(sitting(firstTurnTable, beginner, 2).session).isTime()).toBe(false);
  });

  it('waits in later rounds for whoever bought nothing in the turn before', () => {
    const idle = { ...firstTurnTable, round: 3 };
    expect(guideOf(sitting(idle).session).isTime()).toBe(true);
    const squares = { ...idle.squares, E2: { kind: 'land' as const, owner: 1 } };
    expect(guideOf(sitting({ ...idle, squares }).session).isTime()).toBe(false);
  });

  it('says how to stop the clock where nobody but bots would have to agree', () => {
    const { play, session } = sitting(firstTurnTable);
    const lines = () => (['find', 'turn'] as const).map((name) => stepOf(session, name).line);
    expect(lines().join()).not.toContain('Pause the game');
    const alone = ({ seats }: RoomView) => seats.map((each) => ({ ...each, bot: 'house' }));
    Object.assign(play.room.value, { seats: alone(play.room.value) });
    expect(lines().join()).not.toMatch(/Pause the game|three minutes/);
    const turn = { what: 'turn', seats: [1], endsAtMillis: 0, fullMillis: 180_000 };
    Object.assign(play.clocks, { value: [turn] });
    expect(lines().every((line) => line.includes('Pause the game'))).toBe(true);
    expect(stepOf(session, 'turn').line).toContain('After three minutes');
  });

  it('ends the turn itself, and names the debt to who could still repay, and to nobody else', () => {
    const act = (hand: Hand) => stepOf(sitting(firstTurnTable, hand).session, 'turn').act;
    expect(act(beginner)?.label).toBe('End turn, debt 10 → 20');
    expect(act({ ...beginner, available: 0 })?.label).toBe('End turn');
    expect(act({ ...beginner, debt: 0, debtIfEnded: 0 })?.label).toBe('End turn');
    const { play, session } = sitting(firstTurnTable);
    stepOf(session, 'turn').act?.run();
    expect(play.sent).toEqual([{ type: 'end-turn' }]);
    Object.assign(play.moves, { value: [] });
    expect(stepOf(session, 'turn').act).toBeNull();
  });

  it('leads past no land that could still be seeded', () => {
    const { session } = sitting(firstTurnTable);
    const step = stepOf(session, 'turn');
    expect(step.line).toMatch(/^D3 is still bare: 2 would bring 3 a turn\./);
    expect([step.spots.join(), step.choices]).toEqual([
      expect.stringMatching(/"e"\]/),
      expect.stringMatching(/"s"\]/),
    ]);
    const poor = stepOf(sitting(firstTurnTable, { ...beginner, available: 0 }).session, 'turn');
    expect(poor.line).not.toContain('bare');
    expect(poor.spots).toHaveLength(1);
  });

  it('takes one’s square for found by whoever has chosen one beside it', () => {
    const { session } = sitting(firstTurnTable);
    session.chosen.value = 'J10';
    expect([...takenSteps(session)]).toEqual([]);
    session.chosen.value = 'C3';
    expect([...takenSteps(session)]).toEqual(['find']);
  });

  it('passes over what has been done without it', () => {
    const squares = { ...firstTurnTable.squares, D2: { kind: 'crop' as const, owner: 1 } };
    const { session } = sitting({ ...firstTurnTable, squares });
    expect([...takenSteps(session)]).toEqual(['find', 'buy', 'seed']);
  });
});

describe('hints', () => {
  it('say that debts double only where they do', () => {
    const seen = ['vote'];
    const by = (loanMultiplier: number) => {
      const values = { ...turnTable.values, loanMultiplier };
      return hintFor(moments, sitting({ ...turnTable, values }).session, seen);
    };
    expect([by(1), by(2), by(3)]).toEqual([undefined, 'debt', 'growth']);
    expect(t('hint.debt')).toContain('double');
    const doubling = Object.entries(en).filter(([, words]) => /\bdouble/.test(String(words)));
    expect(doubling.map(([key]) => key)).toEqual(['hint.debt', 'hint.growth']);
  });

  it('come at their moment and once', () => {
    const { session } = sitting(voteTable);
    expect(hintFor(moments, session, [])).toBe('vote');
    expect(hintFor(moments, session, ['vote'])).toBeUndefined();
    expect(hintFor(moments, sitting(startTable, emptyHand, 3).session, [])).toBe('diagonal');
    expect(hintFor(moments, sitting(firstTurnTable).session, [])).toBe('debt');
  });
});
