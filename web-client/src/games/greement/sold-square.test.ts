import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { turnTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

it('lets go of a chosen square once the reader has sold it, and of no other', () => {
  const table = signal<Table>(turnTable);
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  const session = openSession({ ...play, table });
  const owned = (square: string, owner: number): Table => ({
    ...table.value,
    squares: { ...table.value.squares, [square]: { kind: 'crop', owner } },
  });
  session.chosen.value = 'D2';
  table.value = owned('H5', 3);
  expect(session.chosen.value).toBe('D2');
  table.value = owned('D2', 2);
  expect(session.chosen.value).toBeNull();
  session.chosen.value = 'H5';
  table.value = owned('H5', 1);
  expect(session.chosen.value).toBe('H5');
});
