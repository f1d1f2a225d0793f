import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { curvesOf } from '../ending/curves';
import { verdict } from '../ending/verdict';
import { endTable } from '../fixture/end';
import { promisedHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { startTable, turnTable, voteTable } from '../fixture/tables';
import { seatFace } from '../seats';
import { openSession } from '../session';
import { standing } from '../standing';
import type { Offer } from '../wire';
import { Aside } from './Aside';
import { Cards } from './Cards';
import { Ledger } from './Ledger';
import { Offers } from './Offers';
import { moneyChange, offerDetail, offerTitle } from './offers';
import { ledger, opened, warning } from './paper';

const name = (seat: number) => `seat ${seat}`;
const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));

describe('the paper', () => {
  it('draws older lines together and keeps the last three open', () => {
    const lines = ledger(turnHand.paper, name, 3);
    expect(lines.map(({ words }) => words)).toEqual([
      '2 earlier lines',
      'bought D4',
      'seeded D4',
      'repaid',
    ]);
    expect(lines[0]).toMatchObject({ money: '28', debt: '10' });
    expect(lines[3]).toMatchObject({ money: '−6', debt: '−6', relief: true });
  });

  it('adds up where there is room for one line only: what stood before, the line, the sum', () => {
    const lines = ledger(turnHand.paper, name, 1);
    expect(lines.map(({ words }) => words)).toEqual(['4 earlier lines', 'repaid']);
    expect(lines[0]).toMatchObject({ money: '23', debt: '10' });
    expect([23 - 6, 10 - 6]).toEqual([turnHand.money, turnHand.debt]);
  });

  it('writes what stood before as it writes every sum', () => {
    const [last] = Object.values(turnHand.paper).slice(-1);
    if (!last) throw new Error('no lines');
    const rich = { ...last, money: 12_940, moneyChange: 0, debt: 1_200, debtChange: -300 };
    expect(ledger({ 9: rich }, name, 1)[0]).toMatchObject({ money: '12,940', debt: '1,500' });
  });

  it('says how many lines lie before those that are here, and what stood there', () => {
    const { 3: third, 4: fourth, 5: fifth } = turnHand.paper;
    if (!third || !fourth || !fifth) throw new Error('no lines');
    const lines = ledger({ 99: fourth, 100: fifth, 98: third }, name);
    expect(lines.map(({ words }) => words)).toEqual([
      '97 earlier lines',
      'bought D4',
      'seeded D4',
      'repaid',
    ]);
    expect(lines[0]).toMatchObject({ money: '28', debt: '10' });
  });

  it('tells under its sum what an open offer sets aside of it, and what is at hand', () => {
    const page = document.createElement('div');
    const rows = () =>
      [...page.querySelectorAll('tfoot tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent),
      );
    render(<Ledger caption="" lines={[]} hand={promisedHand} />, page);
    expect(rows()).toEqual([
      ['now', '37', '14'],
      ['set aside', '−37', ''],
      ['at hand', '0', ''],
    ]);
    render(<Ledger caption="" lines={[]} hand={turnHand} />, page);
    expect(rows()).toHaveLength(1);
  });

  it('warns of the debt that grows, and of nothing where none does', () => {
    expect(warning(turnHand, true)).toBe('End now and your debt of 4 becomes 8.');
    expect(warning({ ...turnHand, debt: 0, debtIfEnded: 0 }, true)).toBeUndefined();
  });

  it('is nowhere for a spectator, and no figure of anybody’s money with it', () => {
    const page = document.createElement('div');
    const watching = openSession(fixturePlay({ table: turnTable }));
    render(<Cards session={watching} />, page);
    expect(page.textContent).not.toContain('Your paper');
    expect(page.textContent).not.toMatch(/Money|Debt/);
  });
});

describe('a seat', () => {
  it('shows squares and open profit, and keeps money and debt secret', () => {
    expect(seatFace(session, 2).figures.map(({ value }) => value)).toEqual(['8', '48', 'secret']);
  });

  it('says only who has chosen a start, never which', () => {
    const chooser = openSession(fixturePlay({ table: startTable, seat: 3 }));
    expect(seatFace(chooser, 4).figures[0]?.value).toBe('has chosen');
    expect(seatFace(chooser, 1).figures[0]?.value).toBe('starts at D3');
  });

  it('says on a phone what the open card makes of its profit, and what stays is as before', () => {
    const page = document.createElement('div');
    const { event } = voteTable;
    const seats = { ...event?.prospect.seats, 3: { profit: 51, worth: 0, lost: 0, refund: 0 } };
    const table = {
      ...voteTable,
      event: event && { ...event, prospect: { ...event.prospect, seats } },
    };
    const voter = openSession(fixturePlay({ table, hand: turnHand, seat: 1, phone: true }));
    const told = (seat: number) => {
      render(<p>{seatFace(voter, seat).figures.map(({ value }) => value)}</p>, page);
      return page.textContent;
    };
    expect(told(2)).toBe('48→45');
    expect(told(3)).toBe('751');
  });

  it('shows votes and ready marks', () => {
    const voter = openSession(fixturePlay({ table: voteTable, hand: turnHand, seat: 1 }));
    expect(seatFace(voter, 1).chip?.words).toBe('against');
    expect(seatFace(voter, 2).chip?.words).toBe('ready');
    expect(seatFace(voter, 3).chip?.words).toBe('not yet');
  });

  it('shows them in a narrow column as signs in the place of the lock, and grows no row', () => {
    const play = fixturePlay({ table: voteTable, hand: turnHand, seat: 1 });
    const face = seatFace(openSession(Object.assign(play, { low: signal(true) })), 1);
    expect(face.chip).toBeUndefined();
    expect(face.figures.map(({ label }) => label)).toEqual(['squares', 'profit a turn', 'against']);
  });
});

describe('an offer', () => {
  const sale: Offer = {
    type: 'sale',
    id: '1-2.1',
    maker: 1,
    addressee: 2,
    square: 'B2',
    price: 20,
    taxPayer: 'seller',
    tax: 8,
  };

  it('counts the tax on the side that pays it, as in worked example 4', () => {
    expect(moneyChange(sale, 1)).toBe(12);
    expect(moneyChange(sale, 2)).toBe(-20);
    expect(moneyChange({ ...sale, taxPayer: 'buyer' }, 1)).toBe(20);
    expect(moneyChange({ ...sale, taxPayer: 'buyer' }, 2)).toBe(-28);
  });

  it('costs the giver of a gift the tax on top', () => {
    const gift: Offer = {
      type: 'donation',
      id: '1-3.1',
      maker: 1,
      addressee: 3,
      amount: 3,
      tax: 12,
    };
    expect(moneyChange(gift, 1)).toBe(-15);
    expect(moneyChange(gift, 3)).toBe(3);
  });

  it('says what it is and what it means', () => {
    const [offer] = turnHand.offers;
    if (!offer) throw new Error('no offer');
    expect(offerTitle(session, offer)).toBe('Jonas offers 14 for your crop D2');
    expect(offerDetail(session, offer)).toBe(
      'Jonas pays the tax of 12. D2 is worth 10, earns 8 a turn.',
    );
  });
});

describe('the end', () => {
  const over = openSession(fixturePlay({ table: endTable, seat: 1 }));
  const disclosed = endTable.disclosed;
  if (!disclosed) throw new Error('nothing disclosed');

  it('tells the winner and what the alarm was set to', () => {
    const ranking = disclosed.results.map(({ place, seat, wealth: score }) => ({
      place,
      seat,
      score,
    }));
    const told = verdict(over, { reason: 'alarm', ranking, turns: 53 });
    expect(told.title).toBe('Mireille wins with 84');
    expect(told.line).toContain('It had been set to 64 minutes.');
    const winner = openSession(fixturePlay({ table: endTable, hand: null, seat: 3 }));
    expect(verdict(winner, { reason: 'alarm', ranking, turns: 53 }).title).toBe('You win with 84');
  });

  it('opens papers line by line, with what stood there after each', () => {
    const [paper] = disclosed.papers;
    if (!paper) throw new Error('no paper');
    const lines = Object.values(opened({ ...paper, money: 3, debt: 1 }));
    expect(lines).toHaveLength(paper.reasons.length);
    lines.reduce(
      (before, line) => {
        expect(line.money).toBe(before.money + line.moneyChange);
        expect(line.debt).toBe(before.debt + line.debtChange);
        return line;
      },
      { money: 3, debt: 1 },
    );
    expect(lines.at(-1)).toMatchObject({ round: 5, reason: 'debt-cancelled', debtChange: -4 });
  });

  it('draws a point for each round and one for the end', () => {
    const [first] = curvesOf(disclosed, 'wealth', () => 0);
    expect(first?.points).toHaveLength(11);
    expect(first?.points.at(-1)).toEqual({ at: 11, value: 84 });
  });
});

describe('the round, which is raised before its events', () => {
  const shownWith = (table: typeof turnTable) => {
    const page = document.createElement('div');
    const watching = openSession(fixturePlay({ table }));
    render(<Aside session={watching} />, page);
    return { words: standing(watching), page: page.textContent };
  };

  it('is named as it is while its events are open', () => {
    const { words, page } = shownWith(voteTable);
    expect(voteTable.round).toBe(6);
    expect(words).toBe('events before round 6');
    expect(page).toContain('Before round 6');
  });

  it('lets the next cards lie before the next round during its turns', () => {
    const { words, page } = shownWith(turnTable);
    expect(words).toBe('round 6');
    expect(page).toContain('Before round 7');
  });
});

it('says of an offer what the other side has named for the same square', () => {
  const [asked] = turnHand.offers;
  if (asked?.type !== 'purchase') throw new Error('no offer');
  const answer = {
    ...asked,
    type: 'sale',
    id: '1-1.1',
    maker: 1,
    addressee: 2,
    price: 20,
  } as const;
  const play = fixturePlay({
    table: turnTable,
    hand: { ...turnHand, offers: [asked, answer] },
    seat: 1,
  });
  const place = document.createElement('div');
  render(<Offers session={openSession(play)} />, place);
  const [theirs, yours] = [...place.querySelectorAll('.offer')].map((each) => each.textContent);
  expect(theirs).toContain('Your own price for it is 20.');
  expect(yours).toContain('Jonas has named 14 for it.');
});

describe('the offers in the phone’s sheet', () => {
  const [asked] = turnHand.offers;
  const offers = asked ? [asked, { ...asked, id: '1-1.1', maker: 1, addressee: 3 }] : [];
  const play = fixturePlay({ table: turnTable, hand: { ...turnHand, offers }, seat: 1 });
  const shown = (only: boolean) => {
    const place = document.createElement('div');
    render(<Offers session={openSession(play)} incoming={only} />, place);
    return [...place.querySelectorAll('.offer h3')].map((each) => each.textContent);
  };

  it('are those that want an answer; the reader’s own stand in their tab', () => {
    expect(shown(true)).toEqual(['Jonas offers 14 for your crop D2']);
    expect(shown(false)).toHaveLength(2);
  });
});
