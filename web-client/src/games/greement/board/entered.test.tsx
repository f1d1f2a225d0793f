import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { key, mount } from '../../../ui/mount';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { firstStartTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { Board } from './Board';

afterEach(() => void mount(null));

function afterArrow(table: Table, hand: Hand): string | null | undefined {
  const session = openSession(fixturePlay({ table, hand, seat: 1 }));
  mount(<Board session={session} fresh={signal(new Map())} />);
  key(document.body, 'ArrowDown');
  return document.activeElement?.getAttribute('data-square');
}

it('enters the map by an arrow while a start is chosen, and not in a turn', () => {
  expect(afterArrow(firstStartTable, emptyHand)).toBe('A1');
  expect(afterArrow(turnTable, turnHand)).toBeNull();
});
