import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyPlayer } from '../../room/table/by-keys';
import type { Situation } from '../fixture';
import { onWire } from '../fixture';
import type { AnyGame } from '../load';
import { movesFor } from './fixture/play';
import { situations } from './fixture/situations';
import { caravanTable, midTable, withPlayer } from './fixture/tables';
import { game } from './index';
import type { Table } from './wire';

// The hints for newcomers have been seen: they stand where there is room, and are heard there once.
vi.hoisted(() =>
  localStorage.setItem(
    'kontor.territories.hints',
    JSON.stringify(['caravan', 'camp', 'buying', 'zero', 'noMoney']),
  ),
);

let anna: KeyPlayer;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passes = (millis: number) => act(() => void vi.advanceTimersByTime(millis));

/** The room as Anna sees it. */
function seen(table: Table): Situation {
  const situation = situations.turn as Situation;
  const { view } = situation;
  return {
    ...situation,
    view: { room: { ...view.room, toAct: [table.turn] }, table },
    own: { seat: 1, hand: {}, moves: onWire(movesFor(table, 1)) },
  };
}

const landed = withPlayer(caravanTable, 1, { money: 5150, assets: 21_350 });
const reached = { seat: 1, dice: [6, 6], field: 'caravan', fixed: 4000, percent: 2135 };

describe('a turn of Territories by keys alone', () => {
  it('is thrown and paid, and told when it is seen, once and in its order', async () => {
    anna = new KeyPlayer(game as AnyGame, seen(midTable));
    anna.heard();
    await anna.types(' ');
    expect(anna.sent).toEqual([{ type: 'roll' }]);
    await anna.tells(seen(landed), ['caravan-reached', reached]);
    expect(anna.heard()).toEqual([]);
    passes(700);
    expect(anna.heard()).toEqual([]);
    passes(4000);
    expect(anna.heard()).toEqual([
      'You throw 6+6, land on Caravan: it asks 4,000, or 2,135, a tenth of everything.',
      'Your tax: 1 pays 2,135, leaves 3,015; 2 pays 4,000, leaves 1,150.',
    ]);

    await anna.tabsTo('Pay 2,135');
    await anna.types('Enter');
    expect(anna.sent.at(-1)).toEqual({ type: 'choose-tax', pay: 'percent' });
    const paid = withPlayer({ ...midTable, turn: 2 }, 1, { position: 17, money: 3015 });
    await anna.tells(seen(paid), ['caravan-paid', { seat: 1, paid: 2135 }]);
    expect(anna.at).toMatch(/^Throw/);
    passes(4000);
    expect(anna.heard()).toEqual(['You pay the Caravan 2,135. 3,015 left.', 'Waiting for Jonas']);
    expect(anna.at).toMatch(/^Throw/);
  });

  it('is announced also where all since the last one was only played', async () => {
    anna = new KeyPlayer(game as AnyGame, seen(midTable));
    anna.heard();
    await anna.types(' ');
    const dice = [1, 3];
    const thrown = withPlayer({ ...midTable, turn: 2 }, 1, { position: 10 });
    await anna.tells(seen(thrown), ['own-ground', { seat: 1, dice, field: 'castle' }]);
    const back = withPlayer(midTable, 1, { position: 10 });
    await anna.tells(seen(back), ['own-ground', { seat: 2, dice, field: 'tower' }]);
    const heard: string[] = [];
    for (let step = 0; step < 18; step += 1) {
      passes(500);
      heard.push(...anna.heard());
    }
    expect(heard).toEqual([
      'You throw 1+3, land on Castle: own ground.',
      'Jonas throws 1+3, lands on Tower: own ground.',
      'Your throw. You stand on Tower; you cannot go out.',
    ]);
  });

  it('is thrown where Escape has closed a small panel: what had opened it is not meant', async () => {
    anna = new KeyPlayer(game as AnyGame, seen(midTable));
    const place = document.createElement('div');
    place.className = 'popover';
    const opener = place.appendChild(document.createElement('button'));
    document.body.append(place);
    const presses = (key: string) => {
      for (const kind of ['keydown', 'keyup'])
        act(() => void opener.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true })));
    };
    opener.focus();
    presses(' ');
    expect(anna.sent).toEqual([]);
    presses('Escape');
    presses(' ');
    expect(anna.sent).toEqual([{ type: 'roll' }]);
    place.remove();
  });

  it('says why not to who throws in the turn of another', async () => {
    anna = new KeyPlayer(game as AnyGame, seen({ ...midTable, turn: 2 }));
    anna.heard();
    await anna.types(' ');
    expect(anna.sent).toEqual([]);
    expect(anna.heard()).toEqual(['Jonas is on turn.']);
  });

  it('follows the arrows as the fields lie on the screen, and goes round by page keys', async () => {
    anna = new KeyPlayer(game as AnyGame, seen(midTable));
    await anna.tabsTo('5, Black Cave');
    const leads = async (key: string, to: string) => {
      await anna.types(key);
      expect(anna.at).toMatch(new RegExp(`^${to}, `));
    };
    await leads('ArrowUp', '6');
    await leads('ArrowDown', '5');
    await leads('ArrowDown', '4');
    await leads('ArrowLeft', '4');
    await leads('End', '21');
    await leads('ArrowLeft', '1');
    await leads('ArrowRight', '21');
    await leads('PageDown', '1');
    await leads('PageUp', '21');
  });

  it('tells what stands on the card of a field that a key opens', async () => {
    anna = new KeyPlayer(game as AnyGame, seen(midTable));
    await anna.tabsTo('5, Black Cave');
    await anna.types('ArrowRight', 'ArrowRight', 'ArrowRight');
    anna.heard();
    await anna.types('Enter');
    expect(anna.heard()).toEqual([
      'South Citadel. Free; it costs 5,000. The rent is 2,000. A 3 leads you here, 2 in 36: buy 5,000. That leaves you 150.',
    ]);
  });
});
