import type { Signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { announcements } from '../../../ui/aria';
import type { Move } from '../../listed';
import { turnHand } from '../fixture/hands';
import { turnTable } from '../fixture/tables';

import { drafted, page, play, pressed, second, session, settled, shown } from './on-page';
import { dealBlock } from './reasons';

const hand = { ...turnHand, offers: [] };

/** The table in which only these seats own anything. */
function ownedOnlyBy(...seats: readonly number[]) {
  const squares = Object.fromEntries(
    Object.entries(turnTable.squares).map(([square, face]) => {
      const isKept = face.owner !== null && seats.includes(face.owner);
      return [square, isKept ? face : { ...face, owner: null }];
    }),
  );
  return { ...turnTable, squares };
}

describe('an offer where somebody has no square', () => {
  it('opens with a partner who has one', async () => {
    shown(ownedOnlyBy(1, 5), hand);
    await drafted({ kind: 'offer-purchase' });
    const title = page.querySelector('.act-bar h2')?.textContent;
    expect(title).toBe(`Ask ${session.play.name(5)} for a square.`);
    expect(page.querySelectorAll('.person.bare')).toHaveLength(3);
  });

  it('says where the squares would be, and in the button, that one has none', async () => {
    shown(ownedOnlyBy(1, 5), hand);
    await drafted({ kind: 'offer-purchase', partner: 2 });
    expect(page.querySelector('.trade-none')?.textContent).toBe('Jonas owns no square.');
    expect(second('Make an offer')).toBe('Jonas owns no square');
  });

  it('says the same of the reader who would sell, and keeps no partner without a square', async () => {
    shown(ownedOnlyBy(5), hand);
    await drafted({ kind: 'offer-sale', partner: 2 });
    expect(page.querySelector('.trade-none')?.textContent).toBe('You have no square to sell.');
    expect(second('Make an offer')).toBe('you have no square to sell');
    page.querySelector<HTMLInputElement>('.segmented label:nth-child(2) input')?.click();
    await settled();
    expect(session.draft.value.partner).toBeNull();
  });

  it('says to the ear, once another kind is chosen, that it can be made to nobody', async () => {
    shown(turnTable, hand);
    const moves = play.moves as Signal<readonly Move[]>;
    moves.value = moves.value.filter(({ action }) => action !== 'offer-purchase');
    await drafted({ kind: 'offer-sale' });
    session.draft.value = { ...session.draft.value, kind: 'offer-purchase', partner: null };
    await settled();
    expect(page.querySelector('.trade-none')).not.toBeNull();
    await new Promise((done) => setTimeout(done, 600));
    expect(announcements.polite.value).toBe(dealBlock(session, 'offer-purchase'));
    await pressed('Back');
  });

  it('says to the ear why it cannot be paid, never a rest below nothing', async () => {
    shown(turnTable, { ...hand, money: 5, available: 5 });
    session.draft.value = {
      ...session.draft.value,
      kind: 'offer-purchase',
      partner: 2,
      square: 'G5',
    };
    session.tray.value = 'trade';
    await settled();
    expect(announcements.polite.value).toContain('the tax of 8 is more than your 5: borrow');
    expect(announcements.polite.value).not.toMatch(/leaves [-−]/);
    await pressed('Back');
  });
});
