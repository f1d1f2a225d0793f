import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { diseaseTable, eightTable, startTable, turnTable, voteTable } from '../fixture/tables';
import { openSession, type Session } from '../session';
import type { Hand, Table } from '../wire';
import { squareActs } from './acts';
import { Board } from './Board';
import { markOf } from './marks';
import { press } from './press';

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  render(null, page);
  page.remove();
  vi.useRealTimers();
});

function shown(table: Table, hand: Hand | null, seat: number | null): Session {
  const session = openSession(fixturePlay({ table, hand, seat }));
  render(<Board session={session} fresh={signal(new Map())} />, page);
  return session;
}

function cell(square: string): SVGElement {
  const found = page.querySelector<SVGElement>(`[data-square="${square}"]`);
  if (!found) throw new Error(`no ${square}`);
  return found;
}

function key(square: string, name: string): void {
  cell(square).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
}

describe('the map', () => {
  it('is a grid of ten rows with ten cells each', () => {
    shown(turnTable, turnHand, 1);
    expect(page.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(10);
    expect(page.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(100);
  });

  it('stays within 900 nodes, also with eight at the table and with prices everywhere', () => {
    shown(eightTable, { ...turnHand, money: 900, available: 900 }, 1);
    expect(page.querySelectorAll('svg.greement-map *').length).toBeLessThanOrEqual(900);
    shown(eightTable, { ...turnHand, money: 0, available: 0 }, 1);
    expect(page.querySelectorAll('svg.greement-map *').length).toBeLessThanOrEqual(900);
  });

  it('has one stop for Tab', () => {
    shown(turnTable, turnHand, 1);
    expect(page.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });

  it('follows the arrow keys, chooses with Enter and lets go with Escape', async () => {
    const session = shown(turnTable, turnHand, 1);
    cell('D5').focus();
    key('D5', 'ArrowRight');
    expect(document.activeElement).toBe(cell('E5'));
    key('E5', 'Enter');
    expect(session.chosen.value).toBe('E5');
    key('E5', 'Escape');
    expect(session.chosen.value).toBeNull();
  });

  it('has its card hidden by Escape, also from under a pointer at rest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shown(turnTable, turnHand, 1);
    const points = (square: string) =>
      act(() => void cell(square).dispatchEvent(new PointerEvent('pointerenter')));
    const rests = () => act(() => void vi.advanceTimersByTime(1000));
    const card = () => page.querySelector('.square-card h2')?.textContent;
    points('E5');
    rests();
    expect(card()).toBe('E5, land');
    act(() => {
      const pressed = { key: 'Escape', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    rests();
    expect(card()).toBeUndefined();
    points('E4');
    rests();
    expect(card()).toBe('E4, land');
  });

  it('draws the way of a square only as long as it is chosen or pointed at', async () => {
    const session = shown(turnTable, turnHand, 1);
    const way = () => page.querySelector('.overlays .way');
    act(() => cell('E5').focus());
    expect(way()).not.toBeNull();
    act(() => cell('E5').blur());
    expect(way()).toBeNull();
    act(() => {
      session.chosen.value = 'E5';
    });
    expect(way()).not.toBeNull();
    expect(page.querySelector('[role=gridcell][tabindex="0"]')).toBe(cell('E5'));
  });

  it('frames the square that an offer is about, while one is put together', () => {
    const session = shown(turnTable, turnHand, 1);
    const framed = () => page.querySelector('.overlays > g')?.getAttribute('transform');
    act(() => {
      session.chosen.value = 'E5';
    });
    const chosen = framed();
    act(() => {
      session.draft.value = { ...session.draft.value, kind: 'offer-purchase', partner: 2 };
      session.tray.value = 'trade';
    });
    expect(framed()).not.toBe(chosen);
    act(() => {
      session.tray.value = null;
    });
    expect(framed()).toBe(chosen);
  });

  it('only chooses when it is pressed: nothing is sent', () => {
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
    const session = openSession(play);
    press(session, 'E5');
    expect(session.chosen.value).toBe('E5');
    press(session, 'E5');
    expect(session.chosen.value).toBeNull();
    expect(play.sent).toEqual([]);
  });
});

describe('what a square’s card offers', () => {
  const acts = (available: number) => {
    const hand = { ...turnHand, money: available, available };
    return squareActs(openSession(fixturePlay({ table: turnTable, hand, seat: 1 })), 'E4');
  };

  it('is to buy and to seed at once, and why the money does not reach for both', () => {
    expect(acts(5).map(({ blocked }) => blocked)).toEqual([undefined, undefined]);
    const poor = acts(3);
    expect(poor[0]?.blocked).toBeUndefined();
    expect(poor[1]?.blocked).toMatch(/^Too dear/);
  });

  it('is a loan of what is missing and the purchase in one press, the second once the first is done', async () => {
    const hand = { ...turnHand, money: 5, available: 5 };
    const play = fixturePlay({ table: turnTable, hand, seat: 1 });
    const session = openSession(play);
    const [lent, ...more] = squareActs(session, 'E5');
    expect(lent).toMatchObject({
      label: 'Borrow 2 and buy E5',
      second: 'debt 6, then 12',
      blocked: undefined,
    });
    expect(more).toEqual([]);
    let done: (isDone: boolean) => void = () => undefined;
    play.act = (action) => {
      play.sent.push(action);
      return new Promise((resolve) => {
        done = resolve;
      });
    };
    lent?.act();
    expect(play.sent).toEqual([{ type: 'borrow', amount: 2 }]);
    done(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(play.sent.at(-1)).toEqual({ type: 'buy', square: 'E5' });
  });

  it('buys nothing when the loan is refused, and says of what is beyond any loan how much would be missing', async () => {
    const hand = { ...turnHand, money: 0, available: 0 };
    const play = fixturePlay({ table: turnTable, hand, seat: 1 });
    play.act = async (action) => {
      play.sent.push(action);
      return false;
    };
    const [lent] = squareActs(openSession(play), 'E5');
    lent?.act();
    await new Promise((rest) => setTimeout(rest));
    expect(play.sent).toEqual([{ type: 'borrow', amount: 7 }]);
    const far = squareActs(openSession(fixturePlay({ table: turnTable, hand, seat: 1 })), 'J4');
    expect(far.map(({ label, blocked }) => [label, blocked])).toEqual([
      ['Buy J4, 16', 'J4: 16 missing, a loan brings only 14'],
    ]);
  });

  it('says in the turn of another why it has to wait, and nothing while events are voted on', () => {
    const acts = (table: Table, square: string) =>
      squareActs(openSession(fixturePlay({ table, hand: turnHand, seat: 1 })), square);
    const other = { ...turnTable, seatOnTurn: 2 };
    expect(acts(other, 'E5')).toMatchObject([{ label: 'Buy', blocked: 'only in your own turn' }]);
    expect(acts(other, 'D3')).toMatchObject([{ label: 'Seed', blocked: 'only in your own turn' }]);
    expect(acts(other, 'G5')).toEqual([]);
    expect(acts(voteTable, 'E5')).toEqual([]);
  });

  it('lends for seed and cattle as well, and hides the debt of a covered paper', () => {
    const hand = { ...turnHand, money: 1, available: 1 };
    const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
    session.covered.value = true;
    const labels = (square: string) => squareActs(session, square).map(({ label }) => label);
    expect(labels('D3')).toEqual(['Borrow 1 and seed D3']);
    expect(labels('D2')).toEqual(['Borrow 4 for cattle on D2']);
    expect(squareActs(session, 'D3')[0]?.second).toBe('your paper is covered');
  });
});

describe('what is marked', () => {
  const mark = (table: Table, hand: Hand | null, seat: number | null, square: string) =>
    markOf(openSession(fixturePlay({ table, hand, seat })), square);

  it('is a dashed frame where there is no tax, and a coin with the price wherever it can be paid', () => {
    expect(mark(turnTable, turnHand, 1, 'E4')).toMatchObject({
      frame: 'open',
      price: { coins: 3 },
    });
    const taxed = mark(turnTable, turnHand, 1, 'E5');
    expect([taxed.price, taxed.frame]).toEqual([{ coins: 7 }, undefined]);
  });

  it('is no veil over lakes and mountains, which keep their colour beside what can be bought', () => {
    const { squares } = turnTable;
    const lake = Object.keys(squares).find((each) => squares[each]?.kind === 'lake') ?? '';
    expect(mark(turnTable, turnHand, 1, lake)).toMatchObject({ kind: 'lake' });
    expect(mark(turnTable, turnHand, 1, lake).veiled).toBeFalsy();
  });

  it('is a bare price where it takes a loan, and a veil over what no loan reaches', () => {
    expect(mark(turnTable, turnHand, 1, 'J10').veiled).toBeFalsy();
    expect(mark(turnTable, turnHand, 1, 'J10').price).toMatchObject({ dear: 'now' });
    const poor = { ...turnHand, money: 5, available: 5 };
    expect(mark(turnTable, poor, 1, 'J10')).toMatchObject({
      veiled: true,
      price: { dear: 'beyond' },
    });
  });

  it('is a thin frame where there is no tax but a loan is needed', () => {
    const poor = { ...turnHand, money: 1, available: 1 };
    expect(mark(turnTable, poor, 1, 'E4')).toMatchObject({ frame: 'lent', price: { dear: 'now' } });
    expect(mark(turnTable, poor, 1, 'E5').frame).toBeUndefined();
  });

  it('is nothing of the kind while another is on turn', () => {
    const other = mark({ ...turnTable, seatOnTurn: 2 }, turnHand, 1, 'E4');
    expect(other.price).toBeUndefined();
    expect(other.veiled).toBeUndefined();
  });

  it('is a frame on what the open card would hit and on what gains by it', () => {
    expect(mark(voteTable, turnHand, 1, 'D2').frame).toBe('danger');
    expect(mark(voteTable, turnHand, 1, 'C1').frame).toBe('gain');
    expect(mark(voteTable, turnHand, 1, 'A3').frame).toBeUndefined();
  });

  it('parts own cattle into what the money keeps and what it does not, the best first', () => {
    const hand = { ...turnHand, money: 4, available: 4 };
    expect(mark(diseaseTable, hand, 1, 'D2').frame).toBe('kept');
    expect(mark(diseaseTable, hand, 1, 'E3').frame).toBe('kept');
    expect(mark(diseaseTable, hand, 1, 'D3').frame).toBe('lost');
    expect(mark(diseaseTable, hand, 1, 'E8').frame).toBe('danger');
  });

  it('is the reader’s own secret choice, and nobody else’s', () => {
    expect(mark(startTable, { ...emptyHand, startChoice: 'A1' }, 3, 'A1').frame).toBe('noted');
    expect(mark(startTable, emptyHand, 4, 'A1').frame).toBeUndefined();
  });
});
