import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { MoveDialog } from '../../room/table/MoveList';
import { mount } from '../../ui/mount';
import type { GameView, Play } from '../game';
import { fixturePlay } from './fixture/play';
import { claimTable, tradeAskedTable } from './fixture/tables';
import { game } from './index';
import type { Table } from './wire';

/** The list of all that can be done, as a form each. */
function listOf(table: Table) {
  const play = fixturePlay({ table, seat: 1 });
  const page = mount(
    <MoveDialog
      game={game.open(play) as GameView}
      play={play as unknown as Play<unknown, unknown, unknown>}
      moves={play.moves.value}
      onClose={() => {}}
    />,
  );
  const form = (title: string) =>
    [...page.querySelectorAll('fieldset.move-form')].find(
      (each) => each.querySelector('legend')?.textContent === title,
    ) as HTMLElement;
  const fill = (title: string, label: string, value: string) => {
    const field = [...form(title).querySelectorAll('label')].find((each) =>
      each.textContent?.startsWith(label),
    );
    const input = field?.querySelector('input');
    if (!input) throw new Error(`no field ${label}`);
    act(() => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const press = (title: string) => act(() => form(title).querySelector('button')?.click());
  return { play, form, fill, press };
}

describe('actions as text', () => {
  it('pay a claim by what may be left out, and only exactly', () => {
    const { play, fill, press } = listOf(claimTable);
    const title = 'Claim a property';
    press(title);
    expect(play.sent).toEqual([]);
    fill(title, 'New debt', '7');
    press(title);
    expect(play.sent).toEqual([{ type: 'claim', space: 'U01', debt: 7 }]);
    fill(title, 'New debt', '');
    press(title);
    expect(play.sent).toHaveLength(1);
  });

  it('answer the trade that is meant without asking for its number', () => {
    const { play, form, press } = listOf(tradeAskedTable);
    expect(form('Accept the trade').textContent).not.toContain('Offer');
    press('Accept the trade');
    expect(play.sent).toEqual([{ type: 'accept-trade', offer: 9 }]);
  });
});
