import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { begunTable, moveTable, noHand, partOneTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';
import { PartMoment } from './PartMoment';

function opened(table: Table) {
  const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
  const session = openSession(play);
  const page = mount(<PartMoment session={session} />);
  const becomes = (next: Table) => act(() => void Object.assign(play.table, { value: next }));
  return { page, becomes };
}

it('tells what part 2 changes, once it begins', () => {
  const { page, becomes } = opened(partOneTable);
  expect(page.textContent).toBe('');
  becomes(begunTable);
  const words = /^Part 2: all property is taken\. Every landing now pays everyone/;
  expect(page.querySelector('[role=status]')).toBeNull();
  expect(page.querySelector('.ec-part-moment')?.textContent).toMatch(words);
});

it('tells nothing of it to whoever comes later', () => {
  expect(opened(moveTable).page.querySelector('.ec-part-moment')).toBeNull();
});

it('stands through the next throw, for it covers no space, and gives the seats back once they are paid', () => {
  const { page, becomes } = opened(partOneTable);
  becomes(begunTable);
  becomes({ ...begunTable, phase: 'move', die: 4 });
  expect(page.querySelector('.ec-part-moment')).not.toBeNull();
  becomes(moveTable);
  expect(page.querySelector('.ec-part-moment')).toBeNull();
});

it('lies over the line above the board, not over the board', () => {
  const play = fixturePlay({ table: partOneTable, hand: noHand, seat: 1, phone: true });
  const page = mount(<Board session={openSession(play)} />);
  act(() => void Object.assign(play.table, { value: begunTable }));
  expect(page.querySelector('.ec-over-line > .ec-part-moment')).not.toBeNull();
  expect(page.querySelector('.economy-board .ec-part-moment')).toBeNull();
});

it('waits until the move that brings part 2 has been seen', () => {
  const { page, becomes } = opened(partOneTable);
  becomes(moveTable);
  expect(page.querySelector('.ec-part-moment')).toBeNull();
});
