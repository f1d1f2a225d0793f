import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { endTable } from './fixture/ends';
import { fixturePlay } from './fixture/play';
import {
  changed,
  claimTable,
  goalsTable,
  otherTable,
  powerTable,
  rentAskedTable,
  tradeWaitsTable,
} from './fixture/tables';
import { seatFace } from './seats';
import { openSession } from './session';
import { pillOf, standing } from './standing';
import type { Table } from './wire';

function faceOf(table: Table, seat: number, reader: number | null = 1) {
  const session = openSession(fixturePlay({ table, seat: reader }));
  const { figures, chip } = seatFace(session, seat);
  const page = mount(
    <ul>
      {figures.map(({ value, label }) => (
        <li key={label} title={label}>
          {value}
        </li>
      ))}
    </ul>,
  );
  return { text: page.textContent, labels: figures.map(({ label }) => label), chip: chip?.words };
}

describe('a seat', () => {
  it('shows cash, debt with its interest, and properties against what a power asks for', () => {
    const { text, labels } = faceOf(claimTable, 1);
    expect(text).toContain('6owes 14642');
    expect(labels).toContain('debt, 2 interest at the street');
    expect(labels).toContain('Rural 6 of 7, Suburban 4 of 6, Urban 2 of 5, 2 virtual');
    expect(faceOf(claimTable, 3).labels).toContain(
      'Rural 7, helicopter used, Suburban 3 of 6, Urban 1 of 5, 0 virtual',
    );
  });

  it('shows a goal that all know in the place of the lock, and no other', () => {
    expect(faceOf(claimTable, 2).labels).toContain('goal known to all: Service');
    for (const seat of [1, 3, 4]) {
      expect(faceOf(claimTable, seat).labels).toContain('goal is secret');
    }
    expect(faceOf(endTable, 4).labels).toContain('goal known to all: Wealth');
  });

  it('says who has chosen, not what', () => {
    const { text, labels } = faceOf(goalsTable, 1);
    expect([text, labels]).toEqual(['has chosen', ['goal: has chosen']]);
    expect(faceOf(goalsTable, 3).text).toBe('is choosing');
  });

  it('says who answers, who could take a power, and whom the clock plays for', () => {
    expect(faceOf(rentAskedTable, 1).chip).toBe('answers');
    expect(faceOf(powerTable, 1).chip).toBe('power');
    expect(faceOf(powerTable, 3).chip).toBeUndefined();
    expect(faceOf(changed(otherTable, {}, { 1: { absent: true } }), 1).chip).toBe('clock decides');
  });
});

describe('the pill', () => {
  const pill = (table: Table, seat: number | null = 1) =>
    pillOf(openSession(fixturePlay({ table, seat })));

  it('says what is to be decided, with the clock of it', () => {
    expect(pill(claimTable)).toEqual({ kind: 'yours', words: 'Your turn', clock: 'turn' });
    expect(pill(goalsTable)).toEqual({
      kind: 'vote',
      words: 'Choose your goal',
      clock: 'choose-goals',
    });
    const phone = openSession(fixturePlay({ table: goalsTable, seat: 1, phone: true }));
    expect(pillOf(phone)?.words).toBe('Your goal');
  });

  it('asks for the answer, and waits for that of another', () => {
    expect(pill(rentAskedTable)).toEqual({
      kind: 'yours',
      words: 'Answer Jonas',
      clock: 'rent-answer',
    });
    expect(pill(rentAskedTable, 2)).toMatchObject({ kind: 'waiting', words: 'Anna answers' });
    expect(pill(tradeWaitsTable)).toMatchObject({ kind: 'waiting', words: 'Tomasz answers' });
  });

  it('leaves the turns of others to the frame', () => {
    expect(pill(otherTable)).toBeUndefined();
    expect(pill(claimTable, null)).toBeUndefined();
  });
});

describe('the standing', () => {
  it('names the round', () => {
    const words = (table: Table) => standing(openSession(fixturePlay({ table, seat: 1 })));
    expect(words(claimTable)).toBe('round 14');
    expect(words(goalsTable)).toBe('choosing goals');
    expect(words(endTable)).toBe('finished in round 24');
  });
});
