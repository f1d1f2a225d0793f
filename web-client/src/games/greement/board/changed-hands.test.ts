import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { squareFacts } from './facts';
import { markOf } from './marks';
import { squareName } from './names';

type Told = readonly [code: string, args: Record<string, unknown>, own?: 'own'];

const BEFORE: readonly Told[] = [
  ['bought', { seat: 1, square: 'A3', kind: 'gold', price: 4, tax: 0 }],
  ['turn-ended', { seat: 1 }],
  ['appropriated', { seat: 1, beside: 'lake', squares: ['B5'], refund: 2 }],
  ['gold-mines-lost', { squares: ['A3', 'J4'] }],
  ['turn-began', { seat: 2 }],
  ['square-sold', { seller: 3, buyer: 2, square: 'G5', kind: 'gold' }],
  ['bought', { seat: 2, square: 'H5', kind: 'land', price: 3, tax: 0 }],
  ['turn-ended', { seat: 2 }],
  ['turn-began', { seat: 1 }],
];

function session(...more: readonly Told[]) {
  const lines = [...BEFORE, ...more].map(
    ([code, args, own], i): StoryLine => ({ key: String(i), own: own === 'own', code, args }),
  );
  return openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines }));
}

describe('squares that have changed hands since the last turn', () => {
  it('are marked with whose they were, and no purchase from the bank is', () => {
    expect([...session().parted.value]).toEqual([
      ['B5', 1],
      ['A3', 1],
      ['G5', 3],
    ]);
  });

  it('are none that the bank has sold since, and that are lost again', () => {
    const sold = ['bought', { seat: 2, square: 'I6', kind: 'gold', price: 4, tax: 0 }] as const;
    const lost = ['gold-mines-lost', { squares: ['I6'] }] as const;
    expect([...session(sold, lost).parted.value.keys()]).not.toContain('I6');
  });

  it('are until his turn ends, but for what he has dealt himself', () => {
    const seeds = { seat: 1, square: 'D4', price: 2 };
    expect(session(['seeded', seeds]).parted.value.size).toBe(3);
    expect(session(['turn-ended', { seat: 1 }]).parted.value.size).toBe(0);
    const sells = { seller: 1, buyer: 3, square: 'H8', kind: 'land' };
    expect([...session(['square-sold', sells]).parted.value.keys()]).not.toContain('H8');
  });

  it('are heard with their names, and told on their cards', () => {
    const now = session();
    const name = (square: string) => squareName(now, markOf(now, square));
    expect(name('B5')).toContain('free, was yours');
    expect(name('G5')).toContain('Jonas’s, was Mireille’s');
    expect(name('H5')).not.toContain('was');
    expect(squareFacts(now, 'B5').rows[0]).toMatchObject({
      told: 'Last turn yours',
      said: 'It was yours in your last turn',
    });
  });
});
