import { describe, expect, it } from 'vitest';
import { found, mount, press } from '../../ui/mount';
import { shownToast } from '../../ui/toast';
import { ThrowButton } from './actions/ThrowButton';
import { fixturePlay } from './fixture/play';
import { midTable, withPlayer } from './fixture/tables';
import { openSession } from './session';
import { comeBack, throwDice } from './throw-dice';

const back = { type: 'auto-roll', on: false };

describe('an absent reader who wants to throw', () => {
  it('throws if he is the quicker one, and is back by that', async () => {
    const play = fixturePlay({ table: withPlayer(midTable, 1, { absent: true }), seat: 1 });
    await throwDice(openSession(play));
    expect(play.sent).toEqual([{ type: 'roll' }]);
  });

  it('is back where the table was quicker, so that his next throw waits for him', async () => {
    const play = fixturePlay({ table: withPlayer(midTable, 1, { absent: true }), seat: 1 });
    const sent: unknown[] = [];
    const late = async (action: { type: string }) => {
      sent.push(action);
      return action.type !== 'roll';
    };
    await throwDice(openSession({ ...play, act: late, takeOver: late }));
    expect(sent).toEqual([{ type: 'roll' }, back]);
  });

  it('is back by a press in the turn of another, and is told so', () => {
    const play = fixturePlay({ table: withPlayer(midTable, 2, { absent: true }), seat: 2 });
    const page = mount(<ThrowButton session={openSession(play)} />);
    press(found(page, 'button'));
    expect(play.sent).toEqual([back]);
    expect(shownToast.value?.text).toBe('You are back. Anna is on turn.');
  });

  it('takes over, so that he finds the table as it is', () => {
    const takenOver: unknown[] = [];
    const play = {
      ...fixturePlay({ table: withPlayer(midTable, 2, { absent: true }), seat: 2 }),
      takeOver: async (action: unknown) => takenOver.push(action) > 0,
    };
    comeBack(openSession(play));
    expect(takenOver).toEqual([back]);
    expect(play.sent).toEqual([]);
  });

  it('is still told why not where he was never absent', () => {
    const play = fixturePlay({ table: midTable, seat: 2 });
    press(found(mount(<ThrowButton session={openSession(play)} />), 'button'));
    expect(play.sent).toEqual([]);
  });
});
