import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { found, mount, press } from '../../ui/mount';
import { guideMemory } from '../guide';
import { Board } from './board/Board';
import { fixturePlay } from './fixture/play';
import { caravanTable, firstTable, knockedTable, midTable, withPlayer } from './fixture/tables';
import { type Stage, stageOf } from './scene/stage';
import { openSession } from './session';
import { SheetBody, SheetFoot, SheetHead } from './sheet';
import type { Table } from './wire';

function sitting(table: Table, seat: number | null = 1) {
  const play = fixturePlay({ table, seat, phone: true });
  return { play, session: openSession(play) };
}

describe('the sheet of a phone', () => {
  it('has the throw and the switch at its foot, the chances above, and says no sum twice', () => {
    const { play, session } = sitting(midTable);
    const foot = mount(<SheetFoot session={session} />);
    press(found(foot, '.button.throw'));
    expect(play.sent).toEqual([{ type: 'roll' }]);
    expect(foot.textContent).toContain('hold to shake, release to throw');
    expect(foot.querySelectorAll('[role=switch]')).toHaveLength(1);
    const body = mount(<SheetBody session={session} />);
    expect(body.querySelectorAll('.risk-strip li')).toHaveLength(11);
    expect(mount(<SheetHead session={session} />).textContent).toBe('');
  });

  it('gives the focus that the button had to what is left, when its reader goes out', () => {
    const { session } = sitting(knockedTable);
    const body = mount(<SheetBody session={session} />);
    expect(document.activeElement).toBe(found(body, '.throw-sheet .empty'));
    mount(<SheetBody session={sitting(knockedTable, null).session} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the chances while the guide is offered, which the middle of the board does', () => {
    const { session } = sitting(firstTable);
    const body = mount(<SheetBody session={session} />);
    expect(body.querySelectorAll('.risk-strip li')).toHaveLength(11);
    expect(body.textContent).not.toContain('Show me around');
    const middle = found(mount(<Board session={session} />), '.middle');
    expect(middle.textContent).toContain('Show me around');
  });

  it('keeps the word on buying until it is seen what came of the first throw', () => {
    const memory = guideMemory('territories');
    memory.seen.value = true;
    const bought = withPlayer({ ...firstTable, turn: 2 }, 1, { fields: 1, position: 5 });
    const hintAt = (stage: Partial<Stage>) => {
      const shown = signal({ ...stageOf(bought, []), ...stage });
      const scenes = { shown, running: signal(900), follow: () => () => undefined };
      const play = { ...fixturePlay({ table: bought, seat: 1, phone: true }) };
      const session = openSession({ ...play, stage: () => scenes as never });
      return mount(<SheetBody session={session} />).querySelector('.hint-note')?.textContent;
    };
    expect(hintAt({ odds: firstTable, acting: 1 })).toContain('Buying is the rule here');
    expect(hintAt({})).toBeUndefined();
    memory.seen.value = false;
  });

  it('has the choice at its foot at the Caravan', () => {
    const { play, session } = sitting(caravanTable);
    const foot = mount(<SheetFoot session={session} />);
    const choices = [...foot.querySelectorAll('.tax-choice')];
    expect(choices.map((choice) => choice.textContent)).toEqual([
      expect.stringContaining('leaves 965'),
      expect.stringContaining('you would be out'),
    ]);
    press(found(foot, '.tax-choice'));
    expect(play.sent).toEqual([{ type: 'choose-tax', pay: 'percent' }]);
  });

  it('has what a rent grows to in one row of the chosen field', () => {
    const { session } = sitting(midTable);
    const rows = (number: number) => {
      session.chosen.value = number;
      const head = mount(<SheetHead session={session} />);
      return [...head.querySelectorAll('dl > div')].map((row) => row.textContent);
    };
    expect(rows(18)).toContain('rent with 1 to 4 fleets500 · 1,000 · 2,000 · 4,000');
    expect(rows(14)).toContain('rent with 1 or 2 camps100 / 200 × throw');
  });

  it('tells whose throw it is to those who only watch, and offers them nothing', () => {
    const { session } = sitting(midTable, null);
    expect(mount(<SheetHead session={session} />).textContent).toBe('Anna throws');
    expect(mount(<SheetFoot session={session} />).textContent).toBe('');
  });

  it('says to who watches that the table is paused, and whose turn it is then', () => {
    const { play, session } = sitting(midTable, null);
    Object.assign(play.room.peek(), { paused: true });
    const words = mount(<SheetBody session={session} />).textContent;
    expect(words).toContain('Paused. After that it is the turn of Anna.');
  });

  it('is still of whose turn is seen while the table has the next', () => {
    const thrown = { key: 'a', made: { dice: [6, 4], purpose: 'move' }, seat: 1 } as const;
    const news = { key: 'a', own: false, code: 'goldmine-paid', args: { seat: 1, paid: 2000 } };
    const stage = { ...stageOf({ ...midTable, turn: 2 }, [news]), thrown, acting: 1 };
    const scenes = { shown: signal(stage), running: signal(900), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable }), stage: () => scenes as never };
    const session = openSession(play);
    expect(mount(<SheetHead session={session} />).textContent).toBe('Anna threw 10');
    expect(mount(<SheetBody session={session} />).textContent).toContain('Anna is on turn.');
  });
});
