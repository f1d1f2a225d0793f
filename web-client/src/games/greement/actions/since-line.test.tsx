import { afterEach, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { SinceTurn } from './SinceTurn';

afterEach(() => void mount(null));

const round = [
  ['turn-ended', { seat: 1 }],
  ['bought', { seat: 2, square: 'H8', kind: 'land', price: 3, tax: 0 }],
  ['vote-stopped', { card: 'V07', against: 3, for: 2, players: 5 }],
  ['turn-began', { seat: 1, amount: 37 }],
  ['own-profit', { amount: 37 }],
] as const;

function signs(phone: boolean): readonly (string | null)[] {
  const lines = round.map(([code, args], i) => ({
    key: `${i}`,
    own: code.startsWith('own-'),
    code,
    args,
  }));
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines, phone });
  const page = mount(<SinceTurn session={openSession(play)} />);
  return [...page.querySelectorAll('.since-line')].map(
    (line) => line.querySelector('svg')?.getAttribute('class') ?? null,
  );
}

it('stands under the sign of whom or what it tells; on a phone others alone have one', () => {
  expect(signs(false)).toEqual(['medal', 'medal', 'icon']);
  expect(signs(true)).toEqual([null, 'medal', null]);
});
