import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownToast } from '../../../ui/toast';
import { move } from '../../fixture';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import {
  diseaseTable,
  emptyHand,
  firstStartTable,
  loanTable,
  payTable,
  pledgeTable,
  replaceTable,
  turnHand,
  turnTable,
  voteTable,
} from '../fixture/tables';
import { Offers } from '../knowledge/Offers';
import { openSession, type Session } from '../session';
import type { Hand, Table } from '../wire';
import { Actions } from './Actions';

let page: HTMLElement;
let play: FixturePlay;
let session: Session;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  render(null, page);
  page.remove();
});

function shown(table: Table, hand: Hand | null, seat: number | null = 1): void {
  play = fixturePlay({ table, hand, seat });
  session = openSession(play);
  render(
    <>
      <Actions session={session} />
      <Offers session={session} />
    </>,
    page,
  );
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

function button(label: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find(
    (each) => each.querySelector('.button-label')?.textContent === label,
  );
  if (!found) throw new Error(`no button ${label} in ${page.textContent}`);
  return found;
}

async function pressed(...labels: string[]): Promise<void> {
  for (const label of labels) {
    button(label).click();
    await settled();
  }
}

function foretold(): (readonly (string | null)[])[] {
  return [...page.querySelectorAll('.foreseen > div')].map((row) =>
    [...row.children].map((part) => part.textContent),
  );
}

function second(label: string): string | null | undefined {
  return button(label).querySelector('.button-second')?.textContent;
}

describe('a turn', () => {
  it('buys, seeds and grazes the chosen square', async () => {
    shown(turnTable, turnHand);
    session.chosen.value = 'E5';
    await settled();
    expect(second('Buy')).toBe('E5 for 7');
    await pressed('Buy');
    session.chosen.value = 'D3';
    await settled();
    await pressed('Seed');
    session.chosen.value = 'D2';
    await settled();
    await pressed('Cattle');
    expect(play.sent).toEqual([
      { type: 'buy', square: 'E5' },
      { type: 'seed', square: 'D3' },
      { type: 'buy-cattle', square: 'D2' },
    ]);
  });

  it('chooses the cheapest square before it buys one', async () => {
    shown(turnTable, turnHand);
    expect(second('Buy')).toMatch(/squares$/);
    await pressed('Buy');
    expect(play.sent).toEqual([]);
    expect(session.chosen.value).toBe('B1');
  });

  it('says what the end of it does to the debt', async () => {
    shown(turnTable, turnHand);
    expect(second('End turn')).toBe('debt 4 → 8');
    await pressed('End turn');
    expect(play.sent).toEqual([{ type: 'end-turn' }]);
  });

  it('borrows and repays what the tray says', async () => {
    shown(turnTable, turnHand);
    await pressed('Borrow', 'All, 14', 'Borrow 14', 'Repay', 'Repay 4');
    expect(play.sent).toEqual([
      { type: 'borrow', amount: 14 },
      { type: 'repay', amount: 4 },
    ]);
  });

  it('says of a chosen square that is too dear why, though others could be bought', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    expect(second('Buy')).toBe('E5: 2 missing');
    expect(button('Buy').getAttribute('aria-disabled')).toBe('true');
  });

  it('begins a loan with what is missing for the chosen square', async () => {
    shown(turnTable, { ...turnHand, money: 5, available: 5 });
    session.chosen.value = 'E5';
    await settled();
    await pressed('Borrow');
    expect(page.textContent).toContain('For E5 you lack 2.');
    await pressed('Borrow 2');
    expect(play.sent).toEqual([{ type: 'borrow', amount: 2 }]);
  });

  it('begins it with what the cheapest square lacks where nothing can be paid, else with 1', async () => {
    shown(turnTable, { ...turnHand, money: 1, available: 1 });
    await pressed('Borrow');
    expect(button('Borrow 2')).toBeDefined();
    shown(turnTable, turnHand);
    await pressed('Borrow');
    expect(button('Borrow 1')).toBeDefined();
  });

  it('goes from a tray back to its buttons when nothing can be done any more, each with the reason', async () => {
    shown(turnTable, turnHand);
    await pressed('Borrow');
    const paused = { code: 'game-over', args: {} };
    const shut = ['borrow', 'repay', 'buy', 'seed', 'buy-cattle', 'end-turn'];
    Object.assign(play.moves, {
      value: shut.map((action) => ({ ...move(action), blocked: paused })),
    });
    await settled();
    for (const label of ['Buy', 'Seed', 'Cattle', 'Borrow', 'Repay', 'End turn']) {
      expect(second(label)).toBe('The alarm has rung.');
    }
  });

  it('marks what stays as it is', () => {
    const values = { ...turnTable.values, loanMultiplier: 1 };
    shown({ ...turnTable, values }, { ...turnHand, debtIfEnded: 4 });
    expect(second('End turn')).toBe('debt stays 4');
  });

  it('stays where it is in the turn of another, dashed, under the name of who is on turn', () => {
    shown({ ...turnTable, seatOnTurn: 2 }, turnHand);
    for (const label of ['Buy', 'Seed', 'Cattle', 'Borrow', 'Repay', 'End turn']) {
      expect(button(label).getAttribute('aria-disabled')).toBe('true');
      expect(second(label)).toBe('not your turn');
    }
    expect(page.querySelector('.act-bar h2')?.textContent).toBe('Jonas is on turn.');
    expect(button('Trade').getAttribute('aria-disabled')).toBeNull();
    expect(page.textContent).toContain('You can sell to Jonas or buy from Jonas meanwhile.');
  });

  it('keeps a button that cannot be used, with the reason', () => {
    shown(turnTable, { ...turnHand, money: 0, available: 0, debt: 0, debtIfEnded: 0 });
    expect(button('Repay').getAttribute('aria-disabled')).toBe('true');
    expect(second('Repay')).toBe('You owe nothing.');
    expect(second('Buy')).toBe('Too dear: it costs 3, you have 0.');
  });
});

