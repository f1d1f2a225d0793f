import { describe, expect, it } from 'vitest';
import { press } from '../board/press';
import { turnHand } from '../fixture/hands';
import { turnTable } from '../fixture/tables';
import { drafted, page, pressed, session, settled, shown } from './on-page';

describe('the square of an offer', () => {
  it('stays where another is to have it, and lets it go where he has it not', async () => {
    const to = async (name: string) => {
      const people = [...page.querySelectorAll<HTMLElement>('.person')];
      people
        .find((each) => each.textContent === name)
        ?.querySelector('input')
        ?.click();
      await settled();
    };
    shown(turnTable, turnHand);
    await drafted({ kind: 'offer-sale', partner: 2, square: 'C5', coins: null });
    await to('Mireille');
    expect(session.draft.value).toMatchObject({ partner: 3, square: 'C5' });
    session.draft.value = {
      ...session.draft.value,
      kind: 'offer-purchase',
      partner: 2,
      square: 'G5',
    };
    await settled();
    await to('Mireille');
    expect(session.draft.value).toMatchObject({ partner: 3, square: null });
  });

  it('turns to the square that is pressed meanwhile, and says why another cannot be dealt in', async () => {
    shown(turnTable, turnHand);
    await pressed('Make an offer');
    const line = () => page.querySelector('.act-bar header p')?.textContent;
    press(session, 'G6');
    await settled();
    expect(session.draft.value).toMatchObject({
      kind: 'offer-purchase',
      partner: 2,
      square: 'G6',
    });
    press(session, 'E4');
    await settled();
    expect(line()).toBe('E4 belongs to nobody: the bank sells it.');
    expect(page.querySelector('.act-bar h2')?.textContent).toBe('Ask Jonas for a square.');
    press(session, 'D2');
    await settled();
    expect(session.draft.value).toMatchObject({ kind: 'offer-sale', partner: 2, square: 'D2' });
    press(session, 'E2');
    await settled();
    expect(line()).toBe('E2 is a lake, which nobody can own.');
    session.draft.value = { ...session.draft.value, kind: 'offer-donation' };
    await settled();
    expect(line()).not.toContain('E2');
  });

  it('says nothing of a square that was chosen before and has no part in it', async () => {
    shown(turnTable, turnHand);
    session.chosen.value = 'F3';
    await drafted({});
    expect(page.querySelector('.act-bar header p')?.textContent).not.toContain('F3');
  });

  it('deals in no square of a third in the turn of another', async () => {
    shown({ ...turnTable, seatOnTurn: 2 }, turnHand);
    await pressed('Make an offer');
    press(session, 'D7');
    await settled();
    expect(page.querySelector('.act-bar header p')?.textContent).toBe(
      'D7 is Mireille’s: only Jonas, who is on turn, can deal now.',
    );
  });
});
