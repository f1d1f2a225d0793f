import { describe, expect, it } from 'vitest';
import { move } from '../../fixture';
import { promisedHand, turnHand } from '../fixture/hands';
import { turnTable } from '../fixture/tables';
import { button, limits, page, play, pressed, second, session, settled, shown } from './on-page';

describe('a turn', () => {
  it('buys, seeds and grazes the chosen square', async () => {
    shown(turnTable, turnHand);
    session.chosen.value = 'E5';
    await settled();
    expect(second('Buy')).toBe('E5 for 7, leaves you 10');
    await pressed('Buy');
    session.chosen.value = 'D3';
    await settled();
    await pressed('Seed');
    session.chosen.value = 'D2';
    await settled();
    await pressed('Cattle');
    expect(play.sent).toEqual([
      { type: 'buy', square: 'E5' },
      { type: 'seed', square: 'D3' },
      { type: 'buy-cattle', square: 'D2' },
    ]);
  });

  it('has one green button: to buy until something is bought, then the card’s, and none where only a loan can begin', async () => {
    const main = () =>
      [...page.querySelectorAll('.act-buttons .main .button-label')].map(
        (each) => each.textContent,
      );
    shown(turnTable, turnHand);
    expect(main()).toEqual(['Buy']);
    session.chosen.value = 'E5';
    await settled();
    expect(main()).toEqual([]);
    expect(page.querySelector('.act-buttons .button.chosen .button-label')?.textContent).toBe(
      'Buy',
    );
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    expect(main()).toEqual([]);
    shown(turnTable, { ...turnHand, money: 0, available: 0 });
    expect(main()).toEqual([]);
  });

  it('takes for meant what the reader comes to by Tab, and not where the page puts his focus', async () => {
    shown(turnTable, turnHand);
    button('Seed').focus();
    expect(session.aimed.value).toBeNull();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    button('Cattle').focus();
    expect(session.aimed.value).toBe('buy-cattle');
    button('Cattle').blur();
    expect(session.aimed.value).toBeNull();
  });

  it('chooses the cheapest square before it buys one', async () => {
    shown(turnTable, turnHand);
    expect(second('Buy')).toMatch(/squares, from 3$/);
    await pressed('Buy');
    expect(play.sent).toEqual([]);
    expect(session.chosen.value).toBe('B1');
  });

  it('says what the end of it does to the debt', async () => {
    shown(turnTable, turnHand);
    expect(second('End turn')).toBe('debt 4 → 8');
  });

  it('asks before it ends while a debt that grows could be repaid, and not where none could', async () => {
    shown(turnTable, turnHand);
    await pressed('End turn');
    expect(play.sent).toEqual([]);
    expect(second('Debt 4 → 8: end?')).toBe('you could repay 4 before');
    await pressed('Debt 4 → 8: end?');
    expect(play.sent).toEqual([{ type: 'end-turn' }]);
    shown(turnTable, { ...turnHand, money: 0, available: 0 });
    await pressed('End turn');
    expect(play.sent).toEqual([{ type: 'end-turn' }]);
  });

  it('says before the end of the turn that an offer lapses whose money could repay', async () => {
    shown(turnTable, promisedHand);
    await pressed('End turn');
    expect(play.sent).toEqual([]);
    expect(second('Debt 14 → 28: end?')).toBe('your offer ends; its 37 could repay 14');
  });

  it('borrows and repays what the tray says', async () => {
    shown(turnTable, turnHand);
    await pressed('Borrow', 'All, 14', 'Borrow 14', 'Repay', 'Repay 4');
    expect(play.sent).toEqual([
      { type: 'borrow', amount: 14 },
      { type: 'repay', amount: 4 },
    ]);
  });

  it('says at the limit of a loan or a repayment what ends it', async () => {
    shown(turnTable, turnHand);
    await pressed('Borrow', 'All, 14');
    expect(limits()).toEqual(['14 is the most this turn']);
    shown(turnTable, turnHand);
    await pressed('Repay');
    expect(limits()).toEqual(['all of your debt']);
    shown(turnTable, { ...turnHand, money: 3, available: 3 });
    await pressed('Repay');
    expect(limits()).toEqual(['all of your 3']);
  });

  it('lends for a chosen square that is too dear, says why of one beyond any loan, though others could be bought', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    expect(second('Borrow 2 and buy E5')).toBe('debt 6, then 12');
    expect(page.textContent).not.toContain('missing');
    shown(turnTable, { ...turnHand, money: 1, available: 1 });
    session.chosen.value = 'J4';
    await settled();
    expect(second('Buy')).toBe('J4: 15 missing, a loan brings only 14');
    expect(button('Buy').getAttribute('aria-disabled')).toBe('true');
  });

  it('asks of the key before it borrows for the chosen square', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    const keyed = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
    keyed();
    await settled();
    expect(play.sent).toEqual([]);
    keyed();
    await settled();
    expect(play.sent[0]).toEqual({ type: 'borrow', amount: 2 });
  });

  it('begins a loan with what is missing for the chosen square', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    await pressed('Borrow');
    expect(page.textContent).toContain('For E5 you lack 2.');
    await pressed('Borrow 2');
    expect(play.sent).toEqual([{ type: 'borrow', amount: 2 }]);
  });

  it('follows with its amount each square that is pressed, until the reader writes his own', async () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0 });
    session.chosen.value = 'E4';
    await settled();
    await pressed('Borrow');
    expect(button('Borrow 3')).toBeDefined();
    session.chosen.value = 'E5';
    await settled();
    expect(page.textContent).toContain('For E5 you lack 7.');
    await pressed('All, 14');
    session.chosen.value = 'D3';
    await settled();
    expect(page.textContent).toContain('To seed D3 you lack 2.');
    expect(button('Borrow 14')).toBeDefined();
    await pressed('Borrow 2 and seed D3');
    expect(play.sent).toEqual([
      { type: 'borrow', amount: 2 },
      { type: 'seed', square: 'D3' },
    ]);
  });

  it('says of a square beyond any loan how much would be missing', async () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0 });
    session.chosen.value = 'J4';
    await settled();
    await pressed('Borrow');
    expect(page.textContent).toContain('For J4 you lack 16.');
    expect(page.textContent).toContain('loans bring 14 at most: 2 would still be missing.');
    expect(page.textContent).not.toContain('Borrow 16 and buy');
  });

  it('begins it with what lacks least, and names no square that nobody has chosen', async () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0 });
    await pressed('Borrow');
    expect(page.querySelector('.act-bar header p')?.textContent).toBe(
      'Up to 14 more in this turn.',
    );
    expect(button('Borrow 2')).toBeDefined();
    shown(turnTable, { ...turnHand, money: 3, available: 3 });
    await pressed('Borrow');
    expect(button('Borrow 1')).toBeDefined();
  });

  it('goes from a tray back to its buttons when nothing can be done any more, each with the reason', async () => {
    shown(turnTable, turnHand);
    await pressed('Borrow');
    const paused = { code: 'game-over', args: {} };
    const shut = ['borrow', 'repay', 'buy', 'seed', 'buy-cattle', 'end-turn'];
    Object.assign(play.moves, {
      value: shut.map((action) => ({ ...move(action), blocked: paused })),
    });
    await settled();
    for (const label of ['Buy', 'Seed', 'Cattle', 'Borrow', 'Repay', 'End turn']) {
      expect(second(label)).toBe('The alarm has rung.');
    }
  });

  it('marks what stays as it is', () => {
    const values = { ...turnTable.values, loanMultiplier: 1 };
    shown({ ...turnTable, values }, { ...turnHand, debtIfEnded: 4 });
    expect(second('End turn')).toBe('debt stays 4');
  });

  it('stays where it is in the turn of another, dashed, under the name of who is on turn', () => {
    shown({ ...turnTable, seatOnTurn: 2 }, turnHand);
    for (const label of ['Buy', 'Seed', 'Cattle', 'Borrow', 'Repay', 'End turn']) {
      expect(button(label).getAttribute('aria-disabled')).toBe('true');
      expect(second(label)).toBe('only in your own turn');
    }
    expect(page.querySelector('.act-bar h2')?.textContent).toBe('Jonas is on turn.');
    expect(button('Make an offer').getAttribute('aria-disabled')).toBeNull();
    expect(page.textContent).toContain('You can sell to Jonas or buy from Jonas meanwhile.');
  });

  it('keeps a button that cannot be used, with the reason', () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0, debt: 0, debtIfEnded: 0 });
    expect(button('Repay').getAttribute('aria-disabled')).toBe('true');
    expect(second('Repay')).toBe('You owe nothing.');
    expect(second('Buy')).toBe('costs 3 at least, 3 missing: borrow up to 14');
  });
});
