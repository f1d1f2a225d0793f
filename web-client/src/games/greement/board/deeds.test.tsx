import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { Deeds } from './Deeds';
import { cornerOf } from './geometry';

afterEach(() => void mount(null));

/** Whether the word to what is done on a square stands below it. */
function isBelow(square: string, phone: boolean): boolean {
  const deed = { key: '1', own: false, code: 'seeded', args: { seat: 2, square, price: 2 } };
  const play = fixturePlay({ table: turnTable, hand: turnHand, seat: 1, phone });
  const session = { ...openSession(play), deeds: signal([deed]), worded: signal(deed) };
  const page = mount(<Deeds session={session} figure={14} />);
  const [, top] =
    found(page, '.deed-word')
      .getAttribute('transform')
      ?.match(/\S+ ([\d.]+)\)/) ?? [];
  return Number(top) > cornerOf(square).y;
}

it('says what is done over the square, and on a phone below it, where no coin flies across', () => {
  expect(isBelow('E5', false)).toBe(false);
  expect(isBelow('E1', false)).toBe(true);
  expect(isBelow('E5', true)).toBe(true);
  expect(isBelow('E10', true)).toBe(false);
});
