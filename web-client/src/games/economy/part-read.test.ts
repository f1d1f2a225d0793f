import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { moveTable, partOneTable } from './fixture/tables';
import { partReadOf } from './part-read';
import type { Table } from './wire';

it('takes the sentence of a part for read after an own turn in it', () => {
  const table = signal<Table>({ ...partOneTable, turn: 2 });
  const read = partReadOf({ table, seat: signal(1) });
  const after = (now: Table) => {
    table.value = now;
    return read.value;
  };
  expect(read.value).toBe(0);
  expect(after({ ...partOneTable, turn: 1 })).toBe(0);
  expect(after({ ...moveTable, turn: 2 })).toBe(1);
  expect(after({ ...moveTable, turn: 1 })).toBe(1);
  expect(after({ ...moveTable, turn: 2 })).toBe(2);
});
