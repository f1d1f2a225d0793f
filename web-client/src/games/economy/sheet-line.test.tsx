import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import { Told } from './sheet-line';

describe('the line of the sheet', () => {
  it('tells apart how the last move went and what it did: a short phone shows one of them', () => {
    const table = { ...rollTable, turn: 2 };
    const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
    const way = mount(<Told session={openSession(play)} />).querySelector('.ec-last-way');
    expect(way?.textContent).toBe('Tomasz: c2 → a4, 4 steps.');
    expect(way?.nextElementSibling?.textContent).toMatch(/^Tomasz turns up PHARMACY invention/);
  });
});
