import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../fixture/board-page';
import { claimTable, powerTable, rollTable } from '../fixture/tables';

describe('the keyboard', () => {
  it('reaches one space by Tab, the others by arrows, and lets go with Escape', () => {
    const { page, space, session } = boardOf(claimTable);
    expect(page.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
    expect(space('U10').getAttribute('tabindex')).toBe('0');
    const key = (id: string, pressed: string) =>
      act(() => {
        space(id).dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      });
    act(() => space('U10').focus());
    key('U10', 'ArrowRight');
    expect(document.activeElement).toBe(space('U11'));
    key('U12', 'Enter');
    expect(session.chosen.value).toBe('U12');
    key('U12', 'Escape');
    expect(session.chosen.value).toBeNull();
  });
});

describe('the city by keyboard', () => {
  it('is entered from the innermost ring, and a rooftop chosen there', () => {
    const { page, space, session } = boardOf(powerTable);
    const key = (place: Element | null, pressed: string) =>
      act(() => {
        place?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      });
    act(() => space('U10').focus());
    key(space('U10'), 'ArrowDown');
    key(document.activeElement, 'ArrowRight');
    const roof = page.querySelector('[data-roof="rural productivity"]');
    expect(document.activeElement).toBe(roof);
    key(roof, 'Enter');
    expect(session.roof.value).toEqual({ ring: 'rural', power: 'productivity' });
  });
});

describe('on the phone', () => {
  it('goes to the landings of the ring that is to be rolled for', () => {
    const { page, session, all } = boardOf(rollTable, 1, true);
    const map = () => page.querySelector<SVGElement>('.three-rings-map')?.style.transform;
    const rural = map();
    expect(page.querySelector('.three-rings-board.near')).not.toBeNull();
    expect(all('.tr-die')[0]).toBe('R24');
    act(() => {
      session.ring.value = 'urban';
    });
    expect(all('.tr-die')[0]).toBe('U11');
    expect(map()).not.toBe(rural);
  });

  it('opens the ring in play and goes to the space that is to be claimed', () => {
    const { page, session } = boardOf(claimTable, 1, true);
    const board = () => page.querySelector('.three-rings-board');
    act(() => {
      session.chosen.value = 'U19';
    });
    expect(board()?.getAttribute('data-zoomed')).toBe('true');
    act(() => {
      session.chosen.value = null;
    });
    expect(board()?.getAttribute('data-zoomed')).toBe('false');
  });
});
