import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { Held } from '../../../ui/held';
import { found, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { midTable, withPlayer } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { AutoRoll } from './AutoRoll';

function sitting(table: Table, seat: number | null = 1) {
  const play = fixturePlay({ table, seat });
  return { play, session: openSession(play) };
}

describe('the switch', () => {
  it('turns throwing over to the table and back', () => {
    const { play, session } = sitting(midTable, 2);
    const page = mount(<AutoRoll session={session} />);
    press(found(page, '[role=switch]'));
    expect(play.sent).toEqual([{ type: 'auto-roll', on: true }]);
    const on = sitting(withPlayer(midTable, 2, { autoRoll: true }), 2);
    press(found(mount(<AutoRoll session={on.session} />), '[role=switch]'));
    expect(on.play.sent).toEqual([{ type: 'auto-roll', on: false }]);
  });

  it('stands as it was put while the table that says so waits to be seen', async () => {
    const { session } = sitting(midTable, 2);
    const page = mount(<AutoRoll session={session} />);
    press(found(page, '[role=switch]'));
    await act(async () => undefined);
    expect(found(page, '[role=switch]').getAttribute('aria-checked')).toBe('true');
  });

  it('stays and says why nothing can be done, without asking the table', () => {
    const { play, session } = sitting(midTable, 2);
    const held = (
      <Held.Provider value="The game is paused.">
        <AutoRoll session={session} />
      </Held.Provider>
    );
    const lever = found(mount(held), '[role=switch]');
    press(lever);
    expect([play.sent, lever.getAttribute('aria-disabled')]).toEqual([[], 'true']);
    expect(lever.closest('label')?.textContent).toContain('The game is paused.');
  });

  it('is not there for who is out', () => {
    expect(mount(<AutoRoll session={sitting(midTable, 5).session} />).textContent).toBe('');
  });

  it('goes as soon as it is seen that its player is out, though the table says so later', () => {
    const lines = [{ key: '1', own: false, code: 'out', args: { seat: 1, freed: 2 } }];
    const play = fixturePlay({ table: midTable, seat: 1, lines });
    expect(mount(<AutoRoll session={openSession(play)} />).textContent).toBe('');
  });
});
