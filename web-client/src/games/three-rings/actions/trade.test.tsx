import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { changed, claimTable, tradeAskedTable, tradeWaitsTable } from '../fixture/tables';
import { barOf } from './on-page';

describe('a trade', () => {
  it('is put together of both sides, and needs a property', async () => {
    const { play, session, key, button, page } = barOf(claimTable);
    await key('t');
    await act(() => {
      session.partner.value = 4;
    });
    expect(button('Offer 0 for 0').getAttribute('aria-disabled')).toBe('true');
    await act(() => {
      session.drafts.value = new Map([
        ['give 4', { cash: 1, debt: 0, theirDebt: 0, properties: ['S05'] }],
        ['want 4', { cash: 0, debt: 0, theirDebt: 0, properties: ['S13'] }],
      ]);
    });
    expect(page.textContent).toContain('goal 18 → 24 of 40');
    await key('Enter');
    expect(play.sent).toEqual([
      {
        type: 'offer-trade',
        to: 4,
        give: { cash: 1, borrow: 0, takeDebt: 0, properties: ['S05'] },
        want: { money: 0, takeDebt: 0, properties: ['S13'] },
      },
    ]);
  });

  it('shows what may be given at once, and folds only where there is more than a row', async () => {
    const few = changed(claimTable, { owner: { R01: 1, R03: 1, U02: 1, U05: 1, R06: 2 } });
    const { page, key } = barOf(few);
    await key('t');
    expect(page.querySelectorAll('.tra-property')).toHaveLength(5);
    expect(page.querySelector('.tra-more')).toBeNull();
    const many = barOf(claimTable);
    await many.key('t');
    expect(many.page.querySelector('.tra-more')?.textContent).toBe('7 more');
  });

  it('says beside the button what it is worth to either, and what it leaves', async () => {
    const { page, key, step } = barOf(claimTable);
    await key('t');
    await step('Cash', 'PageUp');
    const sums = page.querySelector('.act-buttons .tra-sums');
    expect(sums?.textContent).toContain('Worth to you−6');
    expect(sums?.textContent).toContain('to Jonas+6');
    expect(sums?.textContent).toContain('cash 6 → 0, debt 14');
  });

  it('says in the button that accepts it how the asked player would stand', () => {
    expect(barOf(tradeAskedTable).second('Accept')).toBe('cash 11, debt 11, goal 16');
  });

  it('is answered with the number of the offer, and no more borrowed than is missing', async () => {
    const { play, key } = barOf(tradeAskedTable);
    await key('a');
    await key('r');
    expect(play.sent).toEqual([
      { type: 'accept-trade', offer: 9, borrow: 0 },
      { type: 'reject-trade', offer: 9 },
    ]);
  });

  it('is taken back by the one who offers it', async () => {
    const { play, key } = barOf(tradeWaitsTable);
    await key('Escape');
    expect(play.sent).toEqual([{ type: 'withdraw-trade', offer: 10 }]);
  });
});
