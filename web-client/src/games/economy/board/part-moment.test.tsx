import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, partOneTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { PartMoment } from './PartMoment';

function opened(table: Table) {
  const play = fixturePlay({ table, hand: noHand, seat: 1, phone: true });
  const session = openSession(play);
  const page = mount(<PartMoment session={session} />);
  const becomes = (next: Table) => act(() => void Object.assign(play.table, { value: next }));
  return { page, becomes };
}

it('tells for eye and ear what part 2 changes, once it begins', () => {
  const { page, becomes } = opened(partOneTable);
  expect(page.textContent).toBe('');
  becomes(moveTable);
  const words = /^Part 2: all property is taken\. Every landing now pays everyone/;
  expect(page.querySelector('[role=status]')?.textContent).toMatch(words);
  expect(page.querySelector('.ec-part-moment')?.textContent).toMatch(words);
});

it('tells nothing of it to whoever comes later', () => {
  expect(opened(moveTable).page.querySelector('.ec-part-moment')).toBeNull();
});
