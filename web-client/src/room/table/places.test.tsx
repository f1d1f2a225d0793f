import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameModule } from '../../games/game';
import type { AnyGame } from '../../games/load';
import { found } from '../../ui/mount';
import { laptopWindow, layout, lowWindow, wideWindow } from '../layout';
import { type Entered, entered, openTable, snapshotWith } from './entered';

const empty = () => null;
const chosen = signal<string | null>(null);

/** A game of nothing but its parts. */
const parts: GameModule<unknown, unknown, unknown> = {
  Rules: empty,
  open: (play) => ({
    standing: () => '',
    seat: () => ({ figures: [] }),
    Board: () => (
      <button type="button" class="board" onClick={() => play.readStory()}>
        board
      </button>
    ),
    Actions: () => <p class="actions">{play.low.value ? 'beside' : 'under'}</p>,
    SheetHead: () => <p>head</p>,
    SheetBody: () => <p class="buttons">buttons</p>,
    Cards: () => <p class="cards">cards</p>,
    Aside: () => <p class="aside">under the seats</p>,
    Pinned: () => <p class="offer">Jonas offers 14</p>,
    Banner: () => <p class="part">part 2</p>,
    under: 'bar',
    tabs: () => [],
    chosen: () => chosen.value,
    line: ({ code }) => ({ text: code }),
    refusal: () => undefined,
    words: { action: () => '', parameter: () => '', item: () => '' },
    sounds: () => [],
    end: { verdict: () => ({ title: '', line: '' }), Papers: empty, facts: () => [] },
  }),
};

let at: Entered;

beforeEach(() => {
  at = entered();
});

afterEach(() => {
  at.leave();
  resize(1024, 768);
});

interface Sized {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
}

function resize(width: number, height: number): void {
  act(() => (window as unknown as Sized).happyDOM.setViewport({ width, height }));
}

function show(width: number, height: number): HTMLElement {
  resize(width, height);
  return openTable(at, parts as AnyGame);
}

describe('where the parts of a table stand', () => {
  it('has no margin beside the board where the game has nothing for it', () => {
    const table = show(1024, 768);
    expect(table.querySelector('.aside, .board-margin')).toBeNull();
    resize(1440, 900);
    expect(found(table, '.seats-place .aside').textContent).toBe('under the seats');
  });

  it.each([
    [1440, 900, 'three', false],
    [1200, 760, 'three', false],
    [1366, 650, 'three', true],
    [1024, 768, 'two', false],
    [1100, 700, 'one', true],
    [800, 1000, 'one', false],
    [800, 600, 'one', false],
    [667, 375, 'one', true],
    [390, 844, 'phone', false],
  ])('%i x %i: %s, the tray beside the board: %s', (width, height, parts, low) => {
    resize(width, height);
    expect([layout.value, lowWindow.value]).toEqual([parts, low]);
  });

  it.each([
    [1440, 900, true],
    [1366, 768, true],
    [1366, 650, true],
    [1280, 1024, false],
    [1280, 850, false],
    [1280, 800, true],
    [1024, 768, false],
  ])('%i x %i: a high tray beside the board where it is larger so: %s', (width, height, beside) => {
    resize(width, height);
    expect(wideWindow.value).toBe(beside);
  });

  it.each([
    [1440, 900, false],
    [1366, 768, true],
    [1366, 650, true],
    [1280, 800, false],
  ])('%i x %i: as on a laptop: %s', (width, height, beside) => {
    resize(width, height);
    expect(laptopWindow.value).toBe(beside);
  });

  it('keep free under the board what the game says, and tell it when they stand beside', () => {
    const place = show(1440, 900);
    expect(found(place, '.table').className).toBe('table three under-bar');
    expect(found(place, '.actions').textContent).toBe('under');
    resize(1366, 650);
    expect(found(place, '.table').className).toBe('table three low under-bar');
    expect(found(place, '.actions').textContent).toBe('beside');
  });

  it('put what wants an answer first', () => {
    const place = show(1366, 650);
    const cards = () =>
      [...found(place, '.knowledge-cards').children].map((each) => each.className);
    expect(cards()).toEqual(['offer', 'cards']);
    expect(place.querySelector('.knowledge-tabs .offer')).toBeNull();
  });

  it('keep the cards behind an edge where a window is narrow and low', () => {
    const place = show(1100, 700);
    expect(place.querySelector('.knowledge')).toBeNull();
    act(() => found(place, '.drawer-handle button').click());
    expect(found(place, '.drawer .cards').textContent).toBe('cards');
  });
});

