import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { found, mount, press } from '../../../ui/mount';
import { guideMemory } from '../../guide';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { SheetBody, SheetHead } from '../sheet';

const memory = guideMemory('greement');

afterEach(() => {
  mount(null);
  act(() => {
    memory.putAway.value = false;
    memory.guiding.value = 'no';
  });
});

it('stands in the line of the title of a phone once it was put away, and not in a row of its own', () => {
  memory.putAway.value = true;
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  const session = openSession({ ...play, phone: signal(true) });
  const page = mount(
    <>
      <SheetHead session={session} />
      <SheetBody session={session} />
    </>,
  );
  expect(page.querySelector('.hint-note')).toBeNull();
  const chip = found(page, '.sheet-line .guide-away button');
  expect(chip.textContent).toContain('Guide');
  press(chip);
  expect(memory.guiding.value).toBe('taken');
});

it('stands there as well for who has ended the guide before its last step', () => {
  memory.putAway.value = true;
  memory.seen.value = true;
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  const session = openSession({ ...play, phone: signal(true) });
  expect(mount(<SheetHead session={session} />).querySelector('.guide-away')).not.toBeNull();
  memory.seen.value = false;
});
