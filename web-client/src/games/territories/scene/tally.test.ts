import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine } from '../../game';
import { coinsFor, talliesOf } from './flow';
import { ageTallies, besideSeat, tally, tallyAtOnce } from './tally';

const line = (code: string, args: Record<string, unknown>): StoryLine => ({
  key: 'line-1',
  own: false,
  code,
  args,
});

const rent = line('rent-paid', { seat: 1, dice: [2, 3], field: 'tower', paid: 3200, owner: 2 });

describe('what a line changes the money of each seat by', () => {
  it('is a loss for who pays and a gain for who is paid', () => {
    expect(talliesOf(rent)).toEqual([
      { seat: 1, change: -3200 },
      { seat: 2, change: 3200 },
    ]);
    const bonus = line('bonus-received', { seat: 3, field: 'monastery', amount: 500 });
    expect(talliesOf(bonus)).toEqual([{ seat: 3, change: 500 }]);
    const bought = line('bought', { seat: 3, field: 'crater', price: 1500 });
    expect(talliesOf(bought)).toEqual([{ seat: 3, change: -1500 }]);
  });

  it('is nothing where no money changes hands', () => {
    expect(talliesOf(line('own-ground', { seat: 1, field: 'crater' }))).toEqual([]);
    expect(talliesOf({ ...rent, args: { ...rent.args, paid: 0 } })).toEqual([]);
  });

  it('is seen as a handful of coins at most, and as one at least', () => {
    expect([100, 2600, 8000].map(coinsFor)).toEqual([1, 3, 5]);
  });
});

describe('a tally', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('stands at the right of a column of seats, and within a seat in a row', () => {
    const seat = { left: 14, right: 234, top: 90, bottom: 150, height: 60 } as DOMRect;
    expect(besideSeat(seat, 'column')).toEqual({ x: 244, y: 104 });
    expect(besideSeat(seat, 'foot')).toEqual({ x: 232, y: 131 });
    expect(besideSeat(seat, 'head')).toEqual({ x: 232, y: 92 });
  });

  it('takes on a phone the place of what the round has brought, and nothing else', () => {
    document.body.innerHTML =
      '<ul class="seats phone many"><li data-seat="1"><b>Anna</b><i class="round-change">−400</i></li></ul>';
    const at = (found: Element | null, box: Partial<DOMRect>) => {
      if (found) found.getBoundingClientRect = () => box as DOMRect;
    };
    at(document.querySelector('li'), { left: 10, right: 120, top: 50, bottom: 90 });
    at(document.querySelector('.round-change'), { left: 80, right: 114, top: 72, bottom: 88 });
    tallyAtOnce([{ seat: 1, change: -3200 }]);
    const told = document.querySelector<HTMLElement>('.seats.phone > :has(> .tally) > .tally');
    expect(told?.style.translate).toBe('114px 80px');
  });

  it('moves on a phone over no words on its way there', () => {
    document.body.innerHTML =
      '<ul class="seats phone"><li data-seat="1"><i class="round-change"></i></li></ul><p data-seat="2"></p>';
    const ways: unknown[] = [];
    Element.prototype.animate = (frames) => {
      const places = (frames as Keyframe[]).map(({ translate }) => translate);
      ways.push(new Set(places).size);
      return {} as Animation;
    };
    tally(talliesOf(rent), { departure: 0, arrival: 1, millis: 1000 });
    expect(ways).toEqual([1, 3]);
  });

  it('of the turn before pales when the next one begins, and is gone after that', () => {
    document.body.innerHTML = '<p data-seat="1">Anna</p><p data-seat="2">Jonas</p>';
    const seen = () => [...document.querySelectorAll('.tally')].map(({ className }) => className);
    tallyAtOnce(talliesOf(rent));
    expect(seen()).toEqual(['tally loss small', 'tally gain small']);
    ageTallies();
    tallyAtOnce([{ seat: 1, change: 500 }]);
    expect(seen()).toEqual(['tally gain small', 'tally gain small past']);
    ageTallies();
    expect(seen()).toEqual(['tally gain small past']);
    ageTallies();
    expect(seen()).toEqual([]);
  });

  it('is signed and coloured, comes when the coins leave and arrive, and is gone when the next is told', () => {
    document.body.innerHTML = '<p data-seat="1">Anna</p><p data-seat="2">Jonas</p>';
    const ends: [unknown, number][] = [];
    Element.prototype.animate = (_frames, timing) => {
      const { delay, duration } = timing as KeyframeAnimationOptions;
      ends.push([delay, Number(delay) + Number(duration)]);
      return {} as Animation;
    };
    const end = tally(talliesOf(rent), { departure: 150, arrival: 480, millis: 1000 });
    const seen = [...document.querySelectorAll('.tally')];
    expect(seen.map(({ textContent, className }) => [textContent, className])).toEqual([
      ['−3,200', 'tally loss small'],
      ['+3,200', 'tally gain small'],
    ]);
    expect(ends).toEqual([
      [150, 1000],
      [480, 1000],
    ]);
    end();
    expect(document.querySelector('.tally')).toBeNull();
  });
});
