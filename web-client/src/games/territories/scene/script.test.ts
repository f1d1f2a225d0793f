import { describe, expect, it, vi } from 'vitest';
import type { StoryLine } from '../../game';
import { inCircle } from '../board/walk';
import { midTable, withPlayer } from '../fixture/tables';
import type { Table } from '../wire';
import { flowOf } from './flow';
import { stationsOf, wayOf } from './hop';
import { type Surroundings, scenesBetween } from './script';
import { fallenTotal, newsOf, recentNews, type Stage, stageOf, whyByTable } from './stage';

const line = (n: number, code: string, args: Record<string, unknown>): StoryLine => ({
  key: `line-${n}`,
  own: false,
  code,
  args,
});

const begun = line(1, 'starts', { seat: 1 });
const before = stageOf(midTable, [begun]);

const around: Surroundings = {
  spot: () => ({ x: 0, y: 0 }),
  walk: () => inCircle,
  isAutomatic: ({ players }, seat) => players[seat - 1]?.autoRoll === true,
  isOwn: () => false,
  flies: () => undefined,
  heard: () => undefined,
};

/** Anna throws 2 + 3 and pays Jonas on the Tower. */
const paid = line(2, 'rent-paid', { seat: 1, dice: [2, 3], field: 'tower', paid: 3200, owner: 2 });
const afterPaying: Table = {
  ...withPlayer(midTable, 1, { position: 10, money: 1950 }),
  turn: 2,
  throw: { dice: [2, 3], purpose: 'move' },
};

function scenes(table: Table, lines: readonly StoryLine[], from: Stage = before) {
  return scenesBetween(from, stageOf(table, [begun, ...lines]), around);
}

describe('a turn', () => {
  it('is thrown, walked and paid, in two to three seconds', () => {
    const played = scenes(afterPaying, [paid]);
    const lasts = played.reduce((sum, { millis }) => sum + millis, 0);
    expect(lasts).toBeGreaterThanOrEqual(2000);
    expect(lasts).toBeLessThanOrEqual(3000);
    const [dice, walk, pay] = played.map(({ table }) => table);
    expect(dice?.thrown).toMatchObject({ made: { dice: [2, 3] }, seat: 1, tumbling: true });
    expect(dice?.pieces[0]).toEqual({ seat: 1, at: 5 });
    expect(walk).toMatchObject({ thrown: { tumbling: false }, news: [] });
    expect(walk?.pieces[0]).toEqual({ seat: 1, at: 10 });
    expect(walk?.table).toBe(midTable);
    expect(pay?.table).toBe(afterPaying);
    expect(pay?.news).toEqual([paid]);
    expect(played.every(({ table }) => table.acting === 1)).toBe(true);
  });

  it('stands for a moment where the reader has paid or was paid, and nowhere else', () => {
    const breaths = (reader: number) =>
      scenesBetween(before, stageOf(afterPaying, [begun, paid]), {
        ...around,
        isOwn: (seat) => seat === reader,
      }).filter(({ breath }) => breath);
    expect(breaths(1)).toHaveLength(1);
    expect(breaths(2)).toHaveLength(1);
    expect(breaths(2)[0]?.table.news).toEqual([paid]);
    expect(breaths(3)).toEqual([]);
  });

  it('keeps the chances of its throw until it is played, and tells what has fallen of them', () => {
    const played = scenes(afterPaying, [paid]).map(({ table }) => table);
    expect(played.map(({ odds }) => odds)).toEqual(Array(3).fill(midTable));
    expect(played.map(fallenTotal)).toEqual([null, 5, 5]);
    expect(stageOf(afterPaying, [begun, paid]).odds).toBe(afterPaying);
    expect(fallenTotal(stageOf(afterPaying, [begun, paid]))).toBeNull();
  });

  it('is told line by line, each when what it tells is seen', () => {
    const out = line(3, 'out', { seat: 1, freed: 4 });
    const told = scenes(afterPaying, [paid, out]).map(({ table }) => table.lines);
    expect(told).toEqual([[begun], [begun], [begun, paid], [begun, paid, out]]);
  });

  it('that the table throws because time was up says so before its dice fall', () => {
    const late = line(2, 'time-up', { seat: 1 });
    const played = scenes(afterPaying, [late, { ...paid, key: 'line-3' }]).map(
      ({ table }) => table,
    );
    expect(played.map(({ lines }) => lines.at(-1)?.code)).toEqual([
      'time-up',
      'time-up',
      'rent-paid',
    ]);
    expect(played.map(whyByTable)).toEqual(['late', 'late', null]);
  });

  it('is read rather than played where nobody throws by hand: the dice lie at once, one way is drawn', () => {
    const swift = scenesBetween(stageOf(midTable, [begun]), stageOf(afterPaying, [begun, paid]), {
      ...around,
      isAutomatic: () => true,
    });
    expect(swift.map(({ table }) => table.thrown.tumbling)).toEqual([false, false, false]);
    const way = { seat: 1, from: 5, to: 10 };
    expect(swift.map(({ table }) => table.trail)).toEqual([null, way, way]);
    expect(stageOf(afterPaying, [begun, paid], true).trail).toEqual(way);
    expect(stageOf(afterPaying, [begun, paid]).trail).toEqual(way);
  });

  it('leads a piece to its place among those on its field', () => {
    const spot = vi.fn(() => ({ x: 0, y: 0 }));
    const shared = withPlayer(afterPaying, 3, { position: 10 });
    const from = stageOf(withPlayer(midTable, 3, { position: 10 }), [begun]);
    const [, walk] = scenesBetween(from, stageOf(shared, [begun, paid]), { ...around, spot });
    walk?.start?.(0, walk.table);
    expect(spot).toHaveBeenCalledWith(1, from.pieces);
    expect(spot).toHaveBeenCalledWith(1, expect.arrayContaining([{ seat: 1, at: 10 }]));
  });

  it('keeps piece and fields of who goes out until they fall and fade', () => {
    const short = line(2, 'rent-paid-in-part', {
      seat: 1,
      dice: [2, 3],
      field: 'tower',
      paid: 5150,
      due: 6000,
      owner: 2,
    });
    const out = line(3, 'out', { seat: 1, freed: 4 });
    const gone: Table = {
      ...withPlayer(afterPaying, 1, { alive: false, position: null, money: 0 }),
      owner: Object.fromEntries(
        Object.entries(midTable.owner).map(([field, seat]) => [field, seat === 1 ? null : seat]),
      ),
    };
    const [, , pay, fall] = scenes(gone, [short, out]);
    expect(pay?.table.table.owner.castle).toBe(1);
    expect(pay?.table.pieces.some(({ seat }) => seat === 1)).toBe(true);
    const [payer] = pay?.table.table.players ?? [];
    expect(payer).toMatchObject({ alive: true, money: 0, fields: 4, position: 10 });
    expect(payer?.assets).toBe((midTable.players[0]?.assets ?? 0) - 5150);
    expect(fall?.table.table.players[0]?.alive).toBe(false);
    expect(fall?.millis).toBe(900);
    expect(fall?.table.table.owner.castle).toBeNull();
    expect(fall?.table.pieces.find(({ seat }) => seat === 1)?.falling).toBe(true);
    expect(fall?.table.freed.map(({ field }) => field).sort()).toEqual([
      'castle',
      'crater',
      'mountain-village',
      'privateer-armade',
    ]);
    expect(fall?.table.news).toEqual([short, out]);
  });

  it('does not walk for the rent of a camp', () => {
    const rent = line(2, 'camp-rent-paid', {
      seat: 1,
      dice: [5, 6],
      field: 'black-cave',
      paid: 2200,
      owner: 4,
    });
    expect(scenes(midTable, [rent]).map(({ table }) => table.pieces)).toEqual(
      Array(3).fill(before.pieces),
    );
  });

  it('is not played where the lines do not connect, or too much was missed', () => {
    const elsewhere = { ...before, lines: [line(90, 'won', { seat: 1 })] };
    expect(scenes(afterPaying, [paid], elsewhere)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, i) => ({ ...paid, key: `line-${i + 2}` }));
    expect(scenes(afterPaying, many)).toEqual([]);
    expect(scenes(midTable, [])).toEqual([]);
  });
});

