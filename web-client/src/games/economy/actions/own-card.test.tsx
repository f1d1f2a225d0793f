import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Folded } from '../../../ui/folded';
import { found, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { game } from '../index';

const properties = { ...moveTable.properties, 'electronics-factory': 1 };

it.each([
  ['the bar', false],
  ['a folded sheet', true],
])(
  'asks back before an own card is turned down, and goes when one is sure, from %s',
  (_, phone) => {
    const table = { ...moveTable, properties };
    const play = fixturePlay({ table, hand: noHand, seat: 1, phone });
    const { Board, Actions, SheetHead } = game.open(play);
    const page = mount(
      <Folded.Provider value={phone}>
        <Board />
        {phone ? <SheetHead /> : <Actions />}
      </Folded.Provider>,
    );
    act(() => press(found(page, '[aria-keyshortcuts=k]')));
    expect(page.querySelector('dialog')).toBeNull();
    act(() => press(found(page, '[aria-keyshortcuts=g]')));
    expect(found(page, 'dialog').textContent).toContain(
      'This is your own ELECTRONICS factory; it will lie face-down.',
    );
    expect(play.sent).toEqual([]);
    const [sure] = page.querySelectorAll<HTMLElement>('dialog .ec-answers button');
    expect(sure?.textContent).toMatch(/^Knock Mireille out/);
    act(() => sure?.click());
    expect(play.sent).toEqual([{ type: 'move', to: 'f4', path: null }]);
  },
);
