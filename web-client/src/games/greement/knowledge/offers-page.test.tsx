import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { payTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { OffersPage } from './OffersPage';

afterEach(() => void mount(null));

function shown(table: Table, hand: Hand | null, covers = false) {
  const play = fixturePlay({ table, hand, seat: hand && 1 });
  const session = openSession({ ...play, phone: signal(true) });
  session.covered.value = covers;
  const page = mount(<OffersPage session={session} />);
  const make = [...page.querySelectorAll('button')].at(-1);
  return { page, make, session };
}

describe('the page of offers', () => {
  it('leads to the composer, beside offers that are open too', () => {
    for (const offers of [turnHand.offers, []]) {
      const { make, session } = shown(turnTable, { ...turnHand, offers });
      act(() => make?.click());
      expect(session.tray.value).toBe('trade');
    }
  });

  it('says so where there is none, and why none can be made', () => {
    const { page, make } = shown(payTable, { ...turnHand, offers: [] });
    expect(page.querySelector('h2')?.textContent).toBe('No offers');
    expect(make?.getAttribute('aria-disabled')).toBe('true');
    expect(make?.textContent).toContain('only in turns, and gifts in votes too');
  });

  it('shows what the reader has for them, but over no covered paper', () => {
    expect(shown(turnTable, turnHand).page.querySelector('.chip')?.textContent).toContain('17');
    expect(shown(turnTable, turnHand, true).page.querySelector('.chip')).toBeNull();
  });

  it('tells who watches where deals are read, and asks nothing of him', () => {
    const { page, make } = shown(turnTable, null);
    expect(page.textContent).toContain('stands in the log');
    expect(make).toBeUndefined();
  });
});
