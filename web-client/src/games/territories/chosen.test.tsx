import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, mount } from '../../ui/mount';
import { game } from '.';
import { fixturePlay } from './fixture/play';
import { midTable } from './fixture/tables';

describe('a field tapped on a phone', () => {
  it.each([1, 2, null])('turns the sheet to its figures, whoever is on turn', (seat) => {
    const view = game.open(fixturePlay({ table: midTable, seat, phone: true }));
    const { Board } = view;
    const page = mount(<Board />);
    expect(view.composing?.()).toBe(false);
    const tap = new MouseEvent('click', { bubbles: true });
    act(() => void found(page, '[data-number="10"]').dispatchEvent(tap));
    expect(view.composing?.()).toBe(true);
  });
});