describe('an offer', () => {
  it('sells a square, with the tax on the side that was chosen', async () => {
    shown(turnTable, turnHand);
    await pressed('Trade');
    session.draft.value = {
      kind: 'offer-sale',
      partner: 3,
      square: 'C5',
      coins: 12,
      taxPayer: 'buyer',
    };
    await settled();
    expect(page.textContent).toContain('Mireille pays 18');
    await pressed('Offer C5 for 12');
    expect(play.sent).toEqual([
      { type: 'offer-sale', square: 'C5', price: 12, taxPayer: 'buyer', to: 3 },
    ]);
  });

  it('asks for a square and sets the money aside', async () => {
    shown(turnTable, turnHand);
    await pressed('Trade');
    session.draft.value = {
      kind: 'offer-purchase',
      partner: 2,
      square: 'G5',
      coins: 9,
      taxPayer: 'buyer',
    };
    await settled();
    expect(page.textContent).toContain('You pay 17');
    await pressed('Ask for G5 at 9');
    expect(play.sent).toEqual([
      { type: 'offer-purchase', square: 'G5', price: 9, taxPayer: 'buyer', from: 2 },
    ]);
  });

  it('cannot be sent when it is too dear', async () => {
    shown(turnTable, turnHand);
    await pressed('Trade');
    session.draft.value = { ...session.draft.value, kind: 'offer-donation', partner: 4, coins: 17 };
    await settled();
    await pressed('Offer 17');
    expect(play.sent).toEqual([]);
    expect(second('Offer 17')).toMatch(/^Too dear/);
  });

  it('is answered by its addressee', async () => {
    shown(turnTable, turnHand);
    await pressed('Refuse', 'Accept, +14');
    expect(play.sent).toEqual([
      { type: 'refuse-offer', offer: '2-1.1' },
      { type: 'accept-offer', offer: '2-1.1' },
    ]);
  });

  it('begins with the value of the square, and keeps a price that was named', async () => {
    shown(turnTable, turnHand);
    session.chosen.value = 'D2';
    await settled();
    await pressed('Trade');
    expect(button('Offer D2 for 10')).toBeDefined();
    session.draft.value = { ...session.draft.value, square: 'C1' };
    await settled();
    expect(button('Offer C1 for 4')).toBeDefined();
    session.draft.value = { ...session.draft.value, coins: 9, square: 'D2' };
    await settled();
    expect(button('Offer D2 for 9')).toBeDefined();
  });

  it('stays in the composer with its reason when it has to wait', async () => {
    shown({ ...turnTable, seatOnTurn: 2 }, turnHand);
    await pressed('Trade');
    session.draft.value = { ...session.draft.value, kind: 'offer-donation' };
    await settled();
    expect(page.querySelector('.act-bar')?.textContent).toContain('not your turn');
    expect(page.querySelectorAll('.act-bar .segmented input')).toHaveLength(3);
  });

  it('can be countered: the composer opens with the other side of it', async () => {
    shown(turnTable, turnHand);
    await pressed('Counter', 'Offer D2 for 14');
    expect(play.sent).toEqual([
      { type: 'offer-sale', square: 'D2', price: 14, taxPayer: 'buyer', to: 2 },
    ]);
  });
});

