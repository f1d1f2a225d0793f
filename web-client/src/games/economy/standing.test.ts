import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import { pillOf } from './standing';
import type { Table } from './wire';

describe('the pill of the one on turn', () => {
  const pill = (autopilot: boolean) => {
    const players = rollTable.players.map((each) => ({ ...each, autopilot }));
    const table = { ...rollTable, players };
    return pillOf(openSession(fixturePlay({ table, hand: noHand, seat: rollTable.turn })));
  };

  it('asks for nothing while the autopilot plays', () => {
    expect(pill(false)).toMatchObject({ kind: 'yours', words: 'Your roll' });
    expect(pill(false)).toMatchObject({ spoken: 'Your roll, R to roll' });
    expect(pill(true)).toEqual({ kind: 'still', words: 'Autopilot plays for you' });
  });

  it('says what the rival before has rolled until that has been seen', () => {
    const session = openSession(fixturePlay({ table: rollTable, hand: noHand, seat: 1 }));
    const shown = signal<Table>({ ...rollTable, phase: 'move', turn: 4, die: 2 });
    const running = signal<number | null>(300);
    const scenes = { ...session.scenes, shown, running };
    const words = () => pillOf({ ...session, scenes });
    expect(words()).toMatchObject({ kind: 'waiting', words: 'Tomasz rolled 2', passing: true });
    running.value = null;
    expect(words()).toMatchObject({ kind: 'yours', words: 'Your roll' });
  });
});
