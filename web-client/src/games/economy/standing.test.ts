import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { noHand, rollTable } from './fixture/tables';
import { openSession } from './session';
import { pillOf } from './standing';

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
});
