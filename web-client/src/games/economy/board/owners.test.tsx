import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { noHand, overTable, partOneTable, rollTable, sendTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { cornerOf, PITCH } from './geometry';
import { Owners } from './Owners';
import { PIECE } from './Pieces';

function shown(table: Table, phone = false) {
  const session = openSession(fixturePlay({ table, hand: noHand, seat: 1, phone }));
  const page = mount(<Owners session={session} small={phone} />);
  const spaces = () =>
    [...page.querySelectorAll<SVGElement>('[data-owned]')].map(({ dataset }) => dataset.owned);
  return { session, page, spaces };
}

function ownedOn({ locations, properties }: Table): readonly string[] {
  return locations
    .filter(({ card }) => card !== null && typeof properties[card] === 'number')
    .map(({ space }) => space)
    .sort();
}

describe('whose a card is', () => {
  it.each([
    ['part 1', partOneTable],
    ['part 2', rollTable],
    ['the end', overTable],
  ])('stands on each open card that is owned, and on no other, in %s', (_when, table) => {
    const { spaces } = shown(table);
    expect(ownedOn(table).length).toBeGreaterThan(0);
    expect(spaces().toSorted()).toEqual(ownedOn(table));
  });

  it('is said by no card that lies face-down, nor by one that is just being turned up', () => {
    const { session, spaces } = shown(rollTable);
    for (const { space, faceUp } of rollTable.locations) {
      if (!faceUp) expect(spaces()).not.toContain(space);
    }
    act(() => {
      session.turning.value = new Map([['a4', 'up']]);
    });
    expect(spaces()).not.toContain('a4');
  });

  it('is said no more while its card is in the air', () => {
    const card = rollTable.locations.find(({ space }) => space === 'a4')?.card ?? '';
    const properties = { ...rollTable.properties, [card]: 'unplaced' as const };
    expect(shown({ ...rollTable, properties }).spaces()).not.toContain('a4');
  });

  it('keeps its corner where a piece stands or has just been knocked out, beside it', () => {
    const at = (table: Table, space: string) => {
      const sign = shown(table, true).page.querySelector(`[data-owned="${space}"]`);
      const [x = 0, y = 0] = (sign?.getAttribute('transform') ?? '').match(/[\d.]+/g) ?? [];
      const corner = cornerOf(space);
      return { x: Number(x) - corner.x, y: Number(y) - corner.y };
    };
    const free = at(rollTable, 'a4');
    expect(at(rollTable, 'f4')).toEqual(free);
    expect(at(sendTable, 'f4')).toEqual(free);
    expect(Math.hypot(free.x - PIECE.x, free.y - PIECE.y)).toBeGreaterThan(14 + PIECE.r);
  });

  it.each([false, true])('keeps to its own space, on a phone %s', (phone) => {
    for (const sign of shown(rollTable, phone).page.querySelectorAll<SVGElement>('[data-owned]')) {
      const { x, y } = cornerOf(sign.dataset.owned ?? '');
      const [left = 0, top = 0] = (sign.getAttribute('transform') ?? '').match(/[\d.]+/g) ?? [];
      const r = Number(sign.querySelector('circle')?.getAttribute('r')) / 0.92;
      for (const middle of [Number(left) - x, Number(top) - y]) {
        expect(middle - r).toBeGreaterThanOrEqual(0);
        expect(middle + r).toBeLessThanOrEqual(PITCH);
      }
    }
  });

  it('is larger where the board is small', () => {
    const radius = (phone: boolean) =>
      Number(shown(rollTable, phone).page.querySelector('circle')?.getAttribute('r'));
    expect(radius(true)).toBeGreaterThan(radius(false));
  });
});
