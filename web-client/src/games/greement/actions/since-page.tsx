import { render } from 'preact';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { SinceTurn } from './SinceTurn';

/* What the bar tells of a story, on the page of a test. */

export type Deed = readonly [code: string, args: Record<string, unknown>];

export function told(...deeds: readonly Deed[]): string[] {
  return toldAt(turnTable, ...deeds);
}

export function toldAt(table: Table, ...deeds: readonly Deed[]): string[] {
  const lines = deeds.map(([code, args], i) => {
    return { key: String(i), own: code.startsWith('own-'), code, args };
  });
  const session = openSession(fixturePlay({ table, hand: turnHand, seat: 1, lines }));
  const page = document.createElement('div');
  render(<SinceTurn session={session} />, page);
  return [...page.querySelectorAll('.since-turn > *')].map((part) =>
    part.textContent.replaceAll('\u00a0→\u00a0', ' → ').replaceAll('×\u00a0', '× ').trim(),
  );
}

export const ended: Deed = ['turn-ended', { seat: 1 }];
export const none = { kind: 'land' as const, owner: null };
export const buys = (seat: number, square: string, tax = 0): Deed => [
  'bought',
  { seat, square, kind: 'land', price: 3, tax },
];
export const seeds = (seat: number, square: string): Deed => ['seeded', { seat, square, price: 2 }];
