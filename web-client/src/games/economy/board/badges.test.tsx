import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, sendTable, sixEarlyTable } from '../fixture/tables';
import { openSession } from '../session';
import { Board } from './Board';
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

  it('is a tick on the best corners of a phone, whose buttons say how good each is', () => {
    const badges = (phone: boolean) => {
      const play = fixturePlay({ table: sendTable, hand: noHand, seat: 1, phone });
      const page = mount(<GiftBadges session={openSession(play)} small />);
      return [...page.querySelectorAll<SVGElement>('[data-gift]')].map((each) => [
        each.dataset.gift,
        each.querySelector('text')?.textContent ?? each.querySelector('use')?.getAttribute('href'),
      ]);
    };
    expect(badges(true)).toEqual([
      ['h8', '#ec-gift-best-phone'],
      ['h1', '#ec-gift-best-phone'],
    ]);
    expect(badges(false)).toHaveLength(4);
  });

  it('is told of a rival’s card in reach by a dot in its free corner, and not as if it were out of reach', () => {
    const play = fixturePlay({ table: sixEarlyTable, hand: noHand, seat: 1 });
    const page = mount(<Board session={openSession(play)} />);
    const taken = [...page.querySelectorAll('[href="#ec-taken"]')];
    expect(taken.length).toBeGreaterThan(1);
    for (const each of taken) expect(each.closest('.ec-space.veiled')).toBeNull();
    const dot = page.querySelector('#ec-taken .ec-dot');
    expect(Number(dot?.getAttribute('cx')) - 8).toBeGreaterThan(43);
    expect(Number(dot?.getAttribute('cy')) + 8).toBeLessThan(27);
  });
});
