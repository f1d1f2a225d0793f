import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speak } from '../../../i18n/catalogue';
import { Folded } from '../../../ui/folded';
import { found, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { enterTable, moveTable, noHand, partOneTable, sixTable } from '../fixture/tables';
import { openSession } from '../session';
import { SheetHead } from '../sheet';
import type { Table } from '../wire';
import { Actions } from './Actions';

/** So many letters stand in the two lines of a button under the board, as measured at 1440 pixels. */
const ROOM = { g: 54, k: 36 };
/** And in a phone's folded sheet, as measured at 360: two lines of what follows, one of who is knocked out. */
const ROOM_ON_PHONE = { g: 84, k: 26 };
const NAME = 'Wendelsteins';
/** Nobody can be called anything longer. */
const LONGEST_NAME = 'Wendelstein von Hohenfel';

/** The longest line of each button, whatever is chosen. */
function longest(table: Table, name: string, phone = false) {
  const play = { ...fixturePlay({ table, hand: noHand, seat: 1, phone }), name: () => name };
  const session = openSession(play);
  const page = mount(
    phone ? (
      <Folded.Provider value={true}>
        <SheetHead session={session} />
      </Folded.Provider>
    ) : (
      <Actions session={session} />
    ),
  );
  const line = (key: string) =>
    found(page, `[aria-keyshortcuts=${key}] .button-second`).textContent?.length ?? 0;
  const most = { g: line('g'), k: line('k') };
  for (const _ of session.destinations.value) {
    act(() => press(found(page, '[aria-keyshortcuts=n]')));
    most.g = Math.max(most.g, line('g'));
    most.k = Math.max(most.k, line('k'));
  }
  return most;
}

describe.each(['en', 'de'] as const)('a button of the bar, with long names in %s', (language) => {
  beforeEach(() => speak(language));
  afterEach(() => speak('en'));

  const ahead = moveTable.players.map((each) => (each.seat === 1 ? { ...each, points: 31 } : each));
  const tables: readonly (readonly [string, Table])[] = [
    ['before anybody has entered', enterTable],
    ['in part 1', partOneTable],
    ['in part 2', moveTable],
    ['with six players', sixTable],
    ['where it ends the game', { ...moveTable, target: 32 }],
    ['where the reader wins', { ...moveTable, target: 32, players: ahead }],
    [
      'before one’s own card',
      { ...moveTable, properties: { ...moveTable.properties, 'electronics-factory': 1 } },
    ],
  ];

  it.each(tables)('has room for all it says %s', (_, table) => {
    const { g, k } = longest(table, NAME);
    expect(g).toBeLessThanOrEqual(ROOM.g);
    expect(k).toBeLessThanOrEqual(ROOM.k);
  });

  it.each(tables)('has room for it in a phone’s folded sheet %s', (_, table) => {
    const { g, k } = longest(table, LONGEST_NAME, true);
    expect(g).toBeLessThanOrEqual(ROOM_ON_PHONE.g);
    expect(k).toBeLessThanOrEqual(ROOM_ON_PHONE.k);
  });
});
