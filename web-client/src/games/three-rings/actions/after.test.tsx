import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { changed, claimTable, rollTable } from '../fixture/tables';
import type { Table } from '../wire';
import { barOf } from './on-page';

const line = (code: string, args: Record<string, unknown>): StoryLine => ({
  key: `${code} ${JSON.stringify(args)}`,
  own: false,
  code,
  args,
});

const roll = line('rolls', { seat: 1, ring: 'urban', die: 5, space: 'U10' });
const offer = line('offers-trade', { seat: 1, to: 2, number: 3, spaces: [], wantSpaces: [] });
const refusal = line('refuses-trade', { seat: 2 });

const titleAt = (table: Table, ...lines: readonly StoryLine[]) => {
  const { page } = barOf(table, { lines });
  const [title, words] = ['.act-bar h2', '.act-bar header p'].map(
    (part) => page.querySelector(part)?.textContent,
  );
  return [title, words];
};

describe('the bar after the roll', () => {
  it('names the roll and where it has led', () => {
    expect(titleAt(claimTable, roll)).toEqual([
      'You rolled 5: Vertical Farm.',
      'It is vacant. Press a dashed space to claim it, or trade.',
    ]);
    const to = (space: string) => titleAt(claimTable, line('rolls', { ...roll.args, space }))[1];
    expect(to('U02')).toMatch(/^It is yours\./);
    expect(to('U03')).toMatch(/^It is Jonas’s\./);
    expect(to('U08')).toMatch(/^A park\./);
  });

  it('lists the best that could be claimed, the landing first if that leads to the goal, by keys', async () => {
    const { page, key, session } = barOf(claimTable, { lines: [roll] });
    const rows = [...page.querySelectorAll('.tra-openings button')].map((row) => row.textContent);
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/Concert Hall.*goal 18 → 24.*11$/);
    expect(rows[2]).toMatch(/Art Museum.*goal 18 → 24, crosses the street.*12$/);
    expect(rows.join()).not.toMatch(/Vertical Farm.*goal 18 → 17.*Concert Hall/);
    await key('1');
    expect(session.chosen.value).toBe('U14');
    expect(page.querySelector('.tra-openings')).toBeNull();
  });

  it('leaves the room of a hint to the form where there is none beside it', async () => {
    const low = barOf(claimTable, { low: true });
    expect(low.page.querySelector('.hint-note')).not.toBeNull();
    await low.pick('U19');
    expect(low.page.querySelector('.hint-note')).toBeNull();
    const wide = barOf(claimTable);
    await wide.pick('U19');
    expect(wide.page.querySelector('.hint-note')).not.toBeNull();
  });

  it('knows what is left after a claim and after a trade', () => {
    const claimed = changed(claimTable, { claimed: true });
    expect(titleAt(claimed, roll)).toEqual([
      'Claimed. Your turn may end.',
      'Before it ends you can sell and repay.',
    ]);
    expect(barOf(claimed).page.querySelector('.act-body')).toBeNull();
    const traded = changed(claimTable, { traded: true });
    expect(titleAt(traded, roll)).toEqual([
      'Traded. Your turn may end.',
      'Another trade is possible, a claim is not.',
    ]);
    expect(barOf(traded).second('Trade')).toBe('one more');
    expect(barOf(claimTable).second('Trade')).toBe('instead of a claim');
  });

  it('tells the proposer that his trade was refused, until he offers another', () => {
    expect(titleAt(claimTable, roll, offer, refusal)).toEqual([
      'Jonas refuses your trade.',
      'Claim something, or offer another trade.',
    ]);
    expect(titleAt(claimTable, roll, offer, refusal, offer)[0]).toBe(
      'You rolled 5: Vertical Farm.',
    );
    expect(titleAt(claimTable, offer, refusal, roll)[0]).toBe('You rolled 5: Vertical Farm.');
  });
});

describe('a goal that is met', () => {
  const won = changed(rollTable, { owner: { ...rollTable.owner, U19: 1 } }, { 1: { debt: 0 } });

  it('makes the declaration the main button and the first, and the roll a plain one', async () => {
    const { page, button, key, session, play } = barOf(won);
    expect(page.querySelector('.act-bar h2')?.textContent).toBe('Your goal is met: declare it.');
    const first = page.querySelector('.act-buttons .button');
    expect(first).toBe(button('Declare'));
    expect([...page.querySelectorAll('.act-buttons .button.main')]).toEqual([first]);
    await key('v');
    expect(session.tray.value).toBe('declare');
    await key('v');
    expect(play.sent.at(-1)).toEqual({ type: 'declare-victory' });
  });

  it('changes nothing for who is short of it', () => {
    const { page, button } = barOf(rollTable);
    expect(page.querySelector('.act-buttons .button.main')).toBe(button('Roll: Rural'));
  });
});
