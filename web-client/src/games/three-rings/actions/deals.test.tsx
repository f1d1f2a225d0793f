import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { announcements } from '../../../ui/aria';
import { earOf } from '../../../ui/ear';
import { guideMemory } from '../../guide';
import {
  changed,
  claimTable,
  fullAskedTable,
  lastRentTable,
  rentAskedTable,
  rentTable,
} from '../fixture/tables';
import type { Table } from '../wire';
import { endAfterClaim, endsAfterClaim } from './after-claim';
import { setAtOnce } from './at-once';
import { barOf } from './on-page';

const TELLING_MILLIS = 600;

const later = () => act(() => new Promise<void>((done) => setTimeout(done, TELLING_MILLIS)));

describe('a claim', () => {
  it('opens exact, cash first, and sends what the bar shows', async () => {
    const { play, key, pick, page } = barOf(claimTable);
    await pick('U19');
    expect(page.textContent).toContain('12 of 12');
    await key('c');
    expect(play.sent).toEqual([{ type: 'claim', space: 'U19', cash: 6, debt: 6, properties: [] }]);
  });

  it('has three ready mixtures by their keys', async () => {
    const { play, key, pick, second } = barOf(claimTable);
    await pick('U19');
    expect(second('No new debt')).toBe('goal 30');
    await key('2');
    await key('c');
    await key('3');
    await key('c');
    expect(play.sent).toEqual([
      { type: 'claim', space: 'U19', cash: 6, debt: 0, properties: ['S05'] },
      { type: 'claim', space: 'U19', cash: 0, debt: 12, properties: [] },
    ]);
  });

  it('fills what is missing only when it is asked to, and claims nothing before', async () => {
    const { play, key, pick, step, button } = barOf(claimTable);
    await pick('U19');
    await step('New debt', 'Home');
    await step('Cash', 'ArrowDown');
    expect(button('Claim for 12').getAttribute('aria-disabled')).toBe('true');
    await key('c');
    expect(play.sent).toEqual([]);
    await key('d');
    await key('c');
    expect(play.sent).toEqual([{ type: 'claim', space: 'U19', cash: 5, debt: 7, properties: [] }]);
  });

  it('says what is too much, and what crosses the street with the new debt', async () => {
    const { pick, choose, page } = barOf(claimTable);
    await pick('U19');
    await choose('Online Shop');
    expect(page.textContent).toContain('6 too many');
    await pick('U06');
    expect(page.textContent).toContain('crosses the street, interest 2');
  });

  it('keeps its mixture for the space until the turn ends', async () => {
    const { session, play, key, pick, page } = barOf(claimTable);
    await pick('U19');
    await key('3');
    await key('Escape');
    expect(session.chosen.value).toBeNull();
    await pick('U19');
    expect(page.textContent).toContain('debt 12');
    await act(() => {
      Object.assign(play.table, { value: changed(claimTable, { round: 15 }) });
    });
    expect(session.drafts.value.size).toBe(0);
  });

  it('says debt and the interest at the street each in a line of its own', async () => {
    const { pick, key, page } = barOf(claimTable);
    await pick('U19');
    await key('3');
    const rows = [...page.querySelectorAll('.tra-effects dl > div')].map((row) => row.textContent);
    expect(rows).toContain('debt14 → 26');
    expect(rows).toContain('interest at the street2 → 4');
    expect(page.querySelector('.tra-legend')?.textContent).toBe('Or with properties of yours');
  });

  it('is told once the hand has come to rest', async () => {
    const { key, pick, page } = barOf(claimTable);
    const listen = earOf(page);
    await pick('U19');
    await key('2');
    await key('1');
    await key('2');
    expect(listen()).toEqual([]);
    await later();
    expect(announcements.polite.value.trim()).toBe(
      '12 of 12, exact; cash 0, debt 14, goal 30 of 40',
    );
  });
});

describe('the end of a turn after a claim', () => {
  afterEach(() => {
    endsAfterClaim.value = true;
    guideMemory('three-rings').guiding.value = 'no';
  });

  const sentAt = (table: Table) => {
    const { play, session } = barOf(table);
    endAfterClaim(session);
    return play.sent;
  };
  const done = changed(claimTable, { claimed: true });

  it('comes by itself, or is left to the reader where he wants that', async () => {
    expect(endsAfterClaim.value).toBe(true);
    expect(sentAt(done)).toEqual([{ type: 'end-turn' }]);
    expect(sentAt(claimTable)).toEqual([]);
    const { page } = barOf(claimTable);
    await act(() => page.querySelector<HTMLElement>('[role=switch]')?.click());
    expect(endsAfterClaim.value).toBe(false);
    expect(sentAt(done)).toEqual([]);
  });

  it('waits for who is led through his first turn', () => {
    guideMemory('three-rings').guiding.value = 'turn';
    expect(sentAt(changed(done, { round: 2 }))).toEqual([]);
  });
});

