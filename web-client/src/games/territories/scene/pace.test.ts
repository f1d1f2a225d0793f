import { describe, expect, it } from 'vitest';
import { midTable, withPlayer } from '../fixture/tables';
import type { Table } from '../wire';
import { paceOf, timed, timedWay } from './pace';

const isAutomatic = ({ players }: Table, seat: number) => players[seat - 1]?.autoRoll === true;
const pace = (table: Table, turnNumber = 70) =>
  paceOf({ ...table, turnNumber }, table, [null, table.turn], isAutomatic);

const all: Table = {
  ...midTable,
  players: midTable.players.map((each) => ({ ...each, autoRoll: true })),
};
/** All but the reader, who waits for five others. */
const bots = withPlayer({ ...all, turn: 2 }, 1, { autoRoll: false });

/** So soon after a turn the server's bots throw. */
const BOT_MILLIS = 800;

/** So long at most the server lets a clock wait until a page has shown what led to it. */
const CLOCK_WAITS_MILLIS = 8000;

function lasts(made: ReturnType<typeof pace>, time: 'millis' | 'least', steps = 7): number {
  const parts = [timed(made, 'tumble'), timedWay(made, steps)];
  return [...parts, timed(made, 'payment')].reduce((sum, each) => sum + each[time], 0);
}

describe('the pace of a turn', () => {
  it('lets a throw that moves no piece be read, and what came of it before the next', () => {
    for (const table of [midTable, bots]) {
      expect(timed(pace(table), 'lie').millis).toBeGreaterThanOrEqual(500);
      expect(timed(pace(table), 'payment').millis).toBeGreaterThanOrEqual(600);
      expect(timed(pace(table), 'still').millis).toBeGreaterThanOrEqual(600);
    }
  });

  it('lets the way of a piece be followed, field by field', () => {
    for (const table of [midTable, bots]) {
      expect(timed(pace(table), 'step').millis).toBeGreaterThanOrEqual(110);
    }
  });

  it('keeps nobody waiting longer than two to three seconds for each bot', () => {
    expect(lasts(pace(bots), 'millis')).toBeLessThanOrEqual(2500);
    expect(lasts(pace(bots), 'millis')).toBeLessThan(lasts(pace(midTable), 'millis'));
  });

  it('is no quicker than that, however much waits, where all but one throw by hand', () => {
    const one = withPlayer(midTable, 2, { autoRoll: true });
    expect(lasts(pace(midTable), 'least')).toBe(lasts(pace(bots), 'millis'));
    expect(timed(pace(one), 'lie').least).toBe(500);
  });

  it('falls behind several bots for less than a clock waits for it, and lets their throws be read', () => {
    const behind = 5 * (lasts(pace(bots), 'least') - BOT_MILLIS);
    expect(behind).toBeLessThanOrEqual(CLOCK_WAITS_MILLIS / 2);
    expect(timed(pace(bots), 'lie').least).toBeGreaterThanOrEqual(300);
  });

  it('is in step with the server where all throw by themselves, and not first slow and then in haste', () => {
    expect(lasts(pace(all), 'millis')).toBeLessThanOrEqual(BOT_MILLIS);
    expect(lasts(pace(all), 'millis')).toBeGreaterThan(0.9 * BOT_MILLIS);
  });

  it('keeps up with bots where all throw by themselves, but not in the first three turns', () => {
    expect(lasts(pace(all), 'least')).toBeLessThan(BOT_MILLIS);
    expect(timed(pace(all, 3), 'lie').least).toBe(500);
    expect(lasts(pace(all, 4), 'least')).toBeLessThan(BOT_MILLIS);
  });

  it('does not wait for who is out', () => {
    const out = withPlayer(bots, 1, { alive: false });
    expect(lasts(pace(out), 'least')).toBeLessThan(BOT_MILLIS);
  });
});
