import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, mount, press, settled } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { ordersTable } from '../fixture/tables';
import { openSession, type Session } from '../session';
import type { Hand, Sheet } from '../wire';
import { firstDraft, fitted, moved, NOTHING, ordersFor, toggled, withOrders } from './draft';
import { OrderForm } from './OrderForm';
import { OrdersBar } from './OrdersBar';
import { Report } from './Report';

function opened(hand: Partial<Hand> = {}) {
  const play = fixturePlay({ table: ordersTable, seat: 1 });
  const was = play.hand.value;
  if (!was) throw new Error('the reader has no hand');
  const told = { ...was, ...hand };
  const session = openSession({
    ...play,
    hand: { ...play.hand, value: told, peek: () => told } as never,
  });
  return { play, session };
}

function button(page: HTMLElement, label: string): HTMLElement {
  const all = [...page.querySelectorAll<HTMLElement>('button')];
  const one = all.find((each) => each.querySelector('.button-label')?.textContent === label);
  if (!one) throw new Error(`no button ${label}`);
  return one;
}

const last: Sheet = { goes: [{ ...NOTHING, buy: ['mine'] }], extra: null };

describe('a sheet', () => {
  it('begins with the one that lies ready, else with the last, fitted to the goes', () => {
    const hand = { sheet: null, lastSheet: last, goes: 2 } as unknown as Hand;
    expect(firstDraft(hand).goes.map(({ buy }) => buy)).toEqual([['mine'], ['mine']]);
    expect(firstDraft({ ...hand, sheet: { goes: [NOTHING, NOTHING], extra: null } }).goes).toEqual([
      NOTHING,
      NOTHING,
    ]);
    expect(fitted(null, 1)).toEqual({ goes: [NOTHING], extra: null });
  });

  it('has orders for each go, and none for extra goes while none are given', () => {
    const one = withOrders(fitted(null, 2), 1, { dice: 1 });
    expect(one.goes.map(({ dice }) => dice)).toEqual([null, 1]);
    const extra = withOrders(one, 'extra', { invest: true });
    expect(ordersFor(extra, 'extra').invest).toBe(true);
    expect(withOrders(extra, 'extra', { invest: null }).extra).toBeNull();
  });

  it('orders nothing where no number is left', () => {
    expect(toggled([5], 3)).toEqual([3, 5]);
    expect(toggled([5], 5)).toBeNull();
  });

  it('puts candidates in another order, and takes them off', () => {
    expect(moved(['mine', 'cafe', 'park'], 2, 0)).toEqual(['park', 'mine', 'cafe']);
    expect(moved(['mine', 'cafe'], 0, -1)).toEqual(['cafe']);
    expect(moved(['mine'], 0, -1)).toBeNull();
  });
});

describe('the form', () => {
  function formOf(session: Session) {
    return mount(<OrderForm session={session} />);
  }

  it('keeps what is ticked for the go that is looked at', () => {
    const { session } = opened();
    const page = formOf(session);
    const ten = [...page.querySelectorAll<HTMLInputElement>('.lm-numbers input')].at(-3);
    act(() => ten?.click());
    expect(session.draft.value.goes.map(({ addTwoOn }) => addTwoOn)).toEqual([[10], null]);
  });

  it('warns of a candidate that can never be bought', () => {
    const { session } = opened({ sheet: fitted(last, 2) });
    act(() => {
      session.draft.value = withOrders(session.draft.value, 0, { buy: ['harbour', 'mine'] });
    });
    const page = formOf(session);
    const lines = [...page.querySelectorAll('.lm-candidate')].map((each) => each.textContent);
    expect(lines).toEqual(['Harbouryou have it: this can never be bought', 'Mineon offer, 6 left']);
    press(found(page, '[aria-label="Move up: Mine"]'));
    expect(session.draft.value.goes[0]?.buy).toEqual(['mine', 'harbour']);
  });

  it('takes no sixth candidate', () => {
    const { session } = opened();
    act(() => {
      const buy = Array.from({ length: 5 }, () => 'mine' as const);
      session.draft.value = withOrders(session.draft.value, 0, { buy });
    });
    expect(formOf(session).textContent).toContain('The list is full.');
  });
});

describe('sending', () => {
  it('sends the sheet, and then says that the reader is ready', async () => {
    const { play, session } = opened({ lastSheet: last });
    const page = mount(<OrdersBar session={session} />);
    press(button(page, 'Send, and I am ready'));
    await settled();
    await settled();
    expect(play.sent).toEqual([
      { type: 'submit-orders', turn: 9, ...fitted(last, 2) },
      { type: 'set-ready', turn: 9, ready: true },
    ]);
  });

  it('counts whose sheets are in, and shows nobody what is on them', () => {
    const page = mount(<OrdersBar session={opened().session} />);
    expect(page.textContent).toContain('2 of 4 sent');
  });
});

describe('the report', () => {
  it('tells each go in its order, and the reader what became of his list', () => {
    const fates = [
      {
        turn: 8,
        slot: 0,
        extra: false,
        candidates: [
          { card: 'amusement-park' as const, fate: 'insufficient-funds' as const },
          { card: 'mine' as const, fate: 'bought' as const },
        ],
      },
    ];
    const page = mount(<Report session={opened({ fates }).session} />);
    const heads = [...page.querySelectorAll('h3')].map((each) => each.textContent);
    expect(heads).toEqual(['Anna throws 5 + 3: 8', 'Jonas throws 6: 6']);
    expect(page.querySelector('.lm-fates')?.textContent).toContain('Amusement Park');
    expect(page.querySelectorAll('.lm-fates')).toHaveLength(1);
  });
});
