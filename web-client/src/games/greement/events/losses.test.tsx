import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { payTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Share } from '../wire';
import { PayTray } from './PayTray';

function lossesOnPhone(seats: Record<string, Share>) {
  const { event } = payTable;
  const table = {
    ...payTable,
    event: event && { ...event, prospect: { ...event.prospect, seats } },
  };
  const play = fixturePlay({ table, hand: turnHand, seat: 1 });
  const page = mount(<PayTray session={openSession({ ...play, phone: signal(true) })} />);
  expect(page.querySelector('.losses')).toBeNull();
  return page.querySelector('.loss-sum')?.textContent?.replaceAll('\u00a0', ' ');
}

it('tells on a phone in whole lines what the others would lose, instead of a table that is cut', () => {
  const jonas = { profit: 14, worth: 16, lost: 38, refund: 8 };
  expect(lossesOnPhone({ 2: jonas })).toBe('Others’ value:Jonas−30,profit48 → 14');
  expect(lossesOnPhone({})).toBe('No other player loses a square.');
});
