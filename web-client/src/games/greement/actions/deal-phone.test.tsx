import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { alone } from '../fixture/situations';
import { turnTable } from '../fixture/tables';
import { emptyDraft, openSession } from '../session';
import type { Table } from '../wire';
import { TradeTray } from './TradeTray';

afterEach(() => void mount(null));

function composed(
  table: Table,
  draft: Partial<typeof emptyDraft>,
  offers: typeof turnHand.offers = [],
): HTMLElement {
  const hand = { ...turnHand, offers };
  const play = fixturePlay({ table, hand, seat: 1 });
  const session = openSession({ ...play, phone: signal(true) });
  act(() => {
    session.tray.value = 'trade';
    session.draft.value = { ...emptyDraft, ...draft };
  });
  return mount(<TradeTray session={session} />);
}

describe('an offer on a phone', () => {
  it('warns whoever would sell his only square, beside its price', () => {
    const worth = (table: Table) =>
      composed(table, { kind: 'offer-sale', square: 'C5' }).querySelector('.deal-worth small');
    const only = worth({ ...turnTable, squares: alone('C5') });
    expect(only?.className).toBe('brick-words');
    expect(only?.textContent).toContain('only');
    expect(worth(turnTable)?.className).not.toBe('brick-words');
  });

  it('shows a price that its reader cannot pay', () => {
    const isWrong = (coins: number) =>
      composed(turnTable, { kind: 'offer-purchase', partner: 4, square: 'G2', coins })
        .querySelector('.in-acts')
        ?.matches('.wrong');
    expect([isWrong(3), isWrong(40)]).toEqual([false, true]);
  });

  it('that answers another names what that one was, beside its own price', () => {
    const draft = { kind: 'offer-sale', partner: 2, square: 'D2', coins: 16 } as const;
    const beside = (offers: typeof turnHand.offers) =>
      composed(turnTable, draft, offers).querySelector('.deal-countered')?.textContent;
    expect(beside(turnHand.offers)).toBe('Jonas offered 14');
    expect(beside([])).toBeUndefined();
  });
});
