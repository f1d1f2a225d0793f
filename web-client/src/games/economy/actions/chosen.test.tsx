import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, key, mount, press, settled } from '../../../ui/mount';
import { Board } from '../board/Board';
import { press as pressSpace } from '../board/press';
import { placeHand, placeTable } from '../fixture/placing';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { bestFirst } from '../gifts';
import { openSession } from '../session';
import type { Hand, Piece, Table } from '../wire';
import { Actions } from './Actions';

function shown(table: Table, hand: Hand = noHand) {
  const play = fixturePlay({ table, hand, seat: 1 });
  const session = openSession(play);
  return { play, session, page: mount(<Actions session={session} />) };
}

it('names all who can be knocked out until one of them is chosen', async () => {
  const piece: Piece = { space: 'e3', outside: null };
  const players = moveTable.players.map((each) => (each.seat === 2 ? { ...each, piece } : each));
  const { page, session } = shown({ ...moveTable, players });
  const knock = () => found(page, '[aria-keyshortcuts="k"]');
  expect(found(knock(), '.button-label').textContent).toBe('Knock out');
  expect(found(knock(), '.button-second').textContent).toMatch(/^\w+: a \d or \w+: a \d down$/);
  press(knock());
  await settled();
  expect(['e3', 'f4']).toContain(session.chosen.value);
  expect(knock().textContent).toMatch(/^Knock out(Jonas|Mireille): turns down a\s\d/);
});

it('goes through the lit spaces by N, and back again with Shift', () => {
  const { session } = shown(moveTable);
  const spaces = bestFirst(session, [...session.destinations.value.keys()]);
  const pressN = (shiftKey: boolean) => {
    const pressed = { key: shiftKey ? 'N' : 'n', shiftKey, bubbles: true, cancelable: true };
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', pressed)));
    return session.chosen.value;
  };
  expect(pressN(true)).toBe(spaces[0]);
  expect([pressN(false), pressN(false)]).toEqual([spaces[1], spaces[2]]);
  expect([pressN(true), pressN(true)]).toEqual([spaces[1], spaces[0]]);
  expect(pressN(true)).toBe(spaces.at(-1));
  expect(pressN(false)).toBe(spaces[0]);
});

it('goes on to the next lit space where capitals are locked', () => {
  const { session } = shown(moveTable);
  const spaces = bestFirst(session, [...session.destinations.value.keys()]);
  key(document.body, 'N');
  key(document.body, 'N');
  expect(session.chosen.value).toBe(spaces[1]);
});

it('says beside what stays chosen why another space is none, and marks that on the board', async () => {
  const { page, session } = shown(moveTable);
  const board = document.createElement('div');
  document.body.append(board);
  act(() => render(<Board session={session} />, board));
  const marked = () =>
    board.querySelector('[href="#ec-refused"]')?.closest<SVGElement>('[data-space]')?.dataset.space;
  const line = () => found(page, '.act-bar > header p').textContent;
  pressSpace(session, 'e3');
  pressSpace(session, 'e2');
  await settled();
  expect([line(), marked()]).toEqual(['e2 is 4 steps away, you rolled 3.', 'e2']);
  expect(found(page, '[aria-keyshortcuts="g"]').textContent).toMatch(/^Go to e3/);
  pressSpace(session, 'a3');
  await settled();
  expect([line(), marked()]).toEqual([
    'a3 is chosen: click it again to go there, or Go.',
    undefined,
  ]);
  act(() => render(null, board));
  board.remove();
});

it('forgets with the phase why a space was none', () => {
  const table = signal<Table>(placeTable);
  const session = openSession({ ...fixturePlay({ table: placeTable, seat: 1 }), table });
  session.refused.value = 'd5';
  table.value = moveTable;
  expect(session.refused.value).toBeNull();
});

it('lays a card by the key that goes to a space later', async () => {
  const { play, session } = shown(placeTable, placeHand);
  act(() => {
    session.chosen.value = 'b2';
  });
  await settled();
  key(document.body, 'g');
  expect(play.sent).toEqual([{ type: 'place-card', card: placeHand.hand[0], space: 'b2' }]);
});
