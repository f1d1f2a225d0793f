import { expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, overTable } from './fixture/tables';
import { leaving } from './leaving';

it('says that cards and points of who leaves stay his, and that his piece moves on', () => {
  const words = leaving(fixturePlay({ table: moveTable, seat: 1 }));
  expect(words?.away).toContain('your cards and points stay yours');
  expect(words?.abandoned).toContain('keeps its cards and points');
});

it('says nothing to who only watches, and at the end', () => {
  expect(leaving(fixturePlay({ table: moveTable }))).toBeUndefined();
  expect(leaving(fixturePlay({ table: overTable, seat: 1 }))).toBeUndefined();
});
