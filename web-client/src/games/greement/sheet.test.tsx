import { afterEach, describe, expect, it } from 'vitest';
import { found, mount, press } from '../../ui/mount';
import { Sheet } from '../../ui/Sheet';
import { emptyHand, turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import {
  diseaseTable,
  firstStartTable,
  payTable,
  pledgeTable,
  replaceTable,
  startTable,
  turnTable,
  voteTable,
} from './fixture/tables';
import { moments } from './guide/hints';
import { openSession, type Session } from './session';
import { SheetBody, SheetHead } from './sheet';
import type { Hand, Table } from './wire';

afterEach(() => void mount(null));

function opened(table: Table, hand: Hand, seat: number, lines: readonly object[] = []): Session {
  const play = fixturePlay({ table, hand, seat, phone: true, lines: lines as never });
  return openSession(play);
}

const head = (session: Session) => found(mount(<SheetHead session={session} />), '.sheet-line');
const body = (session: Session) => mount(<SheetBody session={session} />);

/** Anna without a land or a crop of her own. */
const bare: Table = {
  ...turnTable,
  squares: Object.fromEntries(
    Object.entries(turnTable.squares).map(([square, face]) => [
      square,
      face.owner === 1 && face.kind !== 'gold' ? { ...face, kind: 'cattle' as const } : face,
    ]),
  ),
};

describe('the sheet of the phone', () => {
  it('has the looks of the prices in each turn, and beside no other decision', () => {
    const prices = (session: Session) =>
      mount(<SheetHead session={session} />).querySelector('.prices-beside');
    const calm = { ...turnHand, offers: [] };
    const own = opened(turnTable, calm, 1);
    expect(prices(own)?.textContent).toContain('pay now');
    own.tray.value = 'borrow';
    expect(prices(own)).toBeNull();
    expect(prices(opened(turnTable, turnHand, 1))).toBeNull();
    expect(prices(opened(voteTable, calm, 1))).toBeNull();
  });

  it('says over a vote how the events before it went', () => {
    const lines = [
      { key: '1', own: false, code: 'turn-ended', args: { seat: 5 } },
      { key: '2', own: false, code: 'vote-stopped', args: { card: 'V16', against: 3, for: 0 } },
    ];
    const first = opened(voteTable, turnHand, 1);
    expect(head(first).textContent).not.toContain('Before');
    const later = opened(voteTable, turnHand, 1, lines);
    expect(head(later).textContent).toContain('Before: Withered fields (stopped).');
  });

  it('has one row for all that waits in another’s turn, and its large button for what he can be asked for', () => {
    const session = opened({ ...turnTable, seatOnTurn: 2 }, { ...turnHand, offers: [] }, 1);
    expect(found(body(session), '.sheet-acts').matches('.idle')).toBe(true);
    session.chosen.value = 'H5';
    const acts = found(body(session), '.sheet-acts');
    expect(acts.matches('.idle')).toBe(false);
    expect(acts.querySelector('.sheet-main .button')?.textContent).toContain('Ask Jonas for H5');
  });

  it.each([
    ['a payment', payTable, 'event 1 of 3'],
    ['a jar', pledgeTable, 'event 1 of 3'],
    ['a disease', diseaseTable, 'event 3 of 3'],
  ])('says of %s which of the three events it is', (_, table, words) => {
    const page = mount(<SheetHead session={opened(table, turnHand, 1)} />);
    expect(page.querySelector('.event-place')?.textContent).toBe(words);
  });

  it('says on each of the small buttons in two words why it waits, and whole to whoever presses it', () => {
    const session = opened(bare, turnHand, 1);
    const page = mount(
      <Sheet
        label="Actions"
        folded={false}
        onFold={() => undefined}
        head={<SheetHead session={session} />}
      >
        <SheetBody session={session} />
      </Sheet>,
    );
    const brief = [...page.querySelectorAll('.sheet-small .button-brief')];
    expect(brief.map((words) => words.textContent)).toEqual(['no land', 'no crop']);
    const [, cattle] = page.querySelectorAll<HTMLElement>('.sheet-small .button');
    press(cattle as HTMLElement);
    expect(found(page, '.sheet-head .sheet-reason').textContent).toBe(
      'Cattle: no crop of yours: seed a land first',
    );
  });

  it('says on the button that borrows what the debt grows to', () => {
    const session = opened(turnTable, turnHand, 1);
    session.tray.value = 'borrow';
    const second = found(body(session), '.button.main .button-second').textContent;
    expect(second).toBe('money 18, debt 5, then 10');
  });

  it('says once in the turn of another that what is dashed has to wait, and on each button to the ear', () => {
    const other = body(opened({ ...bare, seatOnTurn: 2 }, turnHand, 1));
    const briefs = [...other.querySelectorAll('.sheet-small .button-brief')];
    expect(briefs).toEqual([]);
    expect(found(other, '.sheet-waits').textContent).toBe('Dashed buttons wait for your own turn.');
    expect(found(other, '.sheet-main .reason').textContent).toBe('only in your own turn');
    expect(body(opened(bare, turnHand, 1)).querySelector('.sheet-waits')).toBeNull();
  });

  it('tells what a start costs, once one is looked at what lies under the backs, and why it is chosen again', () => {
    const line = (session: Session) => found(body(session), '.act-bar > header p').textContent;
    const first = opened(firstStartTable, emptyHand, 3);
    expect(found(body(first), '.start-steps').textContent).toContain(
      'Bare land beside yours costs',
    );
    expect(line(first)).toContain('paid with a loan: land 2, gold mine 5');
    first.chosen.value = 'F6';
    expect(line(first)).toContain('60 hide land, 30 gold mines, 10 a lake or mountain');
    expect(line(opened(startTable, emptyHand, 3))).toContain('Leave at least one square');
  });

  it('lays what borrows in the place of its verb, and what buys and seeds under Seed', () => {
    const session = opened(turnTable, { ...turnHand, money: 5, available: 5 }, 1);
    const small = (of = session) =>
      [...body(of).querySelectorAll('.sheet-small .button-label')].map((e) => e.textContent);
    const main = () =>
      [...body(session).querySelectorAll('.sheet-main .button-label')].map((e) => e.textContent);
    session.chosen.value = 'E5';
    expect(main()).toEqual(['Borrow 2 and buy E5', 'End turn']);
    expect(small()).toEqual(['Seed', 'Cattle', 'Borrow', 'Repay', 'Offer']);
    session.chosen.value = 'E4';
    expect(main()).toEqual(['Buy E4, 3', 'End turn']);
    expect(small()).toEqual(['and seed', 'Cattle', 'Borrow', 'Repay', 'Offer']);
    const poorer = opened(turnTable, { ...turnHand, money: 1, available: 1 }, 1);
    poorer.chosen.value = 'D3';
    expect(small(poorer)).toEqual(['Borrow 1', 'Cattle', 'Borrow', 'Repay', 'Offer']);
    expect(head(poorer).textContent).toContain('With a loan: debt 5, then 10');
  });

  it('has no main button that borrows', () => {
    const session = opened(turnTable, { ...turnHand, money: 5, available: 5 }, 1);
    session.chosen.value = 'E5';
    const main = body(session).querySelectorAll('.button.main .button-label');
    expect([...main].map((label) => label.textContent)).toEqual([]);
  });

  it('tells of a chosen square what it costs, earns and counts, and keeps its tip and its names', () => {
    const session = opened(turnTable, turnHand, 1);
    expect(body(session).querySelector('.hint-note')).not.toBeNull();
    session.chosen.value = 'E5';
    const told = head(session).querySelectorAll('.square-told');
    expect([...told].map((line) => line.textContent)).toEqual([
      'by one lake',
      'Costs 3 and 4 tax: 7',
      'Seeded it earns 8 a turn',
      'Then worth 10',
    ]);
    session.chosen.value = 'E4';
    expect(head(session).textContent).toContain('Costs 3, no tax');
    const page = body(session);
    expect(page.querySelector('.hint-note')).not.toBeNull();
    expect(found(page, '.sheet-small').textContent).toContain('Borrow');
  });

  it('keeps the words of the small buttons, and the end of the turn is no second green one', () => {
    const session = opened(turnTable, turnHand, 1);
    session.chosen.value = 'D2';
    const page = body(session);
    const small = page.querySelectorAll('.sheet-small .button-label');
    expect([...small].map((label) => label.textContent)).toEqual([
      'Seed',
      'Cattle',
      'Borrow',
      'Repay',
      'Offer',
    ]);
    const main = page.querySelectorAll('.button.main .button-label');
    expect([...main].map((label) => label.textContent)).toEqual(['Cattle on D2, 5']);
  });

  it('says in its head what lies where the start was chosen', () => {
    const session = opened(replaceTable, emptyHand, 3);
    expect(head(session).textContent).toContain('D8 is a lake: choose a square beside it.');
    session.chosen.value = 'D7';
    expect(head(session).textContent).toContain('D8 is a lake: take D7?');
  });

  it('says on the button why no money can be given, names the card that is voted on, and how many stop it', () => {
    const hand = { ...turnHand, money: 2, available: 2, offers: [] };
    const session = opened(voteTable, hand, 1);
    expect(found(head(session), 'h2').textContent).toBe('Stop “Poor harvest, rich vein”?');
    expect(found(body(session), '.vote-bar').textContent).toContain('2 of 3 against');
    expect(found(body(session), '.vote-bar').textContent).toContain(
      '3 of 5 against stop it; a draw does not.',
    );
    expect(found(body(session), '.button-second.reason').textContent).toMatch(
      /^too dear: 1 \+ \d+ tax$/,
    );
  });

  it('tells whoever waits what has happened since his turn, beside the name of who is on turn', () => {
    const lines = [
      { key: '1', own: false, code: 'turn-ended', args: { seat: 1 } },
      { key: '2', own: false, code: 'seeded', args: { seat: 2, square: 'G9', price: 2 } },
    ];
    const waits = opened({ ...turnTable, seatOnTurn: 2 }, turnHand, 1, lines);
    expect(found(head(waits), '.since-turn').textContent).toBe(
      'Since your turn: Jonas seeds G9 for 2.',
    );
  });

  it('tells who begins his first turn what the others did, until he does something himself', () => {
    const line = (code: string, args: Record<string, unknown>, i: number) => {
      return { key: `${i}`, own: false, code, args };
    };
    const before = [
      line('round-began', { round: 1 }, 1),
      line('turn-began', { seat: 2 }, 2),
      line('seeded', { seat: 2, square: 'G9', price: 2 }, 3),
      line('turn-began', { seat: 1 }, 4),
    ];
    const first = { ...turnTable, round: 1 };
    const begins = opened(first, turnHand, 1, before);
    expect(found(head(begins), '.since-turn').textContent).toContain('Jonas seeds G9 for 2.');
    expect(hintNames(begins)).not.toContain('debt');
    const seeds = line('seeded', { seat: 1, square: 'D3', price: 2 }, 5);
    const acted = opened(first, turnHand, 1, [...before, seeds]);
    expect(head(acted).querySelector('.since-turn')).toBeNull();
    expect(head(acted).textContent).toContain('The first turn brings no profit.');
    expect(hintNames(acted)).toContain('debt');
  });

  it('says in its head that a start is noted', () => {
    expect(head(opened(firstStartTable, emptyHand, 3)).textContent).toContain('Choose your start.');
    const noted = opened(firstStartTable, { ...emptyHand, startChoice: 'E5' }, 3);
    expect(head(noted).textContent).toContain('E5 is noted.');
  });

  it('says that a start is settled, who chooses again, and why', () => {
    const settled = opened(startTable, emptyHand, 1);
    expect(head(settled).textContent).toBe('You start at D3.');
    expect(body(settled).textContent).toContain(
      'Mireille and Tomasz choose again: their choices were too close to another start.',
    );
  });

  it('tells whoever chooses again which of his choices was lost', () => {
    const lost = { own: true, code: 'own-start-lost', args: { square: 'D4' } };
    const again = opened(startTable, emptyHand, 3, [lost]);
    expect(head(again).textContent).toContain('Choose another start.');
    expect(body(again).textContent).toContain('D4 is too close to another start.');
  });
});

function hintNames(session: Session): readonly string[] {
  return moments.filter(([, now]) => now(session)).map(([hint]) => hint);
}
