import type { Signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../fixture/board-page';
import { changed, claimTable, levelTable, rollTable } from '../fixture/tables';
import type { Table } from '../wire';

const REST = 250;

/** The card of a space on which the pointer has rested. */
function cardAt(table: Table, space: string): string | null {
  const { page, session } = boardOf(table);
  act(() => {
    session.pointed.value = space;
  });
  expect(page.querySelector('.tr-tip')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(REST);
  });
  return page.querySelector('.tr-tip')?.textContent ?? null;
}

describe('the card of a space', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes once the pointer rests, and spells out what the space counts', () => {
    const words = cardAt(levelTable, 'U16');
    expect(words).toContain('Social Network');
    expect(words).toContain('Value 10: printed 13, level −1.');
    expect(words).toContain('In a network: 10 + 4 = 14.');
    expect(words).toContain('Tomasz’s');
  });

  it('says what a claim there would cost, and the street on the way', () => {
    const words = cardAt(claimTable, 'U04');
    expect(words).toContain('You can claim it for 16.');
    expect(words).toContain('crosses the street: interest 4');
  });

  it('says what a roll brings that leads there', () => {
    const words = cardAt(rollTable, 'R26');
    expect(words).toContain('by a 3');
    expect(words).toContain('rent 4');
  });

  it('stands in the half of the board where the space and the landings of the roll are not', () => {
    const { page, session } = boardOf(rollTable);
    act(() => {
      session.pointed.value = 'R24';
    });
    act(() => {
      vi.advanceTimersByTime(REST);
    });
    expect(page.querySelector('.tr-tip')?.className).toBe('tr-tip left bottom');
  });

  it('says why a space cannot be claimed', () => {
    expect(cardAt(claimTable, 'U03')).toContain('It is not vacant');
    expect(cardAt(claimTable, 'S01')).toContain('This turn is played on the urban ring');
    expect(cardAt(claimTable, 'U08')).toContain('A park cannot be claimed');
    expect(cardAt(changed(claimTable, { traded: true }), 'U19')).toMatch(/trade/);
    expect(cardAt(rollTable, 'U03')).not.toContain('vacant, so');
  });

  it('goes once the keyboard leaves the board, and with the phase', () => {
    const { page, session, space, play } = boardOf(claimTable);
    const isShown = () => {
      act(() => {
        vi.advanceTimersByTime(REST);
      });
      return page.querySelector('.tr-tip') !== null;
    };
    act(() => {
      session.pointed.value = 'U03';
    });
    expect(isShown()).toBe(true);
    act(() => {
      space('U03').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    expect(isShown()).toBe(false);
    act(() => {
      session.pointed.value = 'U03';
    });
    expect(isShown()).toBe(true);
    act(() => {
      (play.table as Signal<Table>).value = changed(claimTable, { claimed: true });
    });
    expect(isShown()).toBe(false);
  });

  it('leaves a space that is to be claimed to the tray', () => {
    const { page, session } = boardOf(claimTable);
    act(() => {
      session.chosen.value = 'U19';
    });
    expect(page.querySelector('.tr-tip')).toBeNull();
    act(() => {
      session.chosen.value = 'S08';
    });
    expect(page.querySelector('.tr-tip')?.textContent).toContain('Cinema');
  });
});