describe('a rent that is due', () => {
  it('is offered as any bundle, or in full cash', async () => {
    const { play, key, step, choose, press } = barOf(rentTable);
    await step('Cash', 'Home');
    await step('New debt as cash', 'Home');
    await step('Tomasz’s debt', 'PageUp');
    await choose('Wheat Field');
    await press('Offer these 11');
    await key('f');
    expect(play.sent).toEqual([
      { type: 'offer-rent', cash: 0, borrow: 0, takeDebt: 10, properties: ['R01'] },
      { type: 'offer-rent', cash: 6, borrow: 11, takeDebt: 0, properties: [] },
    ]);
  });

  it('is full cash alone after the third refusal, and says so', async () => {
    const { page, press, play } = barOf(lastRentTable);
    expect(page.textContent).toContain('only full cash now');
    await press('Offer full cash, 17');
    expect(play.sent).toHaveLength(1);
  });

  it('takes up what the owner has said he would take', async () => {
    const said = [
      { seat: 2, text: 'Wish for Social Network (U16): 1 cash.' },
      { seat: 4, text: 'Wish for Social Network (U16): 9 cash, 4 of my debt, Online Shop (S05).' },
      { seat: 4, text: 'well?' },
    ];
    const { page, press, play } = barOf(rentTable, { said });
    expect(page.textContent).toContain('Tomasz would take: 9 cash, 4 of my debt');
    await press('Put it in');
    await press('Offer these 19');
    expect(play.sent).toEqual([
      { type: 'offer-rent', cash: 6, borrow: 3, takeDebt: 4, properties: ['S05'] },
    ]);
  });
});

describe('the answer to a rent', () => {
  it('shows both outcomes before its buttons, and names the offer it means', async () => {
    const { page, play, key } = barOf(rentAskedTable);
    expect(page.textContent).toContain('Worth 9 of 12');
    expect(page.textContent).toContain('14 → 8');
    expect(page.textContent).toContain('18 → 24 of 40');
    expect(page.textContent).toContain('rents +0 → +12');
    await key('a');
    await key('r');
    expect(play.sent).toEqual([
      { type: 'accept-rent', offer: 7 },
      { type: 'reject-rent', offer: 7 },
    ]);
  });

  it('names the price of refusing full cash in the button', () => {
    const { second } = barOf(fullAskedTable);
    expect(second('Refuse')).toBe('no rent, Jonas’s turn ends');
  });

  it('says what would be taken instead in the chat, with the refusal', async () => {
    const { play, key, step, choose } = barOf(rentAskedTable);
    await key('w');
    await step('Your debt', 'PageUp');
    await choose('Remote Work Cabin');
    await key('Enter');
    expect(play.spoken).toEqual([
      'Wish for Search Engine (U05): 10 of my debt, Remote Work Cabin (R20).',
    ]);
    expect(play.sent).toEqual([{ type: 'reject-rent', offer: 7 }]);
  });

  it('is seen by all others without buttons and without a goal', () => {
    const { page } = barOf(rentAskedTable, { seat: 3 });
    expect(page.textContent).toContain('Worth 9 of 12');
    expect(page.textContent).not.toContain('goal');
    expect(page.querySelectorAll('.act-buttons .button')).toHaveLength(0);
  });

  it('takes full cash at once where the reader wants that, and no other offer', () => {
    setAtOnce(true);
    expect(barOf(fullAskedTable).play.sent).toEqual([{ type: 'accept-rent', offer: 8 }]);
    expect(barOf(rentAskedTable).play.sent).toEqual([]);
    setAtOnce(false);
    expect(barOf(fullAskedTable).play.sent).toEqual([]);
  });
});

describe('the board beside a tray', () => {
  it('takes properties of either side of a trade', async () => {
    const { session, key } = barOf(claimTable);
    await key('t');
    await act(() => {
      session.partner.value = 4;
    });
    await act(() => session.picking.value?.press('S05'));
    await act(() => session.picking.value?.press('S13'));
    expect(session.picking.value?.picked).toEqual(['S05', 'S13']);
    await key('Escape');
    expect(session.picking.value).toBeNull();
  });
});
