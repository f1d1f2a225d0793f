import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { Caption } from './Caption';
import { GiftBadges } from './GiftBadges';

describe('what a landing gives', () => {
  const pills = (small: boolean, phone = false) => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone }));
    const page = mount(<GiftBadges session={session} small={small} />);
    const drawn = [...page.querySelectorAll('g.ec-gift > use:first-child')];
    return new Set(drawn.map((each) => each.getAttribute('href')));
  };

  it('is no wider on a small card than beside its symbol, also where a rival gains more', () => {
    expect(pills(true)).toEqual(new Set(['#ec-pill-small', '#ec-pill-tall']));
    expect(pills(false)).toEqual(new Set(['#ec-pill', '#ec-pill-wide']));
  });

  it('is one figure alone on a phone, where a key over the board says what a hollow one means', () => {
    expect(pills(true, true)).toEqual(new Set(['#ec-pill-phone']));
    const session = openSession(
      fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true }),
    );
    const told = [...mount(<Caption session={session} />).querySelectorAll('li')];
    expect(told.map((each) => each.textContent)).toEqual([
      '+nyou',
      '+nrival more',
      'knock-out',
      '?hidden',
      '0rivals only',
    ]);
  });
});
