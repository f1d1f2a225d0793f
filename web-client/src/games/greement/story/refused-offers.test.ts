import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, shownToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { followRefusedOffers } from './refused-offers';
import { lineArgs } from './samples';

afterEach(dismissToast);

function refusedTo(maker: number) {
  const table = signal(turnTable);
  const began: StoryLine = { key: '1', own: false, code: 'turn-began', args: { seat: 1 } };
  const lines = signal([began]);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  followRefusedOffers(Object.assign(play, { lines, table }));
  const args = { ...lineArgs['sale-refused'], maker, addressee: 2, square: 'D2', price: 14 };
  lines.value = [began, { key: '2', own: true, code: 'sale-refused', args }];
  return table;
}

const shown = () => shownToast.value?.text;

it('tells who made an offer that it was refused, and nobody else', () => {
  refusedTo(1);
  expect(shown()).toBe('Jonas does not buy D2 for 14.');
  dismissToast();
  refusedTo(3);
  expect(shown()).toBeUndefined();
});

it('is silent about it once the next turn begins', () => {
  const table = refusedTo(1);
  table.value = { ...table.value, round: 7 };
  expect(shown()).toBe('Jonas does not buy D2 for 14.');
  table.value = { ...table.value, seatOnTurn: 2 };
  expect(shown()).toBeUndefined();
});
