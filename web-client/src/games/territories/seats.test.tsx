import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { fixturePlay } from './fixture/play';
import { midTable } from './fixture/tables';
import { seatFace } from './seats';
import { openSession } from './session';
import type { Table } from './wire';

function sitting(table: Table, seat: number | null = 1, phone = false) {
  return openSession(fixturePlay({ table, seat, phone }));
}

describe('a seat', () => {
  it('shows money large, fields and assets small, and who throws by itself', () => {
    const session = sitting(midTable);
    const face = seatFace(session, 1);
    expect(mount(<p>{face.sum?.value}</p>).textContent).toBe('5,150');
    expect(face.figures.map(({ value }) => value)).toEqual(['4', 'assets 23,400']);
    expect(seatFace(session, 4).chip?.words).toBe('absent');
    expect(mount(<p>{seatFace(session, 5).out}</p>).textContent).toContain(
      'out in turn 61, place 5',
    );
    expect(face.out).toBeUndefined();
  });

  it('shows money in full on a phone too', () => {
    const face = seatFace(sitting(midTable, 1, true), 2);
    expect(mount(<p>{face.sum?.value}</p>).textContent).toBe('12,940');
  });
});
