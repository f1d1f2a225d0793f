import { afterEach, describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { inCircle } from '../board/walk';
import { midTable, withPlayer } from '../fixture/tables';
import { restsBetween } from './rests';
import type { Surroundings } from './script';
import { stageOf } from './stage';

const heard: string[] = [];

const around: Surroundings = {
  spot: () => ({ x: 0, y: 0 }),
  walk: () => inCircle,
  isAutomatic: () => false,
  isOwn: () => false,
  flies: () => undefined,
  heard: ({ code }) => heard.push(code),
};

/** Anna throws 2 + 3 and pays Jonas on the Tower. */
const args = { seat: 1, dice: [2, 3], field: 'tower', paid: 3200, owner: 2 };
const paid: StoryLine = { key: '1', own: false, code: 'rent-paid', args };
const table = { ...withPlayer(midTable, 1, { position: 10 }), turn: 2 };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a turn where motion is reduced', () => {
  it('stands as it has come out, with one outline, long enough to be read', () => {
    document.body.innerHTML = '<p data-seat="1">Anna</p><p data-seat="2">Jonas</p>';
    const [rest, ...more] = restsBetween(stageOf(midTable, []), stageOf(table, [paid]), around);
    expect(more).toEqual([]);
    expect(rest?.millis).toBe(1500);
    expect(rest?.table).toMatchObject({ acting: 1, news: [paid], table });
    const end = rest?.start?.(1500, rest.table);
    const outlined = [...document.querySelectorAll('.outlined')].map((each) => each.textContent);
    expect(outlined).toEqual(['Jonas']);
    expect(heard).toEqual(['thrown', 'rent-paid']);
    end?.();
    expect(document.querySelector('.outlined')).toBeNull();
  });

  it('lets the reader read his own too before the next begins', () => {
    document.body.innerHTML = '<p data-seat="2">Jonas</p>';
    const own = { ...around, isOwn: () => true };
    const [rest] = restsBetween(stageOf(midTable, []), stageOf(table, [paid]), own);
    expect(rest?.millis).toBeGreaterThanOrEqual(1200);
    expect(rest?.table).toMatchObject({ acting: 1, news: [paid] });
    rest?.start?.(1200, rest.table);
    expect(document.querySelector('.outlined')?.textContent).toBe('Jonas');
  });

  it('outlines the field that was bought, also once it is drawn as landed on', () => {
    document.body.innerHTML =
      '<p data-seat="1">Anna</p><g class="field-place" data-field="cave"><i class="plot-edge"></i></g>';
    const bought: StoryLine = {
      ...paid,
      code: 'bought',
      args: { seat: 1, dice: [2, 3], field: 'cave', price: 4000 },
    };
    const [rest] = restsBetween(stageOf(midTable, []), stageOf(table, [bought]), around);
    rest?.start?.(1500, rest.table);
    document.querySelector('.field-place')?.setAttribute('class', 'field-place landed');
    const [outlined, ...more] = document.querySelectorAll('.outlined');
    expect(outlined?.closest('[data-field]')?.getAttribute('data-field')).toBe('cave');
    expect(more).toEqual([]);
  });
});
