import { describe, expect, it } from 'vitest';
import { Folded } from '../../ui/folded';
import { mount } from '../../ui/mount';
import { Go } from './actions/MoveBar';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, rollTable } from './fixture/tables';
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

describe('the folded sheet', () => {
  it('names the card that lies where one would go', () => {
    const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
    const session = openSession(play);
    session.chosen.value = 'e3';
    const page = mount(
      <Folded.Provider value={true}>
        <Go session={session} />
      </Folded.Provider>,
    );
    expect(page.querySelector('.button-label')?.textContent).toBe('Go to e3, MOTOR factory');
    expect(mount(<Go session={session} />).querySelector('.button-label')?.textContent).toBe(
      'Go to e3',
    );
  });
});
