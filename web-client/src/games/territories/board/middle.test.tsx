import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { found, mount } from '../../../ui/mount';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { campTable, caravanTable, knockedTable, midTable } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { SheetBody } from '../sheet';
import { Board } from './Board';

describe('the middle of the board', () => {
  it('says to who has gone out his place and what he may do, until the others have gone on', () => {
    const args = { seat: 1, dice: [3, 2], field: 'tower', paid: 1900, due: 3200, owner: 2 };
    const out = [
      { key: '1', own: false, code: 'rent-paid-in-part', args },
      { key: '2', own: false, code: 'out', args: { seat: 1, freed: 4 } },
    ];
    const others = [2, 3, 4].map((seat) => ({
      ...{ key: `by ${seat}`, own: false, code: 'bonus-received' },
      args: { seat, dice: [1, 2], field: 'monastery', amount: 500 },
    }));
    const page = (lines: readonly StoryLine[]) =>
      mount(<Board session={openSession(fixturePlay({ table: knockedTable, seat: 1, lines }))} />);
    for (const lines of [out, [...out, ...others.slice(0, 2)]]) {
      const shown = page(lines);
      expect(found(shown, '.middle h2').textContent).toBe('You are out, place 4');
      expect(found(shown, '.middle').textContent).toContain('Stay and watch, or leave');
    }
    expect(found(page([...out, ...others]), '.middle h2').textContent).toBe('Jonas throws');
  });

  it('says of who goes out by his landing where he stands, not that he is on the way there', () => {
    const args = { seat: 1, dice: [3, 2], field: 'tower', paid: 1900, due: 3200, owner: 2 };
    const line = { key: '1', own: false, code: 'rent-paid-in-part', args };
    const stage = {
      ...stageOf(knockedTable, [line]),
      ...{ acting: 1, pieces: [{ seat: 1, at: 10 }], trail: { seat: 1, from: 5, to: 10 } },
      thrown: { key: '1', made: { purpose: 'move' as const, dice: [3, 2] as const }, seat: 1 },
    };
    const said = (news: readonly StoryLine[]) => {
      const shown = signal({ ...stage, news });
      const scenes = { shown, running: signal(900), follow: () => () => undefined };
      const play = {
        ...fixturePlay({ table: knockedTable, seat: 1 }),
        stage: () => scenes as never,
      };
      return found(mount(<Board session={openSession(play)} />), '.middle header p').textContent;
    };
    expect(said([])).toBe('on the way to Tower');
    expect(said([line])).toBe('You stand on Tower');
  });

  it('says on a phone what the Caravan asks: all else of it is in the sheet', () => {
    const session = openSession(fixturePlay({ table: caravanTable, seat: 1, phone: true }));
    const page = mount(<Board session={session} />);
    const words = found(page, '.middle').textContent;
    expect(page.querySelector('.middle button')).toBeNull();
    expect(words).toContain('10 % of all you own, or 4,000');
    expect(words).not.toMatch(/2,135|You have|If time runs out/);
    const sheet = mount(<SheetBody session={session} />);
    expect(found(sheet, '.caravan-stake').textContent).toContain(
      'You have 3,100 and fields for 18,250',
    );
    expect(found(sheet, '.tax-timeout').textContent).toContain('If time runs out');
  });

  it('keeps the throw that has led to the Caravan above its question', () => {
    const args = { seat: 1, dice: [6, 6], field: 'caravan', fixed: 4000, percent: 2135 };
    const lines = [{ key: '1', own: false, code: 'caravan-reached', args }];
    const session = openSession(fixturePlay({ table: caravanTable, seat: 1, lines }));
    const page = mount(<Board session={session} />);
    expect(found(page, '.middle .thrown-dice').textContent).toContain('threw 12');
    expect(found(page, '.middle h2').textContent).toBe('The Caravan wants its share');
  });

  it('shows the dice of the last throw pale and under the mark of who threw them', () => {
    const made = { dice: [4, 5], purpose: 'move' } as const;
    const thrown = { key: 'a', made, seat: 3 };
    const shown = signal({ ...stageOf(midTable, []), thrown });
    const scenes = { shown, running: signal(null), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
    const session = openSession(play);
    const page = mount(<Board session={session} />);
    expect(found(page, '.middle h2').textContent).toBe('Your throw');
    expect(found(page, '.thrown-dice.past').textContent).toBe('Mireille threw 9');
    expect(page.querySelectorAll('.thrown-dice.past .medal')).toHaveLength(1);
    act(() => {
      session.shaking.value = true;
    });
    expect(page.querySelector('.past')).toBeNull();
    expect(page.querySelectorAll('.pip')).toHaveLength(0);
    act(() => {
      session.shaking.value = false;
      shown.value = { ...shown.value, acting: 3 };
    });
    expect(page.querySelector('.past')).toBeNull();
    expect(page.querySelectorAll('.pip')).toHaveLength(9);
  });

  it('says in its middle who goes out, while that is seen', () => {
    const line = { key: 'a', own: false, code: 'out', args: { seat: 3, freed: 2 } };
    const shown = signal({ ...stageOf(midTable, []), acting: 3, news: [line] });
    const scenes = { shown, running: signal(900), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
    const page = mount(<Board session={openSession(play)} />);
    expect(found(page, '.middle header').textContent).toBe(
      'Mireille is out2 fields are free again',
    );
  });
});

describe('the dice under the rent of a camp', () => {
  it('stand under a sum that is a loss to who pays it, a gain to who gets it, and neither to others', () => {
    const sum = (seat: number | null) => {
      const page = mount(<Board session={openSession(fixturePlay({ table: campTable, seat }))} />);
      return found(page, '.camp-sum').className;
    };
    expect([1, 4, 2, null].map(sum)).toEqual([
      'camp-sum loss',
      'camp-sum earned',
      'camp-sum of-others',
      'camp-sum loss',
    ]);
  });

  it('are empty while he who has landed there is still to throw for it', () => {
    const made = { purpose: 'move' as const, dice: [6, 2] };
    const landed = { ...stageOf(campTable, []), acting: 1, thrown: { key: 'a', made, seat: 1 } };
    const session = openSession(fixturePlay({ table: campTable, seat: 1 }));
    const page = mount(<Board session={{ ...session, stage: signal(landed) }} />);
    expect(found(page, '.camp-sum').textContent).toContain('?');
    expect(found(page, '.thrown-dice').textContent).not.toContain('6');
    expect(page.querySelectorAll('.thrown-dice .pip')).toHaveLength(0);
  });

  it('tell nothing of the rent before they lie, and then what was thrown in the stead of the money', () => {
    const made = { dice: [6, 2], purpose: 'rent' } as const;
    const stage = { ...stageOf(campTable, []), acting: 1, thrown: { key: 'b', made, seat: 1 } };
    const scenes = { shown: signal(stage), running: signal(900), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: campTable, seat: 1 }), stage: () => scenes as never };
    const session = openSession(play);
    const page = mount(<Board session={session} />);
    const roll = (on: boolean) =>
      act(() => {
        session.rolling.value = on;
      });
    roll(true);
    const told = () =>
      [...page.querySelectorAll('.middle header p, .camp-sum')].map((p) => p.textContent);
    expect(told()).toEqual(['You throw it: you have 1,500', '100 × ? × 2 camps']);
    roll(false);
    expect(told()).toEqual(['You threw 8 for the rent', '100 × 8 × 2 camps = 1,600']);
  });
});