describe('a piece', () => {
  it('hops from field to field round the end of the circle', () => {
    expect(wayOf(19, 2)).toEqual([19, 20, 21, 1, 2]);
    const above = vi.fn(() => ({ x: 5, y: -9 }));
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(stationsOf(points, above)).toEqual([points[0], { x: 5, y: -9 }, points[1]]);
    expect(above).toHaveBeenCalledWith(...points);
  });
});

describe('money', () => {
  it('flows from payer to payee, to the field that is bought and from a refuge', () => {
    expect(flowOf(paid)).toMatchObject({
      from: '[data-seat="1"]',
      to: '[data-seat="2"]',
      words: '3,200',
    });
    expect(flowOf(line(1, 'bought', { seat: 3, field: 'crater', price: 1500 }))?.to).toBe(
      '[data-field="crater"]',
    );
    const bonus = { seat: 3, field: 'monastery', amount: 500 };
    expect(flowOf(line(1, 'bonus-received', bonus))?.from).toBe('[data-field="monastery"]');
    expect(flowOf(line(1, 'own-ground', { seat: 1, field: 'crater' }))).toBeUndefined();
    expect(flowOf({ ...paid, args: { ...paid.args, paid: 0 } })).toBeUndefined();
  });
});

describe('the news of the last turns', () => {
  const bought = line(2, 'bought', {
    seat: 1,
    dice: [2, 4],
    field: 'mountain-village',
    price: 4750,
  });
  const reached = line(3, 'caravan-reached', { seat: 2, dice: [2, 2], field: 'caravan' });
  const left = line(4, 'caravan-paid', { seat: 2, paid: 1784 });
  const short = line(5, 'rent-paid-in-part', { seat: 3, dice: [1, 1], field: 'tower', paid: 3 });
  const out = line(6, 'out', { seat: 3, freed: 2 });

  it('are the newest first, who went out with why, and no question that is answered', () => {
    const all = [begun, bought, reached, left, short, out];
    expect(recentNews(all, 3)).toEqual([[short, out], [left], [bought]]);
    expect(recentNews(all, 1)).toEqual([[short, out]]);
    expect(recentNews([begun, bought, reached], 3)).toEqual([[reached], [bought]]);
    expect(recentNews([begun], 3)).toEqual([]);
  });

  it('stay while the next throw is played', () => {
    const shown = scenes(afterPaying, [paid]).map(({ table }) => recentNews(table.lines, 2));
    expect(shown).toEqual([[], [], [[paid]]]);
  });
});

describe('the news', () => {
  it('are the last landing, and who went out by it', () => {
    const out = line(3, 'out', { seat: 1, freed: 2 });
    expect(newsOf([begun])).toEqual([]);
    expect(newsOf([begun, paid, line(4, 'went-absent', { seat: 3 })])).toEqual([paid]);
    expect(newsOf([paid, out])).toEqual([paid, out]);
    expect(newsOf([paid, line(3, 'resigned', { seat: 3, freed: 2, money: 1 })])).toHaveLength(1);
  });
});
