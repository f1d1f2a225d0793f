import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { BUSY } from '../fixture/stories';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { SinceTurn } from './SinceTurn';

type Deed = readonly [code: string, args: Record<string, unknown>];

const ended: Deed = ['turn-ended', { seat: 1 }];
const buys = (seat: number, square: string): Deed => [
  'bought',
  { seat, square, kind: 'land', price: 3, tax: 0 },
];
const seeds = (seat: number, square: string): Deed => ['seeded', { seat, square, price: 2 }];

it('leaves out nothing that befell the reader, no event and no rival, however little room there is', () => {
  const cards = ['V15', 'V16', 'V17'].map(
    (card): Deed => ['vote-let-through', { card, against: 0, for: 3, players: 3 }],
  );
  const [mines, withered, plough] = cards as [Deed, Deed, Deed];
  const befell: Deed[] = [
    buys(1, 'C1'),
    buys(1, 'C4'),
    seeds(1, 'C4'),
    buys(1, 'D4'),
    seeds(1, 'D4'),
    ['cattle-bought', { seat: 1, square: 'D4', price: 5 }],
    ended,
    mines,
    ['gold-mines-lost', { squares: ['C1'] }],
    withered,
    ['crops-lost', { squares: ['C4'] }],
    plough,
    ['cattle-lost', { squares: ['D4'] }],
    buys(2, 'H8'),
    ['vote-stopped', { card: 'V07', against: 3, for: 0, players: 3 }],
  ];
  const page = document.createElement('div');
  const lines = befell.map(([code, args], i) => ({ key: `${i}`, own: false, code, args }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines });
  render(<SinceTurn session={openSession({ ...play, phone: signal(true) })} />, page);
  expect(page.querySelectorAll('.brick-words')).toHaveLength(3);
  expect(page.textContent).toContain('Stopped: ');
  expect(page.textContent).toContain('Jonas');
  expect(page.querySelector('button')).toBeNull();
});

it('leads to the log for what it has no room for', async () => {
  const deeds: Deed[] = [2, 3, 4, 5, 2, 3, 4, 5].map((from) => {
    return ['donated', { from, to: from === 2 ? 3 : 2 }];
  });
  const lines = [ended, ...deeds].map(([code, args], i) => ({
    key: String(i),
    own: false,
    code,
    args,
  }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines });
  const readStory = vi.fn();
  const page = document.createElement('div');
  render(<SinceTurn session={openSession({ ...play, readStory })} />, page);
  const more = page.querySelector<HTMLElement>('button');
  expect(more?.textContent).toBe('2 more in the log.');
  expect(more?.dataset.focus).toBe('never');
  more?.click();
  expect(readStory).toHaveBeenCalledExactlyOnceWith('0');
});

describe('a round in which two others did much and four values changed', () => {
  const toldOn = (phone: boolean) => {
    const own = { key: 'own', own: true, code: 'own-profit', args: { amount: 37 } };
    const round = BUSY.map(([code, args], i) => ({ key: `${i}`, own: false, code, args }));
    const lines = [...round, own];
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines, phone });
    const page = document.createElement('div');
    render(<SinceTurn session={openSession(play)} />, page);
    return [...page.querySelectorAll('.since-turn > *')].map((part) =>
      part.textContent.replaceAll('\u00a0→\u00a0', ' → ').replaceAll('×\u00a0', '× ').trim(),
    );
  };

  it('is told with a line for each of them, and one for all values', () => {
    expect(toldOn(false)).toEqual([
      'Since your turn:',
      'You collect 37.',
      expect.stringMatching(/: Crop profit .*, Land 2 → 1, .*Distance tax 4 → 2\.$/),
      'Cog buys the gold mines J9 and I10 for 8.',
      'Jonas buys 3 gold mines and 5 lands, seeds 5 squares, puts cattle on H5, G6 and I7, for 57 in all, profit 48 now.',
      'Stopped: Poor harvest, rich vein.',
    ]);
  });

  it('names on a phone the values that he earns by before what the others did, and these shorter', () => {
    expect(toldOn(true)).toEqual([
      'Since your turn:',
      'You collect 37.',
      expect.stringMatching(
        /: Crop profit 3 → 4, Land 2 → 1, Gold mine 5 → 4, Distance tax 4 → 2\.$/,
      ),
      'Cog buys the gold mines J9 and I10 for 8.',
      'Jonas buys 3 gold mines and 5 lands, seeds 5 squares, puts cattle on 3 squares, for 57 in all, profit 48 now.',
      'Stopped: Poor harvest, rich vein.',
    ]);
  });
});

it('lights the squares that a sentence names while it is pointed at', () => {
  const taken: Deed = ['appropriated', { seat: 1, beside: 'lake', squares: ['C4'], refund: 2 }];
  const lines = [ended, taken].map(([code, args], i) => ({ key: `${i}`, own: false, code, args }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines });
  const page = document.createElement('div');
  act(() => render(<SinceTurn session={openSession(play)} />, page));
  const line = page.querySelector('.since-line');
  line?.dispatchEvent(new Event('pointerenter'));
  expect(play.lit.value).toEqual(['C4']);
  line?.dispatchEvent(new Event('pointerleave'));
  expect(play.lit.value).toEqual([]);
  line?.dispatchEvent(new Event('pointerenter'));
  act(() => render(null, page));
  expect(play.lit.value).toEqual([]);
});

it('tells on a phone no more rows than its style gives it, what was lost before what values came to', () => {
  const story: Deed[] = [
    ended,
    ['vote-let-through', { card: 'V15', against: 0, for: 3, players: 3 }],
    ['gold-mines-lost', { squares: ['C1'] }],
    buys(2, 'H8'),
    buys(3, 'E5'),
    buys(4, 'E6'),
  ];
  const lines = [buys(1, 'C1'), ...story].map(([code, args], i) => {
    return { key: `${i}`, own: false, code, args };
  });
  const rows = 15;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    lineHeight: `${rows}px`,
    getPropertyValue: () => '2',
  } as unknown as CSSStyleDeclaration);
  // As if thirty letters were a row.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.ceil((this.textContent?.length ?? 0) / 30) * rows;
  });
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines, phone: true });
  const page = document.createElement('div');
  act(() => render(<SinceTurn session={openSession(play)} />, page));
  expect(page.querySelector('.brick-words')?.textContent).toBe('You lose C1');
  expect(page.textContent).not.toContain('Tomasz');
  expect(page.querySelector('.since-more [aria-hidden]')?.textContent).toMatch(/^\d more$/);
  vi.restoreAllMocks();
});

it('opens on a phone in its place what it has no room for, until the next tap elsewhere', () => {
  const deeds: Deed[] = [2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5].map((from) => {
    return ['donated', { from, to: from === 2 ? 3 : 2 }];
  });
  const story = [ended, ...deeds].map(([code, args], i) => ({
    key: `${i}`,
    own: false,
    code,
    args,
  }));
  const play = fixturePlay({
    table: turnTable,
    hand: turnHand,
    seat: 1,
    lines: story,
    phone: true,
  });
  const readStory = vi.fn();
  const page = document.createElement('div');
  document.body.append(page);
  act(() => render(<SinceTurn session={openSession({ ...play, readStory })} />, page));
  const lines = () => page.querySelectorAll('.since-line').length;
  const button = () => page.querySelector<HTMLElement>('button');
  expect(lines()).toBe(12);
  expect(button()?.textContent).toContain('4 more');
  act(() => button()?.click());
  expect(lines()).toBe(16);
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  act(() => document.body.click());
  expect(lines()).toBe(12);
  expect(readStory).not.toHaveBeenCalled();
  page.remove();
});