describe('before the first round', () => {
  it('a start is chosen in secret', async () => {
    shown(firstStartTable, emptyHand, 3);
    session.chosen.value = 'E5';
    await settled();
    await pressed('Start at E5');
    expect(play.sent).toEqual([{ type: 'choose-start', square: 'E5' }]);
  });

  it('any free square is drawn here and sent like a press', async () => {
    shown(firstStartTable, emptyHand, 3);
    await pressed('Any free square');
    expect(play.sent).toHaveLength(1);
    expect(play.sent[0]).toMatchObject({ type: 'choose-start' });
    expect(firstStartTable.squares).toHaveProperty(String(Object.values(play.sent[0] ?? {})[1]));
    expect(session.chosen.value).toBeNull();
  });

  it('another start is taken for a lake, walking through the candidates', async () => {
    shown(replaceTable, emptyHand, 3);
    await pressed('Next', 'Next');
    await pressed('Start at C8');
    expect(play.sent).toEqual([{ type: 'replace-start', square: 'C8' }]);
  });

  it('of a square that cannot be taken for a lake it is said which can', async () => {
    shown(replaceTable, emptyHand, 3);
    session.chosen.value = 'A1';
    await settled();
    expect(second('Take it')).toBe('only the dashed squares can be taken');
    await pressed('Take it');
    expect(play.sent).toEqual([]);
  });

  it('a first loan is written', async () => {
    shown(loanTable, emptyHand, 3);
    expect(second('Most, 14')).toBe('leaves 12, owed 28');
    await pressed('Least, 2', 'Write 2');
    expect(play.sent).toEqual([{ type: 'take-first-loan', amount: 2 }]);
  });
});

