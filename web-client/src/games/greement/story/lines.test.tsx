import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { turnTable } from '../fixture/tables';
import { en, sentences } from '../words';
import { lineFace, loggedFace } from './lines';
import type { Reader } from './reader';
import { lineArgs, refusalArgs } from './samples';

const NAMES = ['Anna', 'Jonas', 'Mireille'];
const name = (seat: number) => NAMES[seat - 1] ?? 'nobody';

const of = (seat: number | null): Reader => {
  return { name, seat: signal(seat), lines: signal([]), table: signal(turnTable) };
};

function told(
  code: string,
  args: Record<string, unknown>,
  own = false,
  reader: number | null = null,
): string {
  const line: StoryLine = { key: code, own, code, args };
  const page = document.createElement('p');
  render(lineFace(line, of(reader)).text, page);
  return page.textContent ?? '';
}

describe('the choice of starts', () => {
  it('is told as a new one from its second round on', () => {
    const rounds = ['1', '2'].map((key) => ({ key, own: false, code: 'starts-opened', args: {} }));
    const reader = { ...of(1), lines: signal(rounds) };
    const heads = rounds.map((line) => {
      const page = document.createElement('p');
      render(lineFace(line, reader).text, page);
      return page.textContent;
    });
    expect(heads).toEqual(['Choosing a start', 'Choosing again']);
  });
});

describe('a start that is not for sale', () => {
  it('is told once, as what has to be replaced', () => {
    const locked = (key: string, square: string): StoryLine => {
      return { key, own: false, code: 'start-locked', args: { seat: Number(key), square } };
    };
    const story: StoryLine[] = [
      ...[locked('1', 'E5'), locked('2', 'H8')],
      { key: '3', own: false, code: 'replacement-opened', args: { seat: 1, square: 'E5' } },
    ];
    const reader = { ...of(1), lines: signal(story) };
    const told = story.filter((line) => loggedFace(line, reader) !== null);
    expect(told.map(({ key }) => key)).toEqual(['2', '3']);
  });
});

describe('what the reader himself did at the beginning', () => {
  it('is told once, with its square and its amount', () => {
    const line = (code: string, args: Record<string, unknown>): StoryLine => {
      return { key: `${code} ${args.seat}`, own: code.startsWith('own-'), code, args };
    };
    const story = [
      ...[line('start-chosen', { seat: 1 }), line('own-start-chosen', { square: 'F6' })],
      ...[line('start-chosen', { seat: 2 }), line('loan-written', { seat: 2 })],
      ...[line('loan-written', { seat: 1 }), line('own-loan-written', { amount: 10 })],
      line('start-paid', { seat: 1, square: 'F6', price: 2 }),
      line('own-first-loan', { amount: 10, price: 2, money: 8 }),
    ];
    const codes = (lines: readonly StoryLine[]) =>
      lines
        .filter((each) => loggedFace(each, { ...of(1), lines: signal(lines) }) !== null)
        .map(({ code, args }) => (args.seat === 2 ? `${code} 2` : code));
    const others = ['start-chosen 2', 'loan-written 2'];
    expect(codes(story)).toEqual(['own-start-chosen', ...others, 'own-first-loan']);
    expect(codes(story.slice(0, -1))).toEqual([
      ...['own-start-chosen', ...others],
      ...['own-loan-written', 'start-paid'],
    ]);
  });
});

describe('an answer to a disease', () => {
  const kept = (codes: readonly string[]) => {
    const story = codes.map((code, i): StoryLine => {
      return { key: String(i), own: code.startsWith('own-'), code, args: {} };
    });
    const reader = { ...of(1), lines: signal(story) };
    return story.filter((line) => loggedFace(line, reader) !== null).map(({ code }) => code);
  };

  it('stands in the log until it is changed or carried out, and each disease has its own', () => {
    const answered = 'own-disease-answered';
    expect(kept([answered])).toEqual([answered]);
    expect(kept([answered, answered])).toEqual([answered]);
    expect(kept([answered, 'own-disease-paid'])).toEqual(['own-disease-paid']);
    const later = [answered, 'card-turned-up', answered, 'own-disease-paid'];
    expect(kept(later)).toEqual([answered, 'card-turned-up', 'own-disease-paid']);
  });
});

describe('debts that are cancelled', () => {
  it('are told with the figure to whoever had one', () => {
    const lines = [
      { key: '1', own: true, code: 'own-debt-multiplied', args: { multiplier: 2, debt: 16 } },
      { key: '2', own: true, code: 'own-pledge-paid', args: { coins: 4, loan: 3 } },
      { key: '3', own: false, code: 'debts-cancelled', args: {} },
      { key: '4', own: false, code: 'debts-cancelled', args: {} },
    ];
    // With each line that joins it the story is made anew.
    const reader = { ...of(1), lines: signal(structuredClone(lines)) };
    const [first, second] = lines.slice(2).map((line) => {
      const page = document.createElement('p');
      render(lineFace(line, reader).text, page);
      return page.textContent;
    });
    expect(first).toBe('All debts are cancelled, yours of 19 too.');
    expect(second).toBe('All debts are cancelled.');
  });
});

