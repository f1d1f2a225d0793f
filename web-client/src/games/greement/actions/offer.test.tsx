import { describe, expect, it } from 'vitest';
import { key } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { alone } from '../fixture/situations';
import { turnTable } from '../fixture/tables';
import {
  button,
  drafted,
  limits,
  page,
  play,
  pressed,
  second,
  session,
  settled,
  shown,
} from './on-page';

describe('an offer', () => {
  it('sells a square, with the tax on the side that was chosen', async () => {
    shown(turnTable, turnHand);
    await drafted({
      kind: 'offer-sale',
      partner: 3,
      square: 'C5',
      coins: 12,
      taxPayer: 'buyer',
    });
    expect(page.textContent).toContain('Mireille pays 18');
    await pressed('Offer C5 for 12');
    expect(play.sent).toEqual([
      { type: 'offer-sale', square: 'C5', price: 12, taxPayer: 'buyer', to: 3 },
    ]);
  });

  it('says to each side what it gets, pays and gives', async () => {
    const sides = () =>
      [...page.querySelectorAll('.side > div')].map((side) =>
        [...side.children].map((line) => line.textContent),
      );
    shown(turnTable, turnHand);
    await drafted({ kind: 'offer-sale', square: 'D2', coins: 14, partner: 2 });
    const [me, other] = sides();
    expect(me).toEqual(['You receive 14', 'and give up D2']);
    expect(other?.[1]).toMatch(/^14 for D2, \d+ tax, \d+ away$/);
    session.draft.value = { ...session.draft.value, taxPayer: 'seller' };
    await settled();
    expect(sides()[0]?.[1]).toMatch(/^14 less \d+ tax, \d+ away, and give up D2$/);
  });

  it('asks for a square and sets the money aside', async () => {
    shown(turnTable, turnHand);
    await drafted({
      kind: 'offer-purchase',
      partner: 2,
      square: 'G5',
      coins: 9,
      taxPayer: 'buyer',
    });
    expect(page.textContent).toContain('You pay 17');
    await pressed('Ask for G5 at 9');
    expect(play.sent).toEqual([
      { type: 'offer-purchase', square: 'G5', price: 9, taxPayer: 'buyer', from: 2 },
    ]);
  });

  it('cannot be sent when it is too dear', async () => {
    shown(turnTable, turnHand);
    await drafted({ kind: 'offer-donation', partner: 4, coins: 17 });
    await pressed('Offer 17');
    expect(play.sent).toEqual([]);
    expect(second('Offer 17')).toMatch(/^Too dear/);
  });

  it('says that no price helps where the tax alone is too much', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5, offers: [] });
    await drafted({ kind: 'offer-purchase', partner: 5, square: 'J9', taxPayer: 'buyer' });
    expect(limits()[0]).toMatch(/^the tax of \d\d alone is more than your 5$/);
    const asks = page.querySelector('.act-buttons .button');
    expect(asks?.getAttribute('aria-disabled')).toBe('true');
    expect(asks?.querySelector('.button-second')?.textContent).toMatch(
      /^the tax of \d\d alone is more than your 5$/,
    );
  });

  it('says of a gift beyond the money to whom it goes and what it is made of', async () => {
    shown(turnTable, { ...turnHand, money: 2, available: 2, offers: [] });
    await drafted({ kind: 'offer-donation', partner: 4 });
    expect(page.textContent).toMatch(
      /Too dear: giving Tomasz 1 costs \d+, the 1 and \d+ tax, distance \d+ at \d+ each\. You have 2\./,
    );
    expect(page.querySelectorAll('input[name=partner]')).toHaveLength(4);
    expect(second('Offer 1')).toMatch(/^too dear: 1 \+ \d+ tax$/);
  });

  it('is answered by its addressee', async () => {
    shown(turnTable, turnHand);
    await pressed('Refuse', 'Accept, +14');
    expect(play.sent).toEqual([
      { type: 'refuse-offer', offer: '2-1.1' },
      { type: 'accept-offer', offer: '2-1.1' },
    ]);
  });

  it('begins with the value of the square, and keeps a price that was named', async () => {
    shown(turnTable, turnHand);
    session.chosen.value = 'D2';
    await settled();
    await pressed('Make an offer');
    expect(button('Offer D2 for 10')).toBeDefined();
    session.draft.value = { ...session.draft.value, square: 'C1' };
    await settled();
    expect(button('Offer C1 for 4')).toBeDefined();
    session.draft.value = { ...session.draft.value, coins: 9, square: 'D2' };
    await settled();
    expect(button('Offer D2 for 9')).toBeDefined();
  });

  it('proposes no more than the reader can pay', async () => {
    shown(turnTable, { ...turnHand, money: 15, available: 15, offers: [] });
    await drafted({ kind: 'offer-purchase', partner: 2, square: 'H5' });
    expect(page.textContent).toContain('worth 10');
    expect(page.textContent).toContain('You pay 15');
  });

  it('opens with a deal that asks no tax and gives the other what his square earns', async () => {
    shown(turnTable, { ...turnHand, offers: [] });
    await pressed('Make an offer');
    const tray = page.querySelector('.act-bar')?.textContent;
    expect(tray).toContain('Ask Tomasz for a square.');
    expect(tray).toContain('No tax');
    session.draft.value = { ...session.draft.value, partner: 2, square: 'G5' };
    await settled();
    expect(button('Ask for G5 at 9')).toBeDefined();
    expect(tray).not.toContain('Too dear');
  });

  it('never leaves the tax to whoever is asked for a price that cannot be paid', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5, offers: [] });
    await drafted({ kind: 'offer-purchase', partner: 2, square: 'G5' });
    expect(page.textContent).toContain('Jonas receives 9');
    expect(second('Ask for G5 at 9')).toMatch(/^the tax of 8 is more than your 5/);
  });

  it('opens without money with what asks for none', async () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0, offers: [] });
    await pressed('Make an offer');
    expect(session.draft.value.kind).toBe('offer-sale');
    expect(page.querySelector('.act-bar')?.textContent).not.toContain('Too dear');
  });

  it('says at the first Enter what the second one offers, and to whom', async () => {
    shown(turnTable, { ...turnHand, offers: [] });
    await drafted({ kind: 'offer-sale', partner: 3, square: 'C5' });
    key(document.body, 'Enter');
    await settled();
    expect(play.sent).toEqual([]);
    expect(second('Offer C5 for 6')).toBe('Enter again: C5 to Mireille for 6');
  });

  it('sells the only square of the reader once he has named it, and proposes to buy', async () => {
    shown({ ...turnTable, squares: alone('C5') }, { ...turnHand, offers: [] });
    await pressed('Make an offer');
    expect(session.draft.value.kind).toBe('offer-purchase');
    session.draft.value = { ...session.draft.value, kind: 'offer-sale' };
    await settled();
    expect(second('Make an offer')).toBe('name the square first');
    expect(page.textContent).toContain('C5 is your only square.');
    await pressed('Choose C5');
    expect(page.textContent).toContain('your only square: worth 6');
    await pressed('Offer C5 for 6');
    expect(play.sent).toMatchObject([{ type: 'offer-sale', square: 'C5', price: 6 }]);
  });

  it('stays in the composer with its reason when it has to wait', async () => {
    shown({ ...turnTable, seatOnTurn: 2 }, turnHand);
    await drafted({ kind: 'offer-donation' });
    expect(page.querySelector('.act-bar')?.textContent).toContain('only in your own turn');
    expect(page.querySelectorAll('.act-bar .segmented input')).toHaveLength(3);
  });

  it('can be countered: the composer opens with the other side of it', async () => {
    shown(turnTable, turnHand);
    await pressed('Counter', 'Offer D2 for 14');
    expect(play.sent).toEqual([
      { type: 'offer-sale', square: 'D2', price: 14, taxPayer: 'buyer', to: 2 },
    ]);
  });

  it('is countered with what the reader can pay, under what was asked', async () => {
    const asked = { id: '2-1.1', maker: 2, addressee: 1, square: 'G5', price: 6, tax: 8 };
    const countered = async (money: number) => {
      const offers = [{ ...asked, type: 'sale' as const, taxPayer: 'buyer' as const }];
      shown(turnTable, { ...turnHand, money, available: money, offers });
      await pressed('Counter');
      const [title, line] = page.querySelector('.act-bar header')?.children ?? [];
      expect(title?.textContent).toBe('Counter to Jonas, who asked 6.');
      expect(line?.textContent).toContain('In that offer you pay the tax of 8.');
      return session.draft.value.coins;
    };
    expect(await countered(14)).toBe(6);
    await pressed('Ask for G5 at 6');
    expect(play.sent).toMatchObject([{ price: 6, taxPayer: 'buyer' }]);
    expect(await countered(11)).toBe(3);
    await pressed('Ask for G5 at 3');
    expect(play.sent).toMatchObject([{ price: 3, taxPayer: 'buyer' }]);
    expect(await countered(5)).toBe(5);
    await pressed('Ask for G5 at 5');
    expect(play.sent).toMatchObject([{ price: 5, taxPayer: 'seller' }]);
  });

  it('stays in sight while the table is paused', async () => {
    shown(turnTable, turnHand);
    await drafted({ kind: 'offer-sale', partner: 2, square: 'C1' });
    const blocked = { code: 'paused', args: {} };
    Object.assign(play.moves, { value: play.moves.value.map((each) => ({ ...each, blocked })) });
    await settled();
    expect(page.querySelectorAll('.trade-people input')).toHaveLength(4);
    expect(button('Offer C1 for 4').getAttribute('aria-disabled')).toBe('true');
    await pressed('Back');
    expect(session.tray.value).toBeNull();
  });

  it('takes a price that is written, however far beyond the end of the slider', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5, offers: [] });
    await drafted({ kind: 'offer-sale' });
    const price = page.querySelector('[role=spinbutton][aria-label=Price]') as HTMLElement;
    for (const digit of '377') {
      key(price, digit);
      await settled();
    }
    expect(session.draft.value.coins).toBe(377);
    const slider = page.querySelector('input[type=range]') as HTMLInputElement;
    expect(Number(slider.max)).toBe(754);
  });
});
