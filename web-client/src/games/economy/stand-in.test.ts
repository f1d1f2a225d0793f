import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { standIn } from './stand-in';
import type { Table } from './wire';

const away: Table = {
  ...rollTable,
  players: rollTable.players.map((each) => ({ ...each, autopilot: each.seat === 2 })),
};

const seen = (table: Table, seat: number | null) =>
  standIn(fixturePlay({ table, hand: seat === null ? null : noHand, seat }));

describe('the autopilot', () => {
  it('is told to the one it plays for, also while another is on turn', () => {
    expect(away.turn).toBe(1);
    expect(seen(away, 2)?.words).toBe('Your seat was idle: the autopilot plays for you.');
    expect(seen(away, 2)?.action).toEqual({ type: 'take-over' });
  });

  it('is told to nobody else, nor when the game is over', () => {
    expect(seen(away, 1)).toBeUndefined();
    expect(seen(away, null)).toBeUndefined();
    expect(seen({ ...away, phase: 'over' }, 2)).toBeUndefined();
  });
});
