import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { mount } from '../../ui/mount';
import { fixturePlay } from './fixture/play';
import { sixTable } from './fixture/six';
import { midTable, withPlayer } from './fixture/tables';
import { stageOf } from './scene/stage';
import { seatFace } from './seats';
import { openSession } from './session';
import type { Table } from './wire';

function sitting(table: Table, seat: number | null = 1, phone = false) {
  return openSession(fixturePlay({ table, seat, phone }));
}

describe('a seat', () => {
  it('shows money large, fields and assets small, and who throws by itself', () => {
    const session = sitting(midTable);
    const face = seatFace(session, 1);
    expect(mount(<p>{face.sum?.value}</p>).textContent).toMatch(/^5,150/);
    expect(face.figures.map(({ value }) => value)).toEqual(['4 fields', '23,400 in all']);
    expect(seatFace(session, 4).chip?.words).toBe('absent');
    expect(mount(<p>{seatFace(session, 5).out}</p>).textContent).toContain(
      'out in turn 61, place 5',
    );
    expect(face.out).toBeUndefined();
  });

  it('sets what the round has brought closer beside money of five digits', () => {
    const change = (seat: number) => {
      const page = mount(<p>{seatFace(sitting(midTable), seat).sum?.value}</p>);
      return page.querySelector('.round-change')?.classList.contains('close');
    };
    expect([change(1), change(2)]).toEqual([false, true]);
  });

  it('names what has changed its money in the round', () => {
    const dice = [1, 2];
    const line = (key: string, code: string, args: Record<string, unknown>) => ({
      ...{ key, own: false, code, args: { dice, ...args } },
    });
    const lines = [
      line('1', 'bought', { seat: 1, field: 'crater', price: 1500 }),
      line('2', 'rent-paid', { seat: 2, field: 'tower', paid: 3200, owner: 1 }),
    ];
    const session = openSession(fixturePlay({ table: midTable, seat: 1, lines }));
    const page = mount(<p>{seatFace(session, 1).sum?.value}</p>);
    const words = '+1,700 in this round: −1,500 Crater, +3,200 Tower';
    expect(page.textContent).toContain(words);
    expect(page.querySelector('[data-tip]')?.getAttribute('data-tip')).toBe(words);
  });

  it('tells what was bought for as no loss', () => {
    const kind = (...codes: string[]) => {
      const args = { seat: 1, field: 'crater', price: 1500, paid: 1500, dice: [1, 2] };
      const lines = codes.map((code) => ({ key: code, own: false, code, args }));
      const session = openSession(fixturePlay({ table: midTable, seat: 1, lines }));
      return mount(<p>{seatFace(session, 1).sum?.value}</p>).querySelector('.round-change')
        ?.className;
    };
    expect(kind('bought')).toBe('round-change spent');
    expect(kind('goldmine-paid')).toBe('round-change loss');
  });

  it('does not count on once the payment has been told: by then the next dice roll', () => {
    const shown = signal(stageOf(midTable, []));
    const scenes = { shown, running: signal(null), follow: () => () => undefined };
    const fixture = fixturePlay({ table: midTable, seat: 1 });
    const play = { ...fixture, moving: signal(true), stage: () => scenes as never };
    const flying = signal<{ departure: number; arrival: number; end: number } | null>(null);
    const session = { ...openSession(play), flying };
    const money = () => <p>{seatFace(session, 1).sum?.value}</p>;
    const page = mount(money());
    const see = (change: () => void) => {
      act(() => {
        change();
        render(money(), page);
      });
      const hidden = [...page.querySelectorAll('[aria-hidden]')];
      const rolling = hidden.find((at) => !at.closest('.round-change'));
      return rolling?.textContent ?? page.textContent?.match(/^[\d,]+/)?.[0];
    };
    const paid = () => {
      flying.value = { departure: 9000, arrival: 9000, end: 9900 };
      shown.value = stageOf(withPlayer(midTable, 1, { money: 1950 }), []);
    };
    expect(see(paid)).toBe('5,150');
    const told = () => {
      flying.value = null;
    };
    expect(see(told)).toBe('1,950');
  });

  it('shows on a phone money and fields, and what the round has brought, which alone has a sign', () => {
    const lost = { seat: 2, dice: [1, 2], field: 'goldmine', paid: 2000 };
    const lines = [{ key: '1', own: false, code: 'goldmine-paid', args: lost }];
    const seen = (table: Table, told: typeof lines) => {
      const session = openSession(fixturePlay({ table, seat: 2, lines: told, phone: true }));
      return seatFace(session, 2).figures.map(({ value }) => {
        const page = mount(<p>{value}</p>);
        const figure = page.textContent?.match(/^[\d,]*\d/)?.[0];
        const change = page.querySelector('.round-change > [aria-hidden]')?.textContent;
        return [figure, change];
      });
    };
    expect(seen(midTable, lines)).toEqual([
      ['12,940', undefined],
      ['4', 'round −2,000'],
    ]);
    expect(seen(sixTable, lines)).toEqual([
      ['12,940', 'round −2,000'],
      ['4', undefined],
    ]);
    expect(seen(midTable, [])[1]).toEqual(['4', 'round ±0']);
    expect(seen({ ...midTable, throw: null }, [])[1]).toEqual(['4', undefined]);
  });

  it('says that a round has come to nothing, and of what', () => {
    const args = { seat: 1, dice: [1, 2], field: 'tower', paid: 3200 };
    const lines = [
      { key: '1', own: false, code: 'rent-paid', args: { ...args, owner: 2 } },
      { key: '2', own: false, code: 'rent-paid', args: { ...args, seat: 2, owner: 1 } },
    ];
    const change = (told: typeof lines) => {
      const session = openSession(fixturePlay({ table: midTable, seat: 1, lines: told }));
      const page = mount(<p>{seatFace(session, 1).sum?.value}</p>);
      return page.querySelector('.round-change.even')?.getAttribute('data-tip');
    };
    expect(change(lines)).toBe('±0 in this round: −3,200 Tower, +3,200 Tower');
    expect(change([])).toBe('nothing won or lost in this round');
  });

  it('counts on a phone the fields of each of six as well, with their sign', () => {
    const ground = (table: Table) => {
      const figure = seatFace(sitting(table, 1, true), 1).figures[1];
      const counted = mount(<p>{figure?.value}</p>).textContent?.match(/^\d+/)?.[0];
      return { icon: figure?.icon, counted };
    };
    expect([midTable, sixTable].map(ground)).toEqual([
      { icon: 'flag', counted: '4' },
      { icon: 'flag', counted: '4' },
    ]);
  });
});
