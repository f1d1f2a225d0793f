import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { placeTable } from '../fixture/placing';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, partOneTable, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { LandingPanel } from './LandingPanel';

function keyOf(table: Table, pointed: string | null = null): readonly (string | null)[] {
  const session = openSession(fixturePlay({ table, hand: noHand, seat: 1 }));
  session.pointed.value = pointed;
  const page = mount(<LandingPanel session={session} />);
  return [...page.querySelectorAll('.ec-board-key li')].map(
    (each) => each.lastChild?.textContent ?? null,
  );
}

describe('the key of the board', () => {
  const kinds = '3 invention · 2 factory · 1 shop';
  const free = 'free, nobody’s yet';

  it('tells of property to be had as long as there is any', () => {
    const roll = { ...partOneTable, phase: 'roll' as const, die: null };
    expect(keyOf({ ...roll, turn: 2 })).toEqual([
      ...[kinds, 'whose it is', free, 'face down', 'you can land here', 'knocks a rival out'],
    ]);
    expect(keyOf(rollTable)).not.toContain(free);
    expect(keyOf(placeTable)).toEqual([kinds, free, 'face down']);
  });

  it('makes room for the marks of lit spaces, and for what is pointed at', () => {
    expect(keyOf(partOneTable)).toEqual([free, 'you can land here']);
    expect(keyOf(moveTable)).toEqual([]);
    expect(keyOf(rollTable, 'c4')).toEqual([]);
  });
});
