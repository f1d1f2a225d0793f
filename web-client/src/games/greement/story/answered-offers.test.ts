import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, shownToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { followAnsweredOffers } from './answered-offers';
import { lineArgs } from './samples';

afterEach(dismissToast);

function refusedTo(maker: number) {
  const table = signal(turnTable);
  const began: StoryLine = { key: '1', own: false, code: 'turn-began', args: { seat: 1 } };
  const lines = signal([began]);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  followAnsweredOffers(openSession(Object.assign(play, { lines, table })));
  const args = { ...lineArgs['sale-refused'], maker, addressee: 2, square: 'D2', price: 14 };
  lines.value = [began, { key: '2', own: true, code: 'sale-refused', args }];
  return table;
}

const shown = () => shownToast.value?.text;

/** What is shown of a line that tells the reader, who has the first seat, of an offer of these two. */
function told(code: string, maker: number, addressee: number): string | undefined {
  const began: StoryLine = { key: '0', own: false, code: 'turn-began', args: { seat: 1 } };
  const lines = signal<readonly StoryLine[]>([began]);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  followAnsweredOffers(openSession(Object.assign(play, { lines })));
  const args = { ...lineArgs[code], maker, addressee, square: 'G5', price: 9 };
  lines.value = [began, { key: '1', own: true, code, args }];
  return shown();
}

it('tells who made an offer that it was refused, and nobody else', () => {
  refusedTo(1);
  expect(shown()).toBe('Jonas does not buy D2 for 14.');
  dismissToast();
  refusedTo(3);
  expect(shown()).toBeUndefined();
});

it('confirms an offer to who has made it, and to nobody else', () => {
  expect(told('purchase-offered', 1, 2)).toBe('Sent: Jonas is asked for G5 at 9.');
  dismissToast();
  expect(told('purchase-offered', 3, 2)).toBeUndefined();
});

it('confirms to who has made an offer that it is taken back, in the place of what confirmed it', () => {
  expect(told('purchase-withdrawn', 1, 2)).toBe('Taken back: 9 for G5.');
});

it('tells whoever was made an offer that it is taken back, a bid as one', () => {
  expect(told('purchase-withdrawn', 2, 1)).toBe('Jonas takes back the offer for G5.');
});

it('tells who composes an offer on a phone that he is made one', () => {
  const began: StoryLine = { key: '0', own: false, code: 'turn-began', args: { seat: 1 } };
  const args = { ...lineArgs['sale-offered'], maker: 2, addressee: 1, square: 'G5', price: 9 };
  for (const tray of ['trade', null] as const) {
    const lines = signal<readonly StoryLine[]>([began]);
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, phone: true });
    const session = openSession(Object.assign(play, { lines }));
    session.tray.value = tray;
    followAnsweredOffers(session);
    lines.value = [began, { key: '1', own: true, code: 'sale-offered', args }];
    expect(shown()).toBe(tray === null ? undefined : 'Jonas offers you G5 for 9.');
    dismissToast();
  }
});

it('is silent about it once the next turn begins', () => {
  const table = refusedTo(1);
  table.value = { ...table.value };
  expect(shown()).toBe('Jonas does not buy D2 for 14.');
  table.value = { ...table.value, seatOnTurn: 2 };
  expect(shown()).toBeUndefined();
});

it('tells both what a deal came to, and nothing of it over a covered paper', () => {
  const began: StoryLine = { key: '0', own: false, code: 'turn-began', args: { seat: 1 } };
  const lines = signal<readonly StoryLine[]>([began]);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  const session = openSession(Object.assign(play, { lines }));
  followAnsweredOffers(session);
  const sold = { ...lineArgs['own-sold'], other: 2, square: 'D2', price: 14, taxPayer: 'buyer' };
  lines.value = [began, { key: '1', own: true, code: 'own-sold', args: sold }];
  expect(shown()).toBe('You sell D2 to Jonas for 14.');
  const bought = { ...sold, taxPayer: 'buyer', tax: 8 };
  lines.value = [...lines.value, { key: '2', own: true, code: 'own-bought', args: bought }];
  expect(shown()).toBe('You buy D2 from Jonas for 14 and 8 tax.');
  dismissToast();
  session.covered.value = true;
  lines.value = [...lines.value, { key: '3', own: true, code: 'own-sold', args: sold }];
  expect(shown()).toBeUndefined();
});
