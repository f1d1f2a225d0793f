import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../i18n/catalogue';
import { claimTable, tradeAskedTable } from '../fixture/tables';
import { barOf } from './on-page';
import { readTradeWish, tradeWishWords } from './trade-wish';

const wish = {
  round: 14,
  give: { cash: 9, debt: 0, theirDebt: 2, properties: ['S05'] },
  want: { cash: 0, debt: 0, theirDebt: 4, properties: ['S13', 'R20'] },
};
const said = tradeWishWords(wish);

afterEach(() => speak('en'));

describe('a wish for a trade', () => {
  it('is a sentence that people read, and is understood in whatever language it was said', async () => {
    expect(said).toBe(
      'Wish for our trade in round 14: you give 9 cash, 2 of my debt, Online Shop (S05); I give 4 of your debt, Playhouse (S13), Remote Work Cabin (R20).',
    );
    expect(readTradeWish(said)).toEqual(wish);
    await speak('de');
    const german = tradeWishWords(wish);
    expect(german).toContain('Wunsch');
    expect(readTradeWish(german)).toEqual(wish);
  });

  it('may ask for nothing on one side', () => {
    const gift = { ...wish, give: { cash: 0, debt: 0, theirDebt: 0, properties: [] } };
    expect(readTradeWish(tradeWishWords(gift))).toEqual(gift);
  });

  it('is nothing else that is said', () => {
    for (const text of [
      'Wish for our trade in round 14: you give all; I give nothing.',
      'Wish for our trade in round 14: you give 3 cash.',
      'Wish for our trade in round 14: you give Cinema (S08), Cinema (S08); I give nothing.',
      'Wish for our trade: you give 3 cash; I give nothing.',
      'Wish for Search Engine (U05): 3 cash.',
    ]) {
      expect(readTradeWish(text)).toBeNull();
    }
  });

  it('begins with the offer, is said with the refusal, and names it', async () => {
    const { play, key, step } = barOf(tradeAskedTable);
    await key('w');
    await step('Cash', 'Home');
    await key('Enter');
    expect(play.spoken).toHaveLength(1);
    expect(readTradeWish(play.spoken[0] ?? '')).toMatchObject({
      round: 14,
      want: { cash: 0, properties: ['S08'] },
    });
    expect(play.sent).toEqual([{ type: 'reject-trade', offer: 9 }]);
  });

  it('fills the editor of the proposer by one press: what he lacks is borrowed', async () => {
    const { page, press, session, play, key } = barOf(claimTable, {
      said: [
        { seat: 4, text: said.replace('round 14', 'round 13') },
        { seat: 4, text: said },
      ],
    });
    expect(page.textContent).toContain('Tomasz: you give 9 cash, 2 of my debt');
    await press('Put it in');
    expect([session.tray.value, session.partner.value]).toEqual(['trade', 4]);
    await key('Enter');
    expect(play.sent).toEqual([
      {
        type: 'offer-trade',
        to: 4,
        give: { cash: 6, borrow: 3, takeDebt: 2, properties: ['S05'] },
        want: { money: 0, takeDebt: 4, properties: ['S13'] },
      },
    ]);
  });

  it('of an earlier round, or by oneself, is none', () => {
    for (const each of [
      { seat: 4, text: said.replace('round 14', 'round 13') },
      { seat: 1, text: said },
    ]) {
      expect(barOf(claimTable, { said: [each] }).page.textContent).not.toContain('Put it in');
    }
  });
});
