import { afterEach, expect, it } from 'vitest';
import { mount, press } from '../../../ui/mount';
import { promisedHand, turnHand } from '../fixture/hands';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand } from '../wire';
import { OwnOffers } from './OwnOffers';

afterEach(() => void mount(null));

function shown(offers: Hand['offers']): { page: HTMLElement; play: FixturePlay } {
  const hand = { ...turnHand, offers };
  const play = fixturePlay({ table: turnTable, hand, seat: 1, phone: true });
  return { page: mount(<OwnOffers session={openSession(play)} />), play };
}

it('names the one offer of the reader that stands, with the way to take it back', () => {
  const { page, play } = shown(promisedHand.offers);
  expect(page.textContent).toContain('You offer Jonas 29 for G5');
  const button = page.querySelector<HTMLElement>('button');
  if (!button) throw new Error('no way to take it back');
  press(button);
  expect(play.sent).toEqual([{ type: 'withdraw-offer', offer: '1-2.1' }]);
});

it('counts several, and says nothing of those that wait for his answer', () => {
  const [own] = promisedHand.offers;
  if (!own) throw new Error('no offer');
  const { page } = shown([own, { ...own, id: '1-2.2' }]);
  expect(page.textContent).toBe('2 offers of yours stand');
  expect(shown(turnHand.offers).page.textContent).toBe('');
});
