import { describe, expect, it } from 'vitest';
import { Folded } from '../../ui/folded';
import { mount } from '../../ui/mount';
import { Go } from './actions/Go';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, rollTable, sendTable } from './fixture/tables';
import { openSession } from './session';
import { Told } from './sheet-line';
import type { Table } from './wire';

describe('the line of the sheet', () => {
  it('tells apart how the last move went and what it did: a short phone shows one of them', () => {
    const table = { ...rollTable, turn: 2 };
    const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
    const way = mount(<Told session={openSession(play)} />).querySelector('.ec-last-way');
    expect(way?.textContent).toBe('Tomasz: c2 → a4, 4 steps.');
    expect(way?.nextElementSibling?.textContent).toMatch(/^Tomasz turns up PHARMACY invention/);
  });
});

describe('the line of the sheet as the reader is to roll', () => {
  it('has who took a card of his before what the last one did', () => {
    const own = rollTable.cards.find(({ id }) => rollTable.properties[id] === 1)?.id ?? '';
    const lost = { ...rollTable.properties, [own]: 2 };
    const turn = rollTable.turnNumber;
    const lastLanding = rollTable.lastLanding && { ...rollTable.lastLanding, takenFrom: 3 };
    const play = fixturePlay({ table: rollTable, hand: noHand, seat: 1, phone: true });
    const session = openSession(play);
    const becomes = (table: Table) => void Object.assign(play.table, { value: table });
    becomes({ ...rollTable, turn: 2, turnNumber: turn + 1 });
    becomes({ ...rollTable, turn: 3, turnNumber: turn + 2, properties: lost });
    becomes({ ...rollTable, turnNumber: turn + 3, properties: lost, lastLanding });
    const page = mount(<Told session={session} />);
    expect(page.querySelector('.ec-out')?.textContent).toBe('Jonas took a card of yours.');
    expect(page.querySelector('.ec-out + span')?.textContent).toMatch(/^Tomasz turns up/);
  });
});

describe('the line of the sheet while a corner is to be chosen', () => {
  const read = (seat: number) => {
    const play = fixturePlay({ table: sendTable, hand: noHand, seat, phone: true });
    return mount(<Told session={openSession(play)} />).textContent;
  };

  it('tells whoever is out what he keeps, and those who wait who is out', () => {
    expect(read(3)).toMatch(/^You are out and keep all points and property\. Nobody is paid\./);
    expect(read(2)).toMatch(
      /^Mireille is out and keeps all points and property\. Nobody is paid\./,
    );
    expect(read(1)).toMatch(/^Nobody is paid\./);
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