describe('an event', () => {
  it('is voted on, and one is ready', async () => {
    shown(voteTable, { ...turnHand, vote: 'against' });
    expect(page.textContent).toContain('3 of 5 against to stop it; a draw lets it through.');
    await pressed('Let it pass', 'Ready');
    expect(play.sent).toEqual([{ type: 'vote', choice: 'for' }, { type: 'ready' }]);
  });

  it('is foretold for the reader’s money, profit and debt, and what stays is said to stay', () => {
    const hand = { ...turnHand, debt: 32, debtIfEnded: 64, debtIfHit: 32 };
    shown(voteTable, hand);
    expect(foretold()).toEqual([
      ['money', 'stays 17'],
      ['profit a turn', '49 → 42'],
      ['your debt at the turn’s end', '32, not 64'],
    ]);
    shown(payTable, { ...hand, debtIfHit: 64 });
    expect(foretold()).toEqual([
      ['money', '17 → 29'],
      ['profit a turn', '49 → 5'],
      ['your debt at the turn’s end', 'stays 64'],
    ]);
  });

  it('is foretold by the server’s figures alone: a value that is cut at 1 stays', () => {
    const values = { ...turnTable.values, cropProfit: 1 };
    const prospect = {
      values: { cropProfit: 1, goldMineProfit: 6 },
      kinds: [],
      squares: [],
      seats: {},
    };
    const event = voteTable.event && { ...voteTable.event, prospect };
    shown({ ...voteTable, values, event }, turnHand);
    expect(page.querySelector('.event-face')?.textContent).toContain('Crop profitstays 1');
    expect(page.querySelector('.profits')?.textContent).toContain('stays 48');
  });

  it('keeps money and debt to itself where the paper is covered, and says nothing to who watches', async () => {
    shown(voteTable, turnHand);
    session.covered.value = true;
    await settled();
    expect(foretold().map(([what]) => what)).toEqual(['profit a turn']);
    shown(voteTable, null, null);
    expect(foretold()).toEqual([]);
  });

  it('says of the loans that would be dearer what is owed then', () => {
    shown(pledgeTable, { ...turnHand, debt: 8, debtIfEnded: 16, debtIfHit: 24 });
    expect(page.textContent).toContain('Your debt is then 24 at your turn’s end, not 16.');
    expect(page.textContent).toContain('Money stays 17, debt stays 8.');
    shown(pledgeTable, { ...turnHand, debt: 0, debtIfEnded: 0, debtIfHit: 0 });
    expect(page.textContent).toContain('Your debt at your turn’s end stays 0.');
  });

  it('keeps the gift beside each name, dashed with its reason where the money does not reach', async () => {
    shown(voteTable, { ...turnHand, money: 0, available: 0 });
    const gift = page.querySelector<HTMLElement>('[aria-label="Give Jonas money"]');
    expect(gift?.getAttribute('aria-disabled')).toBe('true');
    gift?.click();
    await settled();
    expect(shownToast.value?.text).toMatch(/^Too dear/);
    expect(session.tray.value).toBeNull();
  });

  it('shows no vote of others while ballots are secret', () => {
    const event = voteTable.event && { ...voteTable.event, votes: null };
    shown({ ...voteTable, event }, { ...turnHand, vote: 'against' });
    expect(page.querySelectorAll('.slot.unknown')).toHaveLength(3);
    expect(page.querySelectorAll('.slot.against, .slot.for')).toHaveLength(0);
  });

  it('takes a pledge with its borrowed part', async () => {
    shown(pledgeTable, { ...turnHand, money: 1, available: 1 });
    const slides = page.querySelectorAll<HTMLInputElement>('input[type=range]');
    const [give] = slides;
    if (!give) throw new Error('no slider');
    give.value = '3';
    give.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    await pressed('Pledge 3, fill the jar');
    expect(play.sent).toEqual([{ type: 'pledge', amount: 3, loan: 2 }]);
  });

  it('is paid by one, at least what his money lacks being borrowed', async () => {
    shown(payTable, { ...turnHand, money: 9, available: 9 });
    expect(second('Pay 15 for everybody')).toBe('9 of yours, 6 borrowed');
    await pressed('Pay 15 for everybody');
    expect(play.sent).toEqual([{ type: 'pay-event', loan: 6 }]);
  });

  it('spares the cattle that are paid for', async () => {
    shown(diseaseTable, { ...turnHand, money: 3, available: 3 });
    session.vaccinated.value = ['D2', 'E3'];
    await settled();
    await pressed('Pay 4 for 2');
    expect(play.sent).toEqual([{ type: 'pay-disease', squares: ['D2', 'E3'], loan: 1 }]);
  });
});

describe('a spectator', () => {
  it('has no buttons, but sees the vote', () => {
    shown(voteTable, null, null);
    expect(page.querySelectorAll('.act-buttons .button')).toHaveLength(0);
    expect(page.querySelectorAll('.slot.against')).toHaveLength(2);
  });
});
