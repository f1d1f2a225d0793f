import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { SinceTurn } from './SinceTurn';

type Deed = readonly [code: string, args: Record<string, unknown>];

function pageAfter(...deeds: readonly Deed[]): Element {
  const lines = deeds.map(([code, args], i) => ({ key: String(i), own: false, code, args }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines });
  const page = document.createElement('div');
  render(<SinceTurn session={openSession(play)} />, page);
  return page;
}

const ended: Deed = ['turn-ended', { seat: 1 }];
const seeds: Deed = ['seeded', { seat: 1, square: 'C4', price: 2 }];

describe('a loss of the reader', () => {
  it('is none any more once he has made it good himself', () => {
    const lossesAfter = (...deeds: Deed[]) => {
      const page = pageAfter(
        ['bought', { seat: 1, square: 'C4', kind: 'land', price: 3, tax: 0 }],
        ...[seeds, ended],
        ['vote-let-through', { card: 'V16', against: 0, for: 3, players: 3 }],
        ['crops-lost', { squares: ['C4'] }],
        ['turn-began', { seat: 1 }],
        ...deeds,
      );
      return [...page.querySelectorAll('.brick-words')].map((part) => part.textContent);
    };
    expect(lossesAfter()).toEqual(['your C4 became bare land']);
    expect(lossesAfter(seeds)).toEqual([]);
  });
});

describe('what the reader’s squares bring', () => {
  it('is told once its coins have landed, and has its room before', () => {
    const profit = { key: 'own', own: true, code: 'own-profit', args: { amount: 37 } };
    const began = { key: 'began', own: false, code: 'turn-began', args: { seat: 1 } };
    const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines: [began, profit] });
    const shown = (isComing: boolean) => {
      const page = document.createElement('div');
      const session = { ...openSession(play), harvests: signal(isComing) };
      render(<SinceTurn session={session} />, page);
      return page.querySelector('.since-line');
    };
    expect(shown(true)?.className).toContain('coming');
    expect(shown(true)?.textContent).toContain('You collect 37');
    expect(shown(false)?.className).not.toContain('coming');
  });
});

describe('an event that one player paid off', () => {
  const toldOf = (seat: number) =>
    pageAfter(ended, ['event-paid', { seat, card: 'P03', price: 15 }]).textContent;

  it('is told with who paid and what of the reader’s it would have taken', () => {
    expect(toldOf(2)).toContain('(paid off by Jonas for 15: your 6 squares by lakes stay)');
    expect(toldOf(1)).toContain('(paid off by you)');
  });
});