describe('every line of the story', () => {
  it.each(Object.entries(lineArgs))('%s is a whole sentence', (code, args) => {
    const text = told(code, args, code.startsWith('own-'));
    expect(text).not.toMatch(/[{}]|undefined|null|NaN|nobody/);
    expect(text).not.toBe(code);
    expect(text.length).toBeGreaterThan(3);
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('line.'))
      .map((key) => key.slice(5).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(lineArgs).sort());
  });
});

describe('a line', () => {
  it('names who did it, and the squares it lights', () => {
    const face = lineFace(
      { key: '1', own: false, code: 'bought', args: lineArgs.bought ?? {} },
      of(null),
    );
    expect(face.seat).toBe(2);
    expect(face.spaces).toEqual(['G5']);
  });

  it('speaks of a mine and of the tax only where there is one', () => {
    const bought = { seat: 2, square: 'G5', price: 4, tax: 0 };
    expect(told('bought', { ...bought, kind: 'gold' })).toBe('Jonas buys G5, a gold mine, for 4.');
    expect(told('bought', { ...bought, kind: 'land', tax: 8 })).toBe(
      'Jonas buys G5 for 4 and 8 tax.',
    );
  });

  it('tells of a payment a loan only where there is one', () => {
    expect(told('own-event-paid', { coins: 15, loan: 6 }, true)).toBe(
      'You pay 15, 6 of it borrowed.',
    );
    expect(told('own-event-paid', { coins: 15, loan: 0 }, true)).toBe('You pay 15.');
  });

  it('spells out a profit by kinds and factors', () => {
    expect(told('own-profit', lineArgs['own-profit'] ?? {}, true)).toBe(
      'You collect 37: 32 from 4 crops times 2, 5 from 1 gold mine.',
    );
  });

  it('counts no round twice: the events after “Round 2” are its own', () => {
    expect(told('round-began', { round: 2 })).toBe('Round 2 begins.');
    expect(told('cards-drawn', { count: 3 })).toBe('First the events');
  });

  it('takes a number for no seat', () => {
    const args = { value: 'cropProfit', from: 4, to: 3 };
    const face = lineFace({ key: '1', own: false, code: 'value-changed', args }, of(null));
    expect(face.seat).toBeUndefined();
    expect(told('value-changed', args)).toBe('Crop profit: 4 to 3.');
  });

  it('names a factor as the table does, and to the ear in a word', () => {
    const args = { value: 'lakeMultiplier', from: 1, to: 2 };
    const line = { key: '1', own: false, code: 'value-changed', args };
    const page = document.createElement('p');
    render(lineFace(line, of(null)).text, page);
    expect(page.querySelector('[aria-hidden]')?.textContent).toBe(en['value.lakeMultiplier']);
    expect(page.querySelector('.hidden-text')?.textContent).toBe('Lake factor');
  });

  it('shows the code of a sentence it does not know', () => {
    expect(told('the-sky-fell', {})).toBe('the-sky-fell');
  });
});

describe('a line, to whom it is about,', () => {
  /** About these the whole table is told, or they leave with it. */
  const aside = ['left-game', 'turn-passed'];
  const parties = ['seat', 'seller', 'buyer', 'maker', 'addressee'] as const;
  const about = Object.entries(lineArgs).filter(
    ([code, args]) => !aside.includes(code) && parties.some((each) => args[each] !== undefined),
  );

  it.each(about)('%s calls him “you” or leaves him out', (code, args) => {
    for (const reader of parties.map((each) => args[each])) {
      if (typeof reader !== 'number') continue;
      const text = told(code, args, false, reader);
      expect(text).not.toContain(name(reader));
      expect(text).not.toMatch(/[{}]|undefined|nobody/);
    }
  });

  it('is his gift, his purchase and his trade', () => {
    const gifts = lineArgs['pledges-collected'] ?? {};
    expect(told('pledges-collected', gifts, false, 1)).toContain('you 6, Jonas 4');
    expect(told('donated', { from: 3, to: 2 }, false, 2)).toBe('Mireille gives money to you.');
    expect(told('bought', lineArgs.bought ?? {}, false, 2)).toBe('You buy G5, a gold mine, for 4.');
  });
});

describe('every refusal', () => {
  it.each(Object.entries(refusalArgs))('%s has its sentence', (code, args) => {
    const words = sentences.refusal(code, args, name);
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/[{}]|undefined|nobody/);
  });

  it('names the seat where the server names it', () => {
    expect(sentences.refusal('not-your-turn', { seat: 2 }, name)).toBe('Jonas is on turn.');
    expect(sentences.refusal('not-your-turn', {}, name)).toBe('It is not your turn.');
  });

  it('leaves the codes of the frame to the frame', () => {
    expect(sentences.refusal('too-many-connections', {}, name)).toBeUndefined();
  });
});
