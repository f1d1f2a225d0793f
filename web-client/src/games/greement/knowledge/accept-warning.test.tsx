import { afterEach, describe, expect, it } from 'vitest';
import { mount, press } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { alone } from '../fixture/situations';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Offer, Table } from '../wire';
import { Offers } from './Offers';

afterEach(() => void mount(null));

const [asked] = turnHand.offers;

function answering(squares: Table['squares'], change: Partial<Offer>) {
  const offers = [{ ...asked, ...change } as Offer];
  const play = fixturePlay({
    table: { ...turnTable, squares },
    hand: { ...turnHand, offers },
    seat: 1,
  });
  const page = mount(<Offers session={openSession(play)} />);
  const accept = page.querySelector<HTMLButtonElement>('.offer-buttons button');
  if (!accept) throw new Error('nothing to accept with');
  return {
    accept,
    sent: play.sent,
    words: page.querySelector('.offer p .brick-words')?.textContent,
  };
}

describe('an offer for a square of the reader', () => {
  it('is taken with one press where he is paid and keeps others', () => {
    const { accept, sent, words } = answering(turnTable.squares, {});
    expect(words).toBeUndefined();
    expect(accept.className).toContain('main');
    press(accept);
    expect(sent).toEqual([{ type: 'accept-offer', offer: asked?.id }]);
  });

  it('says that it is his only one, and is asked for twice', () => {
    const { accept, sent, words } = answering(alone('C5'), { square: 'C5', tax: 0 });
    expect(words).toContain('It is your only square.');
    expect(accept.className).not.toContain('main');
    press(accept);
    expect([accept.textContent, sent]).toEqual([
      expect.stringContaining('Sell your only one?'),
      [],
    ]);
    press(accept);
    expect(sent).toHaveLength(1);
  });

  it('says what he would lose where he pays for giving it up', () => {
    const { accept, words } = answering(turnTable.squares, {
      price: 2,
      tax: 8,
      taxPayer: 'seller',
    });
    expect(words).toContain('You would lose 16 by it.');
    press(accept);
    expect(accept.textContent).toContain('Lose 16 by it?');
  });
});
