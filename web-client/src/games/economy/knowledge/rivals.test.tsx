import { expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { noHand, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Rivals } from './Rivals';
import { rivalsSince } from './rivals-since';

const lines = [
  ['sector-paid', { seat: 4 }],
  ['rolled', { seat: 1, die: 2 }],
  ['took-property', { seat: 1 }],
  ['knocked-out', { seat: 2, die: 5, rival: 1 }],
  ['turned-down', { seat: 2 }],
  ['rolled', { seat: 3, die: 6 }],
  ['turned-up-and-took', { seat: 3 }],
  ['sector-paid', { seat: 3 }],
  ['rolled', { seat: 4, die: 4 }],
  ['sector-paid', { seat: 4 }],
].map(([code, args], i) => ({
  ...{ key: String(i), own: false, code: code as string },
  args: args as Record<string, unknown>,
}));

const told = (table: Partial<Table> = {}) => {
  const lastMove = { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4', 'b4', 'a4'] };
  const play = fixturePlay({
    ...{ table: { ...rollTable, lastMove, ...table }, hand: noHand, seat: 1, lines },
  });
  const session = openSession(play);
  const page = mount(<Rivals session={session} moves={rivalsSince(session)} />);
  return [...page.querySelectorAll('.ec-rivals > span')].map(({ textContent }) => textContent);
};

it('tells what each rival did since his own, but for the last move', () => {
  expect(told()).toEqual(['Jonas: knocks you out', 'Mireille: takes a hidden card']);
  expect(told({ turn: 2 })).toEqual(told());
});
