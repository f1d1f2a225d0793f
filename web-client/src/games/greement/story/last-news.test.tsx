import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { SheetHead } from '../sheet';

const line = (key: string, code: string, args: Record<string, unknown>): StoryLine => {
  return { key, own: /^(own|sale|purchase)-/.test(code), code, args };
};

it('stands under a chosen square on a phone: what has come since, and nothing before', () => {
  const lines = signal<readonly StoryLine[]>([line('0', 'seeded', { seat: 2, square: 'H5' })]);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, phone: true });
  const session = openSession(Object.assign(play, { lines }));
  const page = document.createElement('div');
  act(() => render(<SheetHead session={session} />, page));
  const news = () => page.querySelector('.square-news')?.textContent;
  act(() => {
    session.chosen.value = 'D6';
  });
  expect(news()).toBeUndefined();
  const refused = { maker: 1, addressee: 2, square: 'D6', price: 2 };
  act(() => {
    lines.value = [...lines.value, line('1', 'purchase-refused', refused)];
  });
  expect(news()).toBe('Jonas does not sell D6 for 2.');
  const bought = { seat: 1, square: 'D6', kind: 'land', price: 3, tax: 0 };
  act(() => {
    lines.value = [...lines.value, line('2', 'bought', bought)];
  });
  expect(news()).toBe('You buy D6 for 3.');
  act(() => {
    session.chosen.value = 'E6';
  });
  expect(news()).toBeUndefined();
});
