import { render } from 'preact';
import { expect, it } from 'vitest';
import { promisedHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { TurnSheet } from '../TurnSheet';
import type { Hand } from '../wire';

function sheet(hand: Hand, chosen: string | null = null) {
  const play = fixturePlay({ table: turnTable, hand, seat: 1, phone: true });
  const session = openSession(play);
  session.chosen.value = chosen;
  const page = document.createElement('div');
  render(<TurnSheet session={session} />, page);
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find(
      (each) => each.querySelector('.button-label')?.textContent === label,
    );
  return { play, button };
}

it('has the way to withdraw at hand on a phone, where an offer keeps the money', () => {
  const { play, button } = sheet(promisedHand);
  expect(button('Withdraw')?.textContent).toContain('37 set aside');
  expect(button('Buy')).toBeUndefined();
  button('Withdraw')?.click();
  expect(play.sent).toEqual([{ type: 'withdraw-offer', offer: '1-2.1' }]);
});

it('names it beside the loan that buys the chosen square', () => {
  const lent = sheet(promisedHand, 'E5').button('Borrow 7 and buy E5');
  expect(lent?.querySelector('.button-second')?.textContent).toBe('debt 21, then 42; or withdraw');
});

it('has none where nothing is kept', () => {
  expect(sheet(turnHand).button('Withdraw')).toBeUndefined();
});

it('names on small buttons what seeding and cattle would bring', () => {
  const { button } = sheet(turnHand);
  expect(button('Cattle')?.querySelector('.button-second')?.textContent).toBe('5 for +4');
  expect(button('Seed')?.querySelector('.button-second')?.textContent).toBe('2 for +4–8');
});
