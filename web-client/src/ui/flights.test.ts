import { describe, expect, it, vi } from 'vitest';
import { arc, fly, outline } from './flights';

describe('the way of a flight', () => {
  it('is a shallow arc from one point to the other', () => {
    const way = arc({ x: 0, y: 100 }, { x: 100, y: 100 });
    expect(way[0]).toEqual({ x: 0, y: 100 });
    expect(way.at(-1)).toEqual({ x: 100, y: 100 });
    expect(way[6]).toEqual({ x: 50, y: 82 });
    expect(arc({ x: 0, y: 100 }, { x: 100, y: 100 }, 0)[6]).toEqual({ x: 50, y: 100 });
  });
});

describe('points from the upper edge of a board', () => {
  it('rise over nothing that a banner says', () => {
    document.body.innerHTML = '<div class="banners"></div><p id="card">3</p><p id="anna">A</p>';
    const left: Record<string, number> = { card: 400, anna: 0 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { x: left[this.id], y: 80, width: 100, height: 40, bottom: 70 } as DOMRect;
    });
    const travels = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
    fly([{ from: '#card', to: '#anna', words: '+5', kind: 'points' }], 600)();
    const [way] = travels.mock.calls[0] as unknown as [{ translate: string }[]];
    const tops = way.map(({ translate }) => Number.parseFloat(translate.split(' ')[1] ?? ''));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(92);
    vi.restoreAllMocks();
  });
});

describe('coins on their way', () => {
  it('go in a row of nine at most, and say how many they are', () => {
    document.body.innerHTML = '<p id="bank">bank</p><p id="purse">3</p>';
    Element.prototype.animate ??= () => ({}) as Animation;
    const of = (coins: number) => {
      const end = fly(
        [{ from: '#bank', to: '#purse', words: `+${coins}`, kind: 'coins', coins }],
        600,
      );
      const seen = [...document.querySelectorAll('.flight')].map((flight) => [
        flight.textContent,
        flight.querySelectorAll('i').length,
      ]);
      end();
      return seen;
    };
    expect(of(3)).toEqual([['+3', 3]]);
    expect(of(21)).toEqual([['+21', 9]]);
    expect(document.querySelectorAll('.flight')).toHaveLength(0);
  });
});

describe('points for several', () => {
  it('begin side by side, each nearest to where it goes', () => {
    document.body.innerHTML = '<p id="card">3</p><p id="anna">A</p><p id="jonas">J</p>';
    const tops: Record<string, number> = { card: 300, anna: 50, jonas: 150 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { x: 0, y: tops[this.id], width: 100, height: 20 } as DOMRect;
    });
    const travels = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
    const to = (seat: string, words: string) =>
      ({ from: '#card', to: seat, words, kind: 'points' }) as const;
    fly([to('#jonas', '+1'), to('#anna', '+3')], 600)();
    const begins = travels.mock.calls.map(
      ([way]) => (way as { translate: string }[])[0]?.translate,
    );
    expect(begins).toEqual(['50px 327px', '50px 293px']);
    vi.restoreAllMocks();
  });
});

describe('points from the edge of a narrow page', () => {
  it('are whole where they begin', () => {
    document.body.innerHTML = '<p id="card">3</p><p id="anna">A</p>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      x: innerWidth - 40,
      y: 300,
      width: 40,
      height: 20,
    } as DOMRect);
    const travels = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
    fly([{ from: '#card', to: '#anna', words: '+1', kind: 'points' }], 600)();
    const [way = []] = travels.mock.calls[0] ?? [];
    const [first] = way as { translate: string }[];
    expect(first?.translate).toBe(`${innerWidth - 30}px 310px`);
    vi.restoreAllMocks();
  });
});

describe('what is paid by a seat', () => {
  it('leaves a column of seats at its side, a row at its foot and two rows at the mark, so that it covers no money or name', () => {
    document.body.innerHTML = `<ul class="seats three"><li id="anna">3</li><li id="jonas">5</li></ul>
      <ul class="seats two"><li id="ines">4</li></ul>
      <ul class="seats phone"><li id="cog">4</li></ul>
      <ul class="seats phone many"><li id="ben"><i class="medal"></i>4</li></ul>`;
    const box = { x: 14, y: 90, width: 220, height: 60 } as DOMRect;
    const mark = { x: 20, y: 94, width: 22, height: 22 } as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('.medal') ? mark : box;
    });
    const travels = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
    const begins = (from: string) => {
      fly([{ from, to: '#jonas', words: '3', kind: 'coins' }], 600)();
      const [way] = travels.mock.lastCall ?? [];
      return (way as { translate: string }[])[0]?.translate;
    };
    expect(begins('#anna')).toBe('268px 120px');
    expect(begins('#ines')).toBe('124px 158px');
    expect(begins('#cog')).toBe('124px 158px');
    expect(begins('#ben')).toBe('31px 105px');
    vi.restoreAllMocks();
  });

  it('goes straight to the next of a row, over no head', () => {
    document.body.innerHTML =
      '<ul class="seats phone"><li id="anna">3</li><li id="jonas">5</li></ul>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { x: this.id === 'anna' ? 0 : 300, y: 60, width: 70, height: 50 } as DOMRect;
    });
    const travels = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation);
    fly([{ from: '#anna', to: '#jonas', words: '', kind: 'coins' }], 600)();
    const way = travels.mock.lastCall?.[0] as { translate: string }[];
    expect(new Set(way.map(({ translate }) => translate.split(' ')[1]))).toEqual(
      new Set(['118px']),
    );
    vi.restoreAllMocks();
  });
});

describe('a card on its way', () => {
  it('shows its sign in the colour of its kind, or its back alone', () => {
    document.body.innerHTML = '<p id="board">b</p><p id="seat">s</p>';
    Element.prototype.animate ??= () => ({}) as Animation;
    const way = { from: '#board', to: '#seat', kind: 'card' } as const;
    const end = fly(
      [
        { ...way, words: '2', face: { icon: 'car-fill', style: 'motor' } },
        { ...way, words: '' },
      ],
      600,
    );
    const [face, back] = [...document.querySelectorAll('.flight.card')];
    expect(face?.className).toBe('flight card motor');
    expect(face?.querySelector('use')?.getAttribute('href')).toContain('car-fill');
    expect(face?.textContent).toBe('2');
    expect(back?.className).toBe('flight card');
    expect(back?.childElementCount).toBe(0);
    end();
  });
});

describe('where nothing may travel', () => {
  it('what changed is outlined for two seconds', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<p id="purse">3</p>';
    outline(['#purse', '#nobody']);
    expect(document.querySelector('#purse')?.className).toBe('outlined');
    vi.advanceTimersByTime(2000);
    expect(document.querySelector('#purse')?.className).toBe('');
    vi.useRealTimers();
  });

  it('what changed before is outlined no more', () => {
    document.body.innerHTML = '<p id="purse">3</p><p id="bank">5</p>';
    outline(['#purse']);
    const end = outline(['#bank']);
    expect([...document.querySelectorAll('.outlined')].map(({ id }) => id)).toEqual(['bank']);
    end();
    expect(document.querySelector('.outlined')).toBeNull();
  });
});
