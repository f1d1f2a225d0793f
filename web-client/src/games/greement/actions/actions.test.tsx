import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
