import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../ui/mount';
import { fieldFacts } from '../board/card';
import { plotOf } from '../fields';
import { fixturePlay } from '../fixture/play';
import {
  campTable,
  caravanTable,
  dangerTable,
  firstTable,
  midTable,
  withPlayer,
} from '../fixture/tables';
import { moments } from '../hints';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Fields } from './Fields';
import { Risk } from './Risk';
import { RiskStrip } from './RiskStrip';
import { Rules } from './Rules';

function sitting(table: Table, seat: number | null = 1, phone = false) {
  return openSession(fixturePlay({ table, seat, phone }));
}

const rows = (page: HTMLElement, selector = 'tbody tr') =>
  [...page.querySelectorAll(selector)].map((row) => row.textContent?.replace(/\s+/g, ' '));

describe('what a throw may bring', () => {
  it('is a row for each total, with chance, field, owner and effect', () => {
    const page = mount(<Risk session={sitting(midTable)} />);
    expect(rows(page)).toHaveLength(11);
    expect(rows(page)[3]).toBe('54 in 36Towerowner: Jonas−3,200');
    expect(page.textContent).toContain('What this throw may bring');
    expect(page.textContent).toContain('you cannot go out');
  });

  it('is where it has led, while one chooses at the Caravan', () => {
    const page = mount(<Risk session={sitting(caravanTable)} />);
    expect(page.textContent).toContain('Where this throw has led');
  });

  it('is what it has brought, once what has been chosen there is paid', () => {
    const paid = { ...midTable, turn: 2 };
    const line = { key: '9', own: false, code: 'caravan-paid', args: { seat: 1, paid: 4000 } };
    const stage = { ...stageOf(paid, [line]), odds: caravanTable, acting: caravanTable.turn };
    const scenes = { shown: signal(stage), running: signal(900), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: paid, seat: 1 }), stage: () => scenes as never };
    const page = mount(<Risk session={openSession(play)} />);
    expect(page.textContent).toContain('What this throw has brought');
    expect(page.textContent).not.toContain('go out');
  });

  it('tells of the Caravan, once it is paid, what was paid', () => {
    const told = (amount: number) => {
      const line = { key: '9', own: false, code: 'caravan-paid', args: { seat: 1, paid: amount } };
      const stage = {
        ...stageOf({ ...midTable, turn: 2 }, [line]),
        ...{ odds: caravanTable, acting: 1 },
        thrown: { key: 'a', made: caravanTable.throw, seat: 1 },
      };
      const scenes = { shown: signal(stage), running: signal(900), follow: () => () => undefined };
      const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
      return rows(mount(<Risk session={openSession(play)} />));
    };
    expect(told(4000)).toEqual(['121 in 36Caravan−4,000']);
    expect(told(2135)).toEqual(['121 in 36Caravan10%: −2,135']);
  });

  it('takes buying neither for a loss nor for a gain', () => {
    const page = mount(<Risk session={sitting(midTable)} />);
    const buys = [...page.querySelectorAll('tr.buy')].map((row) => row.textContent);
    expect(buys.length).toBeGreaterThan(0);
    for (const words of buys) expect(words).toMatch(/buy \d/);
    expect(page.querySelectorAll('tr.safe').length).toBeGreaterThan(0);
    const strip = mount(<RiskStrip session={sitting(midTable, 1, true)} />);
    expect(strip.querySelectorAll('li.buy')).toHaveLength(buys.length);
  });

  it('says what puts out, and the whole chance of it', () => {
    const page = mount(<Risk session={sitting(dangerTable)} />);
    expect(page.querySelectorAll('tr.out')).toHaveLength(4);
    expect(page.querySelectorAll('tr.maybe')).toHaveLength(2);
    expect(page.textContent).toContain('out in 10 of 36');
    expect(rows(page, 'tr.maybe .risk-field > span:first-child')).toEqual([
      'Huts in the Mountain',
      'The Pit',
    ]);
    expect(page.textContent).toContain('out: 35\u00a0%');
  });

  it('says beside each bar how many of the 36 throws it is', () => {
    const page = mount(<Risk session={sitting(midTable)} />);
    const ways = [...page.querySelectorAll('.risk-ways')].map((each) => each.textContent);
    expect(ways.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n} in 36`));
  });

  it('says of what is too dear how much is missing, and counts it no gain', () => {
    const table = withPlayer(midTable, 1, { money: 4700 });
    const risk = { outIn1296: 0, tooDear: [3], out: {}, tax: 2340 };
    const page = mount(<Risk session={sitting({ ...table, risk })} />);
    const dear = [...page.querySelectorAll('tr.too-dear')].map((row) => row.textContent);
    expect(dear).toEqual([expect.stringContaining('Citadelno buy, 300 short')]);
  });

  it('names a field alike, free or bought', () => {
    const named = (owner: number | null) => {
      const fields = { ...midTable.owner, 'south-citadel': owner };
      const page = mount(<Risk session={sitting({ ...midTable, owner: fields })} />);
      return [...page.querySelectorAll('.risk-field > span:first-child')].map((e) => e.textContent);
    };
    expect(named(2)).toEqual(named(null));
  });

  it('is that of whoever is on turn, for those who watch', () => {
    const page = mount(<Risk session={sitting(dangerTable, 5)} />);
    expect(page.textContent).toContain('What Anna may throw');
    expect(rows(page)[0]).toMatch(/own$/);
  });

  it('is the rent at a camp', () => {
    const page = mount(<Risk session={sitting(campTable)} />);
    expect(page.textContent).toContain('What you may owe');
    expect(rows(page)[0]).toContain('−400');
  });

  it('stays while the throw is played, with what has fallen marked, though the next is due', () => {
    const at = { ...sitting({ ...midTable, turn: 2 }), odds: signal(midTable), fallen: signal(5) };
    const page = mount(<Risk session={at} />);
    expect(page.textContent).toContain('What this throw may bring');
    expect(rows(page, '.thrown tr.fallen')).toEqual(['54 in 36Towerowner: Jonas−3,200']);
    const strip = mount(<RiskStrip session={at} />);
    expect(rows(strip, '.thrown li.fallen')).toEqual([
      expect.stringMatching(/^4\/3654 in 36, Tower/),
    ]);
  });

  it('stays at the Caravan with the throw that has led there marked, and alone if no more is known', () => {
    const at = (table: Table) => ({
      ...stageOf(table, []),
      thrown: { key: 'a', made: table.throw, seat: 1 },
    });
    const before = { ...midTable, turn: caravanTable.turn, turnNumber: caravanTable.turnNumber };
    const shown = signal(at(before));
    const scenes = { shown, running: signal(null), follow: () => () => undefined };
    const play = { ...fixturePlay({ table: midTable, seat: 1 }), stage: () => scenes as never };
    const session = openSession(play);
    expect(rows(mount(<Risk session={session} />))).toHaveLength(11);
    shown.value = at(caravanTable);
    const page = mount(<Risk session={session} />);
    expect(rows(page)).toHaveLength(11);
    expect(rows(page, '.thrown tr.fallen')).toEqual([expect.stringContaining('12')]);
    const crater = plotOf(caravanTable, 'crater');
    expect(crater && fieldFacts(session, crater).note).toBeUndefined();
    expect(rows(mount(<Risk session={sitting(caravanTable)} />))).toEqual([
      '121 in 36Caravan−2,135 or −4,000',
    ]);
  });

  it('has sums on a phone too', () => {
    const page = mount(<RiskStrip session={sitting(midTable, 1, true)} />);
    const sums = [...page.querySelectorAll('.strip-sum')].map((sum) => sum.textContent);
    expect(sums.slice(0, 4)).toEqual(['', '5,000', '2,600', '3,200']);
  });

  it('says on a phone what ground earns that is bought or is the reader’s, the latter as on the board', () => {
    const page = mount(<RiskStrip session={sitting(midTable, 1, true)} />);
    const earned = [...page.querySelectorAll('.strip-earns')].map((each) => each.textContent);
    expect(earned.slice(0, 4)).toEqual(['1,600', '2,000', '', '']);
    expect(page.querySelectorAll('.strip-earns .earned-sum')).toHaveLength(2);
    expect(earned.join()).not.toContain('≤');
    expect(page.querySelector('li')?.textContent).toContain('yours: nothing, earns 1,600');
    const word = page.querySelector('.strip-earning');
    expect(word?.textContent).toBe('earns');
    expect(word?.getAttribute('title')).toBe('What the field earns');
    const ofAnother = mount(<RiskStrip session={sitting(midTable, 2, true)} />);
    expect(ofAnother.querySelectorAll('.strip-earns .earned-sum')).toHaveLength(0);
  });

  it('keeps the room of the earnings where none is, without their word', () => {
    const page = mount(<RiskStrip session={sitting(campTable, 1, true)} />);
    expect(page.querySelectorAll('.strip-earns')).toHaveLength(11);
    expect(page.querySelector('.strip-earning')).toBeNull();
  });

  it('writes the most a camp may cost, and which of its two the Caravan takes', () => {
    const page = mount(<RiskStrip session={sitting(midTable, 1, true)} />);
    const [camp, caravan] = [8, 10].map((column) => {
      const cells = page.querySelectorAll(`li:nth-child(${column}) :is(.strip-word, .strip-sum)`);
      return [...cells].map((cell) => cell.textContent);
    });
    expect(camp).toEqual(['pay', '≤2,400']);
    expect(caravan).toEqual(['pay', '2,000']);
    const last = page.querySelectorAll('li:last-child :is(.strip-word, .strip-sum)');
    expect([...last].map((cell) => cell.textContent)).toEqual(['10%', '2,340']);
  });

  it('marks on a phone whose throw it is', () => {
    for (const seat of [1, 2, null]) {
      const page = mount(<RiskStrip session={sitting(midTable, seat, true)} />);
      const whose = page.querySelector('.strip-whose');
      expect(whose?.getAttribute('title')).toBe('Anna’s throw');
      expect(whose?.querySelectorAll('.medal')).toHaveLength(1);
    }
  });

  it('says on a phone what of another’s throw comes to the reader', () => {
    const column = (seat: number | null) =>
      mount(<RiskStrip session={sitting(midTable, seat, true)} />).querySelector('li:nth-child(4)');
    const cells = [...(column(2)?.querySelectorAll('.strip-word, .strip-sum') ?? [])];
    expect(cells.map((cell) => cell.textContent)).toEqual(['you', '3,200']);
    expect(column(2)?.className).toBe('paid');
    expect(column(2)?.querySelector('.strip-sum .earned-sum')?.textContent).toBe('3,200');
    expect(column(null)?.className).toBe('pay');
  });

  it('shows as a gain also what the reader gets of a rent that puts another out', () => {
    const isOut = (row: Element) => row.classList.contains('out');
    const strip = mount(<RiskStrip session={sitting(campTable, 4, true)} />);
    const columns = [...strip.querySelectorAll('li')].filter(isOut);
    expect(columns.every((each) => each.querySelector('.earned-sum'))).toBe(true);
    const rows = [...mount(<Risk session={sitting(campTable, 4)} />).querySelectorAll('tr')];
    expect(rows.filter(isOut).every((row) => row.querySelector('.gain'))).toBe(true);
    expect(columns.length).toBeGreaterThan(0);
  });

  it('is eleven columns on a phone', () => {
    const page = mount(<RiskStrip session={sitting(dangerTable, 1, true)} />);
    const columns = rows(page, 'li');
    expect(columns).toHaveLength(11);
    expect(columns[3]).toContain('4 in 36, Tower, −3,200, out');
  });
});

describe('the fields as a table', () => {
  it('have owner, price and the rent as it stands', () => {
    const found = rows(mount(<Fields session={sitting(midTable)} />));
    expect(found).toHaveLength(21);
    expect(found[9]).toBe('10TerritoryTowerJonas6,000−3,200');
    expect(found[13]).toContain('−400 to −2,400');
    expect(found[6]).toContain('earns 1,600');
    expect(found[0]).toContain('free1,000100');
    expect(found[15]).toContain('event');
  });

  it('come first on a phone, before what their colours mean', () => {
    const inOrder = (phone: boolean) =>
      [...mount(<Fields session={sitting(midTable, 1, phone)} />).children].map(
        (at) => at.className,
      );
    expect(inOrder(false)).toEqual(['fields-legend', 'fields-key', 'fields-table']);
    expect(inOrder(true)).toEqual(['fields-table', 'fields-legend', 'fields-key']);
  });

  it('say of free ground what it would take, and of the Caravan what its tenth is now', () => {
    const table = withPlayer(midTable, 1, { position: 5 });
    const found = rows(mount(<Fields session={sitting(table)} />));
    expect(found[7]).toContain('free5,0002,000if bought');
    expect(found[16]).toContain('−4,000 or 10%10%: −2,340');
    const dear = { ...table, risk: { outIn1296: 0, tooDear: [], out: {}, tax: 4000 } };
    expect(rows(mount(<Fields session={sitting(dear)} />))[16]).not.toContain('10%:');
  });
});

describe('the rules', () => {
  it('are told in whole sentences, every key of them', () => {
    const page = mount(<Rules />);
    expect(page.textContent).not.toMatch(/rules\.|[{}]|undefined/);
    expect(page.querySelectorAll('h3').length).toBeGreaterThan(9);
  });
});

describe('hints', () => {
  it('come at their moment', () => {
    const now = (table: Table, seat: number | null) =>
      moments.find(([, isNow]) => isNow(sitting(table, seat)))?.[0];
    const poor = withPlayer({ ...midTable, turnNumber: 2 }, 2, { fields: 0 });
    expect(now(poor, 2)).toBe('buying');
    expect(now(withPlayer(poor, 2, { fields: 1 }), 2)).toBeUndefined();
    expect(now(firstTable, 2)).toBe('start');
    expect(now(firstTable, 1)).toBe('buying');
    expect(now(campTable, 1)).toBe('camp');
    expect(now(midTable, null)).toBeUndefined();
  });
});