describe('what comes and goes at a table', () => {
  it('stands in a strip of its own above a wide board, which stays where it is', () => {
    const place = show(1440, 900);
    act(() => at.world.line.breaks());
    const strip = found(place, '.table > .banners');
    expect(strip.querySelector('.banner.brick')?.textContent).toContain('Your seat is safe');
    expect(strip.lastElementChild?.textContent).toBe('part 2');
    expect(strip.nextElementSibling?.tagName).toBe('MAIN');
  });

  it('stands over the sheet of a phone; what holds for long stays above the board', () => {
    const place = show(390, 844);
    act(() => at.world.line.breaks());
    expect(found(place, '.phone-foot .banner.brick').textContent).toContain('Your seat is safe');
    expect(found(place, '.table > .banners').textContent).toBe('part 2');
  });

  it('is an offer in the sheet of a phone, above the buttons', () => {
    const place = show(390, 844);
    const offer = found(place, '.sheet-body .offer');
    expect(offer.textContent).toBe('Jonas offers 14');
    expect(offer.nextElementSibling?.className).toBe('buttons');
  });
});

describe('the sheet of a phone while something else is read', () => {
  function asks(toAct: number[]): void {
    act(() => at.world.line.says(snapshotWith({ toAct })));
  }

  function tabOf(place: HTMLElement, words: string): HTMLElement {
    const tabs = [...place.querySelectorAll<HTMLElement>('.tab-bar button')];
    return tabs.find((tab) => tab.textContent?.includes(words)) as HTMLElement;
  }

  it('marks where the reader is asked', () => {
    const place = show(390, 844);
    act(() => tabOf(place, 'Log').click());
    expect(tabOf(place, 'Act').textContent).toBe('!Act, you are asked');
  });

  it.each(['Log', 'Chat'])('leaves %s open once the reader is asked, and marks where', (page) => {
    const place = show(390, 844);
    asks([2]);
    act(() => tabOf(place, page).click());
    expect(tabOf(place, 'Act').textContent).not.toContain('you are asked');
    asks([1]);
    expect(tabOf(place, page).getAttribute('aria-current')).toBe('page');
    expect(tabOf(place, 'Act').textContent).toBe('!Act, you are asked');
  });

  it('opens the log where the board sends its reader there', () => {
    const place = show(390, 844);
    for (const _ of ['once', 'again']) {
      act(() => found(place, '.board').click());
      expect(tabOf(place, 'Log').getAttribute('aria-current')).toBe('page');
      expect(place.querySelector('.followed')).not.toBeNull();
    }
  });

  it('returns to what is decided once something is chosen on the board', () => {
    const place = show(390, 844);
    act(() => tabOf(place, 'Log').click());
    act(() => {
      chosen.value = 'E4';
    });
    expect(tabOf(place, 'Act').getAttribute('aria-current')).toBe('page');
    act(() => tabOf(place, 'Log').click());
    expect(tabOf(place, 'Log').getAttribute('aria-current')).toBe('page');
    chosen.value = null;
  });

  it('takes nobody from what he writes', () => {
    const place = show(390, 844);
    asks([2]);
    act(() => tabOf(place, 'Chat').click());
    found(place, '.sheet-page input').focus();
    asks([1]);
    expect(tabOf(place, 'Chat').getAttribute('aria-current')).toBe('page');
  });
});
