import { describe, expect, it } from 'vitest';
import { emptyHand } from '../fixture/hands';
import { firstStartTable, loanTable, replaceTable, startTable } from '../fixture/tables';
import { page, play, pressed, second, session, settled, shown } from './on-page';

describe('before the first round', () => {
  it('a start is chosen in secret', async () => {
    shown(firstStartTable, emptyHand, 3);
    session.chosen.value = 'E5';
    await settled();
    await pressed('Start at E5');
    expect(play.sent).toEqual([{ type: 'choose-start', square: 'E5' }]);
  });

  it('what matters is told beside it', () => {
    shown(firstStartTable, emptyHand, 3);
    expect(page.querySelectorAll('.start-facts li')).toHaveLength(3);
  });

  it('any free square is drawn here and sent like a press', async () => {
    shown(firstStartTable, emptyHand, 3);
    await pressed('Any free square');
    expect(play.sent).toHaveLength(1);
    expect(play.sent[0]).toMatchObject({ type: 'choose-start' });
    expect(firstStartTable.squares).toHaveProperty(String(Object.values(play.sent[0] ?? {})[1]));
    expect(session.chosen.value).toBeNull();
  });

  it('a key only shows what would be drawn or written, and does it when pressed again', async () => {
    const types = async (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await settled();
    };
    shown(firstStartTable, emptyHand, 3);
    await types('r');
    expect(play.sent).toEqual([]);
    expect(second('Any free square')).toBe('R again: drawn and chosen');
    await types('r');
    expect(play.sent).toMatchObject([{ type: 'choose-start' }]);
    shown(loanTable, emptyHand, 3);
    await types('w');
    expect(play.sent).toEqual([{ type: 'take-first-loan', amount: 10 }]);
  });

  it('another start is taken for a lake, walking through the candidates', async () => {
    shown(replaceTable, emptyHand, 3);
    await pressed('Next', 'Next');
    await pressed('Start at C8');
    expect(play.sent).toEqual([{ type: 'replace-start', square: 'C8' }]);
  });

  it('of a square that cannot be taken for a lake it is said which can', async () => {
    shown(replaceTable, emptyHand, 3);
    session.chosen.value = 'A1';
    await settled();
    expect(second('Take it')).toBe('only the dashed squares can be taken');
    await pressed('Take it');
    expect(play.sent).toEqual([]);
  });

  it('a start that is noted already is not noted again', async () => {
    shown(firstStartTable, { ...emptyHand, startChoice: 'D3' }, 3);
    session.chosen.value = 'D3';
    await settled();
    expect(second('Start at D3')).toBe('noted already: press another to change it');
    await pressed('Start at D3');
    expect(play.sent).toEqual([]);
  });

  it('of a square beside a lake that touches another start it is said whose', async () => {
    const players = replaceTable.players.map((player) =>
      player.seat === 2 ? { ...player, lockedStart: 'F8' } : player,
    );
    const replacing = { seat: 3, candidates: ['D7', 'C8', 'D9'] };
    shown({ ...replaceTable, players, replacing }, emptyHand, 3);
    session.chosen.value = 'E8';
    await settled();
    expect(second('Take it')).toBe('E8 touches Jonas’s start F8');
    session.chosen.value = 'D8';
    await settled();
    expect(second('Take it')).toBe('D8 is a lake');
  });

  it('a first loan is written, told what it buys beside the start', async () => {
    shown(loanTable, emptyHand, 3);
    expect(page.querySelector('.act-bar header p')?.textContent).toContain(
      'Untaxed beside C8: 1 land at 2, 2 gold mines at 5. Seeding costs 2.',
    );
    expect(second('Most, 14')).toBe('leaves 12, owed 28');
    await pressed('Least, 2', 'Write 2');
    expect(play.sent).toEqual([{ type: 'take-first-loan', amount: 2 }]);
  });

  it('a loan can be changed only while others still write theirs', async () => {
    shown(loanTable, emptyHand, 3);
    const told = () => page.querySelector('.act-bar header')?.textContent;
    expect(second('Write 10')).toBe('leaves 8, debt 10, then 20');
    expect(told()).toContain('It can be changed until all have written.');
    const players = loanTable.players.map((player) => ({
      ...player,
      hasChosen: player.seat !== 3,
    }));
    shown({ ...loanTable, players }, emptyHand, 3);
    expect(told()).toContain('All others have written: yours counts at once.');
  });

  it('who watches is told who chooses again, and asked for nothing', async () => {
    shown(startTable, null, null);
    expect(page.querySelector('.act-bar h2')?.textContent).toMatch(/^Waiting for/);
    expect(page.querySelector('.start-facts')?.textContent).not.toMatch(/\byour?\b/i);
  });
});
