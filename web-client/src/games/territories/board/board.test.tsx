import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { found, key, mount } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { sixTable } from '../fixture/six';
import { campTable, dangerTable, firstTable, midTable } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Board } from './Board';
import { fieldFacts } from './card';

function sitting(table: Table, seat: number | null = 1, phone = false) {
  const play = fixturePlay({ table, seat, phone });
  const session = openSession(play);
  return { session, play, page: mount(<Board session={session} />) };
}

const field = (page: HTMLElement, number: number) => found(page, `[data-number="${number}"]`);
const name = (page: HTMLElement, number: number) => field(page, number).getAttribute('aria-label');

describe('the board', () => {
  it.each([false, true])('is a list of 21 fields within 900 nodes (phone: %s)', (phone) => {
    const { page } = sitting(sixTable, 1, phone);
    expect(page.querySelectorAll('[role=listbox] > [role=option]')).toHaveLength(21);
    expect(page.querySelectorAll('.territories-map *').length).toBeLessThanOrEqual(900);
  });

  it('tells each field by its name: owner, sums, who is there, what the throw does', () => {
    const { page } = sitting(midTable);
    expect(name(page, 5)).toBe(
      '5, Black Cave, Territory, Jonas’s, price 4,000, landing costs 1,000, here: you',
    );
    expect(name(page, 8)).toBe(
      '8, South Citadel, Territory, free, price 5,000, rent then 2,000, with 3: buy 5,000',
    );
    expect(name(page, 7)).toBe(
      '7, Mountain Village, Territory, yours, price 4,750, earns 1,600, with 2: yours: nothing',
    );
    expect(name(page, 14)).toContain('Tomasz’s, price 2,500, landing costs 100 × throw × 2');
    expect(name(page, 12)).toContain('brings 5,000, here: Jonas, with 7: +5,000');
    expect(name(page, 17)).toContain('costs 4,000 or 10 % of everything');
    expect(name(sitting(firstTable).page, 1)).toContain('here: you, Jonas and Mireille');
  });

  it('shows the price of free ground and the rent of owned ground, which grows with its owner', () => {
    const { page } = sitting(midTable);
    const sum = (number: number) => field(page, number).querySelector('.field-amount');
    expect(sum(8)?.textContent).toBe('5,000');
    expect(sum(8)?.classList).toContain('price');
    expect(sum(18)?.textContent).toBe('−1,000');
    expect(sum(18)?.classList).toContain('loss');
    const camp = [...field(page, 14).querySelectorAll('.field-amount')];
    expect(camp.map(({ textContent }) => textContent)).toEqual(['up to', '−2,400']);
    expect(field(page, 18).querySelector('.owner')).not.toBeNull();
    expect(field(page, 8).querySelector('.owner')).toBeNull();
  });

  it('writes the two sums of the Caravan on two lines', () => {
    const { page } = sitting(midTable);
    const sums = [...field(page, 17).querySelectorAll('.field-amount')];
    expect(sums.map((sum) => sum.textContent)).toEqual(['−4,000', 'or 10%']);
  });

  it('writes them whole on a phone too, and how much a camp may cost', () => {
    const { page } = sitting(midTable, 1, true);
    const sum = (number: number) => field(page, number).querySelector('.field-amount');
    expect(sum(17)?.textContent).toBe('−4k/10%');
    expect(sum(14)?.textContent).toBe('≤2,400');
  });

  it('grounds a territory by how dear it is beside the dearest', () => {
    const { page } = sitting(midTable);
    const ground = (number: number) => field(page, number).querySelector('.plot')?.classList;
    expect(ground(1)).toContain('low');
    expect(ground(5)).toContain('middling');
    expect(ground(11)).toContain('dear');
    expect(ground(12)?.length).toBe(2);
  });

  it('says on a phone whose a field is by a band with the owner’s mark, and keeps its sign', () => {
    const { page } = sitting(midTable, 1, true);
    const owner = (number: number) => field(page, number).querySelector('.owner');
    for (const number of [5, 10, 14, 18]) {
      expect(owner(number)?.querySelector('rect')?.getAttribute('fill')).toMatch(/^url\(/);
      expect(owner(number)?.querySelectorAll('.owner-mark')).toHaveLength(1);
    }
    expect(owner(8)).toBeNull();
    expect(field(page, 10).querySelector('.field-icon')).not.toBeNull();
    expect(field(page, 8).querySelector('.field-icon')).not.toBeNull();
  });

  it('keeps on a phone the sign of a corner on which a piece stands', () => {
    const { page } = sitting(midTable, 1, true);
    expect(midTable.players.some(({ position }) => position === 12)).toBe(true);
    expect(field(page, 12).querySelector('.field-icon')).not.toBeNull();
  });

  it('has on a phone a plate under what the reader’s own ground earns, and under no gain', () => {
    const { page } = sitting(midTable, 1, true);
    expect(page.querySelectorAll('.earned-plate')).toHaveLength(4);
    expect(field(page, 7).querySelector('.earned-plate')).not.toBeNull();
    expect(field(page, 12).querySelector('.earned-plate')).toBeNull();
  });

  it('tells nothing of a throw before its dice lie on the page', () => {
    const made = { dice: [2, 3], purpose: 'move' } as const;
    const thrown = { key: 'a', made, seat: 1, tumbling: false };
    const shown = signal({ ...stageOf(midTable, []), acting: 1, thrown });
    const scenes = { shown, running: signal(650), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
    const session = openSession(play);
    expect(session.fallen.value).toBe(5);
    session.rolling.value = true;
    expect(session.fallen.value).toBeNull();
  });

  it('writes on each field what it is to the reader, whoever is on turn', () => {
    const sums = (turn: number, phone = false) => {
      const { page } = sitting({ ...midTable, turn }, 2, phone);
      return [...page.querySelectorAll('.field-amount')].map(({ textContent }) => textContent);
    };
    for (const phone of [false, true]) expect(sums(1, phone)).toEqual(sums(2, phone));
    expect(sums(1)).toEqual(expect.arrayContaining(['−1,600', '−300', '−2,600', 'earns', '3,200']));
    expect(sums(1, true)).toEqual(expect.arrayContaining(['−1,600', '−300', '−2,600', '3,200']));
  });

  it('tells of the mover’s own ground that it costs the mover nothing', () => {
    const { page, session } = sitting(midTable, 2);
    expect(name(page, 7)).toContain('landing costs 1,600, with 2: own: nothing');
    const village = midTable.fields.find(({ number }) => number === 7);
    expect(village && fieldFacts(session, village).rows.at(-1)?.sum).toBe('own: nothing');
  });

  it('tells of the reader’s own ground what the throw of another brings him there', () => {
    const { page, session } = sitting(midTable, 2);
    expect(name(page, 10)).toContain('with 5: pays you 3,200');
    const tower = midTable.fields.find(({ number }) => number === 10);
    expect(tower && fieldFacts(session, tower).rows.map(({ sum }) => sum)).toContain(
      'pays you 3,200',
    );
    expect(name(sitting(midTable, 4).page, 14)).toContain('pays you 400 to 2,400');
    expect(name(sitting(midTable, 3).page, 10)).toContain('with 5: −3,200');
  });

  it('says that the reader’s own ground earns its rent, and to a spectator all rent plain', () => {
    const sum = (page: HTMLElement, number: number) => {
      const amounts = [...field(page, number).querySelectorAll('.field-amount')];
      const words = amounts.map(({ textContent }) => textContent).join(' ');
      return [words, amounts[0]?.getAttribute('class')];
    };
    const own = sitting(midTable).page;
    expect(sum(own, 7)).toEqual(['earns 1,600', 'field-amount earned']);
    expect(sum(own, 10)).toEqual(['−3,200', 'field-amount loss']);
    expect(sum(own, 16)).toEqual(['−2,000', 'field-amount loss']);
    const watched = sitting(midTable, null).page;
    expect(sum(watched, 7)).toEqual(['rent 1,600', 'field-amount rent']);
    expect(sum(watched, 10)).toEqual(['rent 3,200', 'field-amount rent']);
    expect(sum(sitting(midTable, 4).page, 14)[0]).toBe('earns up to 2,400');
    const phone = sitting(midTable, 1, true).page;
    expect(sum(phone, 7)).toEqual(['1,600', 'field-amount earned']);
    expect(sum(sitting(midTable, null, true).page, 7)[0]).toBe('1,600');
    const { page } = sitting(midTable, 4, true);
    expect(sum(page, 14)[0]).toBe('≤2,400');
    const plate = (number: number) =>
      Number(field(page, number).querySelector('.earned-plate')?.getAttribute('width'));
    expect(plate(14)).toBeGreaterThan(plate(18));
  });

  it('writes on a phone’s field one name and one sum, whatever it does', () => {
    for (const seat of [1, 4, null]) {
      const { page } = sitting(midTable, seat, true);
      for (let number = 1; number <= 21; number++) {
        expect(field(page, number).querySelectorAll('text')).toHaveLength(2);
      }
    }
    const { page } = sitting(midTable, 1, true);
    const written = (number: number) =>
      field(page, number).querySelector('.field-amount')?.textContent;
    expect([14, 17].map(written)).toEqual(['≤2,400', '−4k/10%']);
  });

  it('puts the numbers of the throw on the fields they reach, by danger', () => {
    const { page } = sitting(dangerTable);
    const reach = (number: number) => page.querySelector(`[data-reached="${number}"] .reach`);
    expect(reach(7)?.classList).toContain('safe');
    expect(reach(7)?.querySelector('circle')).not.toBeNull();
    expect(reach(10)?.classList).toContain('out');
    expect(reach(10)?.querySelector('.reach-skull')).not.toBeNull();
    expect(reach(14)?.classList).toContain('maybe');
    expect(reach(14)?.textContent).toBe('9');
    expect(reach(4)).toBeNull();
    expect(reach(8)?.classList).toContain('too-dear');
    expect(field(page, 8).querySelector('.field-amount')?.classList).toContain('too-dear');
    expect(field(page, 4).querySelector('.field-amount')?.classList).not.toContain('too-dear');
    expect(name(page, 10)).toContain('with 5: −3,200, out');
    expect(name(page, 14)).toContain('with 9: −400 to −2,400, out in 10 of 36');
  });

  it('colours of another’s throw only the numbers that pay to the reader', () => {
    const { page } = sitting(midTable, 2);
    const reach = (number: number) => page.querySelector(`[data-reached="${number}"] .reach`);
    expect(reach(10)?.classList).toContain('paid');
    expect([9, 12, 16].every((number) => reach(number)?.classList.contains('other'))).toBe(true);
    const watched = sitting(midTable, null).page;
    expect(watched.querySelector('[data-reached="10"] .reach')?.classList).toContain('pay');
    expect(watched.querySelector('.reach.other')).toBeNull();
    const dear = sitting(dangerTable, 2).page;
    expect(field(dear, 8).querySelector('.field-amount')?.classList).not.toContain('too-dear');
  });

  it('lays the reader’s own piece uppermost, on a phone with a ring', () => {
    const table = { ...sixTable, turn: 6 };
    const pieces = (page: HTMLElement) => [...page.querySelectorAll('[data-piece]')];
    const { page } = sitting(table, 1, true);
    expect(pieces(page)).toHaveLength(6);
    expect(pieces(page).at(-1)?.getAttribute('data-piece')).toBe('1');
    expect(page.querySelectorAll('.piece-ring')).toHaveLength(1);
    expect(pieces(page).at(-1)?.querySelector('.piece-ring')).not.toBeNull();
    expect(page.querySelectorAll('.own-place')).toHaveLength(1);
    expect(field(page, 5).classList).toContain('own-place');
    const watched = sitting(table, null, true).page;
    expect(watched.querySelector('.piece-ring')).toBeNull();
    expect(sitting(table).page.querySelector('.piece-ring')).toBeNull();
  });

  it('reaches nothing while the throw for a rent is due', () => {
    const { page } = sitting(campTable);
    expect(page.querySelectorAll('.reach')).toHaveLength(0);
    expect(page.textContent).toContain('100 × ? × 2');
    expect(page.textContent).toContain('You pay Tomasz');
  });

  it('says at once that nothing is owned yet, and shows blank dice', () => {
    const { page } = sitting(firstTable);
    expect(page.textContent).toContain('30,000 for each');
    expect(page.querySelectorAll('.pip')).toHaveLength(0);
  });
});

describe('the keyboard on the board', () => {
  it('begins at the reader’s piece and goes along the circle in both directions', () => {
    const { page } = sitting(midTable);
    expect(field(page, 5).getAttribute('tabindex')).toBe('0');
    field(page, 5).focus();
    key(field(page, 5), 'ArrowRight');
    expect(document.activeElement).toBe(field(page, 6));
    key(field(page, 6), 'ArrowLeft');
    expect(document.activeElement).toBe(field(page, 5));
    key(field(page, 5), 'End');
    key(field(page, 21), 'ArrowLeft');
    expect(document.activeElement).toBe(field(page, 1));
  });

  it('chooses with Enter and lets go with Escape', () => {
    const { page, session } = sitting(midTable);
    key(field(page, 10), 'Enter');
    expect(session.chosen.value).toBe(10);
    expect(field(page, 10).getAttribute('aria-selected')).toBe('true');
    key(field(page, 10), 'Escape');
    expect(session.chosen.value).toBeNull();
  });
});
