import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { turnTable } from '../fixture/tables';
import { drafted, page, session, settled, shown } from './on-page';

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
  it('begins with whoever is asked, where it alone is too much but the price is not', async () => {
    withMoney(12);
    await drafted({ kind: 'offer-purchase', partner: 5, square: 'J9' });
    expect(payer()?.querySelector<HTMLInputElement>('input')?.checked).toBe(true);
    expect(page.querySelector('.act-buttons .button')?.getAttribute('aria-disabled')).toBeNull();
    await paidBy('you pay');
    expect(payer()?.className).toContain('wrong');
    expect(page.querySelector('.amount.wrong')).toBeNull();
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
