import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { GiftBadges } from './GiftBadges';

describe('what a landing gives', () => {
  const pills = (small: boolean) => {
    const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
    const page = mount(<GiftBadges session={session} small={small} />);
    const drawn = [...page.querySelectorAll('g.ec-gift > use:first-child')];
    return new Set(drawn.map((each) => each.getAttribute('href')));
  };

  it('is no wider on a small card than beside its symbol, also where a rival gains more', () => {
    expect(pills(true)).toEqual(new Set(['#ec-pill-small', '#ec-pill-tall']));
    expect(pills(false)).toEqual(new Set(['#ec-pill', '#ec-pill-wide']));
  });
});
