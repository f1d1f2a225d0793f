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

  it('is told as his where the story that a page has begins after he got the square', () => {
    const herds: Deed[] = [
      ['vote-let-through', { card: 'V17', against: 0, for: 3, players: 3 }],
      ['cattle-lost', { squares: ['E3'] }],
    ];
    const page = pageAfter(ended, ...herds);
    expect(page.querySelector('.brick-words')?.textContent).toBe('you lose the cattle on E3');
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

describe('what the reader has dealt and paid', () => {
  const told = (...deeds: readonly (readonly [boolean, ...Deed])[]) => {
    const lines = deeds.map(([own, code, args], i) => ({ key: String(i), own, code, args }));
    const hand = { ...turnHand, offers: [] };
    const play = fixturePlay({ table: turnTable, hand, seat: 1, lines });
    const page = document.createElement('div');
    const session = openSession(play);
    render(<SinceTurn session={session} />, page);
    return { page, session };
  };
  const bought = { other: 2, square: 'D2', price: 14, taxPayer: 'buyer', tax: 8 };
  const sold = { seller: 2, buyer: 1, square: 'D2', kind: 'land' };
  const deal = [
    [false, 'square-sold', sold],
    [true, 'own-bought', bought],
  ] as const;

  it('is told with its sum, once, in the turn in which it was and until the next one', () => {
    const now = told([false, 'turn-began', { seat: 1 }], ...deal).page.textContent;
    expect(now).toContain('You buy D2 from Jonas for 14 and 8 tax.');
    const later = told([false, ...ended], ...deal, [false, 'turn-began', { seat: 1 }]).page;
    expect(later.textContent).toContain('You buy D2 from Jonas for 14 and 8 tax.');
    expect(later.textContent).not.toContain('sells');
  });

  it('is told of an offer that was refused as long as the turn lasts', () => {
    const refused = { maker: 1, addressee: 2, square: 'D2', price: 14 };
    const now = told([false, 'turn-began', { seat: 1 }], [true, 'sale-refused', refused]);
    expect(now.page.textContent).toContain('Jonas does not buy D2 for 14.');
    const next = told([true, 'sale-refused', refused], [false, ...ended]);
    expect(next.page.textContent).not.toContain('Jonas does not buy');
  });

  it('is told of the deal alone where an offer was refused before it was made', () => {
    const refused = { maker: 1, addressee: 2, square: 'D2', price: 9 };
    const began = [false, 'turn-began', { seat: 1 }] as const;
    const first = [true, 'purchase-refused', refused] as const;
    expect(told(began, first, ...deal).page.textContent).not.toContain('does not');
    const again = told(began, ...deal, first).page.textContent;
    expect(again).toContain('Jonas does not sell D2');
  });

  it('is told in the next turn of an offer that others left to lapse, but not where they dealt', () => {
    const offer = { maker: 1, addressee: 2, square: 'D2', price: 14 };
    const lapsed = [true, 'sale-lapsed', offer] as const;
    const began = [false, 'turn-began', { seat: 1 }] as const;
    const others = [false, 'turn-began', { seat: 2 }] as const;
    const alone = told([false, ...ended], others, lapsed, began).page.textContent;
    expect(alone).toContain('Your offer of D2 to Jonas at 14 lapsed.');
    const dealt = told([false, ...ended], others, ...deal, lapsed, began).page.textContent;
    expect(dealt).not.toContain('lapsed');
    const theirs = [true, 'sale-lapsed', { ...offer, maker: 2, addressee: 1 }] as const;
    expect(told([false, ...ended], others, theirs, began).page.textContent).toContain(
      'Jonas’s offer of D2 at 14 lapsed.',
    );
  });

  it('is told under the card that it was paid for, and that another changed nothing', () => {
    const { page } = told(
      [false, ...ended],
      [false, 'card-turned-up', { card: 'P02', position: 1 }],
      [true, 'own-disease-paid', { coins: 2, loan: 0, squares: ['E3'] }],
      [false, 'card-turned-up', { card: 'V12', position: 2 }],
      [false, 'vote-let-through', { card: 'V12', against: 0, for: 3, players: 3 }],
      [false, 'turn-began', { seat: 1 }],
    );
    expect(page.textContent).toContain('Cattle disease: you pay 2 for E3');
    expect(page.textContent).toContain('(passed, changed nothing)');
  });
});
