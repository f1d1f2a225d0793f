import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { turnTable } from '../fixture/tables';
import { drafted, page, second, session, settled, shown } from './on-page';

const payer = () => page.querySelector('.payer');

async function paidBy(words: string): Promise<void> {
  const choices = [...page.querySelectorAll('.payer label')];
  choices
    .find((each) => each.textContent === words)
    ?.querySelector('input')
    ?.click();
  await settled();
}

function withMoney(money: number): void {
  shown(turnTable, { ...turnHand, money, available: money, offers: [] });
}

describe('the tax of an offer', () => {
  it('begins with the reader also where it alone is too much, and names a loan that helps instead of blaming the price', async () => {
    withMoney(12);
    await drafted({ kind: 'offer-purchase', partner: 5, square: 'J9' });
    expect(payer()?.querySelector<HTMLInputElement>('input')?.checked).toBe(false);
    expect(second('Ask for J9 at 9')).toBe('the tax of 22 alone is more than your 12');
    expect(payer()?.className).toContain('wrong');
    expect(page.querySelector('.amount.wrong')).toBeNull();
    expect(page.querySelector('.side-loss')).toBeNull();
    withMoney(17);
    await drafted({ kind: 'offer-purchase', partner: 5, square: 'J9' });
    expect(second('Ask for J9 at 9')).toBe('the tax of 22 is more than your 17: borrow 14 first');
  });

  it('warns of a deal by which whoever gives up the square would lose money as well', async () => {
    const warning = () => page.querySelector('.side-loss')?.textContent;
    withMoney(12);
    await drafted({ kind: 'offer-purchase', partner: 5, square: 'J9' });
    await paidBy('Cog pays');
    expect(warning()).toBe('Cog would pay 13 and lose J9: hardly anybody accepts');
    const ask = () => page.querySelector('.act-buttons .button');
    expect(second('Ask for J9 at 9')).toBe('Cog loses 17 by it');
    expect(ask()?.className).toContain('plain');
    session.draft.value = { ...session.draft.value, coins: 22 };
    await settled();
    expect(warning()).toBeUndefined();
    expect(ask()?.className).toContain('main');
  });

  it('lowers the price only where the money does not reach, says so, and takes it back', async () => {
    withMoney(12);
    await drafted({
      kind: 'offer-purchase',
      partner: 2,
      square: 'G5',
      coins: 9,
      taxPayer: 'seller',
    });
    await paidBy('you pay');
    expect(session.draft.value.coins).toBe(4);
    expect(payer()?.textContent).toContain('Price 9 → 4');
    await paidBy('Jonas pays');
    expect(session.draft.value.coins).toBe(9);
    expect(payer()?.textContent).not.toContain('Price');
  });
});
