import type { Signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { limits, page, play, pressed, second, session, settled, shown } from '../actions/on-page';
import { turnHand } from '../fixture/hands';
import { diseaseTable, payTable, pledgeTable, turnTable, voteTable } from '../fixture/tables';
import { footless } from '../high';

function foretold(): (readonly (string | null)[])[] {
  return [...page.querySelectorAll('.foreseen dl > div')].map((row) =>
    [...row.children].map((part) => part.textContent),
  );
}

/** What is said of each who would lose squares, part by part. */
function lossRows(): (readonly (string | null)[])[] {
  return [...page.querySelectorAll('.losses tbody')].map((body) =>
    [...body.querySelectorAll('th, td')].map((part) => part.textContent),
  );
}

/** Moves the first slider of the tray. */
async function slid(amount: number): Promise<void> {
  const give = page.querySelector<HTMLInputElement>('input[type=range]');
  if (!give) throw new Error('no slider');
  give.value = String(amount);
  give.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

describe('an event', () => {
  it('says what a vote against comes to: how many more it takes, and who would have to change', () => {
    const votes = (cast: Record<number, 'against' | 'for'>, ready: number[]) => {
      const { event } = voteTable;
      const voted = Object.keys(cast).map(Number);
      shown(
        { ...voteTable, event: event && { ...event, votes: cast, voted, ready } },
        { ...turnHand, vote: null },
      );
      return second('Against');
    };
    expect(votes({ 2: 'against', 5: 'for' }, [2, 5])).toBe('2 of 3 against: only if another joins');
    expect(votes({ 2: 'against', 3: 'against' }, [])).toBe('stops it');
    const enough = { 2: 'against', 3: 'against', 4: 'against' } as const;
    expect(votes(enough, [])).toBe('already stopped; yours makes 4');
    expect(second('Let it pass')).toBe('stopped all the same');
    const settled = () => votes({ 2: 'for', 3: 'for', 4: 'for' }, [2, 3, 4]);
    expect(settled()).toBe('1 of 3 against: 1 must change');
    const low = footless as Signal<boolean>;
    low.value = true;
    expect(settled()).toBe('if 1 changes');
    low.value = false;
  });

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
      ['profit', '49 → 42'],
      ['debt at turn’s end', '64 → 32'],
    ]);
    shown(payTable, { ...hand, debtIfHit: 64 });
    expect(foretold()).toEqual([
      ['money', '17 → 29'],
      ['squares', '8 → 2'],
      ['value', '69 → 7'],
      ['profit', '49 → 5'],
      ['debt then', '64'],
    ]);
  });

  it('is foretold of the others too: what their squares bring, and what they count where that changes', () => {
    shown(voteTable, turnHand);
    const others = () => page.querySelector('.profits')?.textContent;
    expect(others()).toMatch(/^The othersprofit a turnJonas48 → 45Mireille/);
    const { event } = voteTable;
    const seats = { ...event?.prospect.seats, 2: { profit: 45, worth: 20, lost: 0, refund: 0 } };
    const withered = event && { ...event, prospect: { ...event.prospect, seats } };
    shown({ ...voteTable, event: withered }, turnHand);
    expect(others()).toMatch(/^The othersprofitvalueJonas48 → 4554 → 20/);
    shown(payTable, turnHand);
    expect(lossRows()[1]).toEqual(['Jonas', '−38', '+8', '−30', '48 → 14', 'H5 G6 I6 H7']);
  });

  it('is foretold by the server’s figures alone: a value that is cut at 1 stays', () => {
    const values = { ...turnTable.values, cropProfit: 1 };
    const event = voteTable.event && {
      ...voteTable.event,
      prospect: {
        ...voteTable.event.prospect,
        values: { cropProfit: 1, goldMineProfit: 6 },
        seats: {},
      },
    };
    shown({ ...voteTable, values, event }, turnHand);
    expect(page.querySelector('.event-face')?.textContent).toContain('Crop profitstays 1');
    expect(page.querySelector('.profits')?.textContent).toContain('stays 48');
  });

  it('keeps money and debt to itself where the paper is covered, and says nothing to who watches', async () => {
    shown(voteTable, turnHand);
    session.covered.value = true;
    await settled();
    expect(foretold().map(([what]) => what)).toEqual(['profit']);
    shown(voteTable, null, null);
    expect(foretold()).toEqual([]);
  });

  it('says of the loans that would be dearer what is owed then', () => {
    shown(pledgeTable, { ...turnHand, debt: 8, debtIfEnded: 16, debtIfHit: 24 });
    expect(page.textContent).toContain('Your debt is then 24 at your turn’s end, not 16.');
    shown(pledgeTable, { ...turnHand, debt: 0, debtIfEnded: 0, debtIfHit: 0 });
    expect(page.textContent).toContain('Your debt at your turn’s end stays 0.');
  });

  it('says what is owed with what is borrowed for the jar, which is not borrowed where it stays short', async () => {
    shown(pledgeTable, {
      ...turnHand,
      money: 0,
      available: 0,
      debt: 8,
      debtIfEnded: 16,
      debtIfHit: 24,
    });
    expect(limits()).toEqual(['say first what you give']);
    await slid(2);
    expect(page.textContent).toContain('Your debt is then 24 at your turn’s end, not 20.');
    await slid(4);
    expect(page.textContent).toContain('Your debt at your turn’s end is 24 either way.');
  });

  it('has a gift beside each name only where the money reaches for one, else the button of gifts says why', () => {
    const gift = '[aria-label="Give Jonas money"]';
    shown(voteTable, turnHand);
    expect(page.querySelector(gift)).not.toBeNull();
    shown(voteTable, { ...turnHand, money: 0, available: 0 });
    expect(page.querySelector(gift)).toBeNull();
    expect(page.querySelector('.act-buttons')?.textContent).toMatch(/Give moneytoo dear/i);
  });

  it('counts who is against, for and open apart, with a place for each whom it takes to stop the card', () => {
    shown(voteTable, { ...turnHand, vote: 'against' });
    expect(sides()).toEqual(['2 against', '1 for', '2 open']);
    expect(page.querySelectorAll('.vote-side.against .slot')).toHaveLength(3);
    expect(page.querySelectorAll('.slot.place')).toHaveLength(1);
    const event = voteTable.event && {
      ...voteTable.event,
      votes: { 1: 'against', 2: 'for', 3: 'for', 5: 'for' } as const,
      voted: [1, 2, 3, 5],
    };
    shown({ ...voteTable, event }, { ...turnHand, vote: 'against' });
    expect(sides()).toEqual(['1 against', '3 for', '1 open']);
    expect(page.querySelectorAll('.vote-side.against .slot')).toHaveLength(3);
  });

  it('shows no vote of others while ballots are secret', () => {
    const event = voteTable.event && { ...voteTable.event, votes: null };
    shown({ ...voteTable, event }, { ...turnHand, vote: 'against' });
    expect(page.querySelectorAll('.slot.unknown')).toHaveLength(3);
    expect(sides()).toEqual(['3 voted', '2 open']);
    expect(page.querySelectorAll('.slot.against, .slot.for')).toHaveLength(0);
  });

  it('takes a pledge with its borrowed part', async () => {
    shown(pledgeTable, { ...turnHand, money: 1, available: 1 });
    await slid(3);
    expect(limits()).toEqual(['your 1 pays the rest']);
    expect(second('Pledge 3, fill the jar')).toBe('money 1 → 0, debt 4 → 6, then 12');
    await pressed('Pledge 3, fill the jar');
    expect(play.sent).toEqual([]);
    await pressed('Pledge 3, 2 borrowed?');
    expect(play.sent).toEqual([{ type: 'pledge', amount: 3, loan: 2 }]);
  });

  it('asks before a set amount that is not pledged is dropped, and nothing where none is set', async () => {
    shown(pledgeTable, { ...turnHand, money: 9, available: 9 });
    await slid(3);
    expect(second('Ready, nothing more')).toBe('your 3 not pledged');
    await pressed('Ready, nothing more');
    expect(play.sent).toEqual([]);
    await pressed('Ready without your 3?');
    expect(play.sent).toEqual([{ type: 'ready' }]);
    shown(pledgeTable, { ...turnHand, money: 9, available: 9 });
    await slid(0);
    await pressed('Ready, nothing more');
    expect(play.sent).toEqual([{ type: 'ready' }]);
  });

  it('keeps what was to be pledged once nothing can be any more', async () => {
    shown(pledgeTable, { ...turnHand, money: 9, available: 9 });
    await slid(3);
    (play.moves as Signal<readonly unknown[]>).value = [];
    await settled();
    expect(page.querySelector<HTMLInputElement>('input[type=range]')?.value).toBe('3');
  });

  it('is paid by one, at least what his money lacks being borrowed', async () => {
    shown(payTable, { ...turnHand, money: 9, available: 9 });
    expect(second('Pay 15 for everybody')).toBe('money 9 → 0, debt 4 → 10, then 20');
    await pressed('Pay 15 for everybody');
    expect(play.sent).toEqual([]);
    await pressed('Pay 15, 6 borrowed?');
    expect(play.sent).toEqual([{ type: 'pay-event', loan: 6 }]);
  });

  it('spares the cattle that are paid for', async () => {
    shown(diseaseTable, { ...turnHand, money: 3, available: 3 });
    session.vaccinated.value = ['D2', 'E3'];
    await settled();
    await pressed('Pay 4 for 2');
    expect(play.sent).toEqual([]);
    await pressed('Pay 4, 1 borrowed?');
    expect(play.sent).toEqual([{ type: 'pay-disease', squares: ['D2', 'E3'], loan: 1 }]);
  });
});

const sides = () => [...page.querySelectorAll('.vote-side > b')].map((side) => side.textContent);

describe('what a pledge comes to', () => {
  it('is told with what a loan is owed at the end of the turn, before there is one and with it', async () => {
    shown(pledgeTable, { ...turnHand, money: 1, available: 1 });
    const note = () => page.querySelector('.trade-note')?.textContent;
    expect(note()).toMatch(
      /^Each coin borrowed, in secret: 2 owed at your turn’s end\. If the jar/,
    );
    await slid(3);
    expect(note()).toMatch(/^2 borrowed, in secret: 4 owed at your turn’s end\. /);
  });

  it('stays with whoever pledged it where the jar stays short', async () => {
    shown(pledgeTable, { ...turnHand, money: 9, available: 9, debt: 0 });
    await slid(1);
    expect(second('Pledge 1')).toBe('money 9 → 8, debt stays 0 if it fills, else kept');
    await slid(9);
    expect(second('Pledge 9, fill the jar')).toBe('money 9 → 0, debt stays 0');
  });

  it('is waited for by all who are there: who is away is named', () => {
    shown(pledgeTable, turnHand);
    expect(second('Ready, nothing more')).toBe('1 of 4 ready, Tomasz away');
    const players = pledgeTable.players.map((each) => ({ ...each, connected: true }));
    shown({ ...pledgeTable, players }, turnHand);
    expect(second('Ready, nothing more')).toBe('1 of 5 is ready');
  });
});

describe('a spectator', () => {
  it('has no buttons, but sees the vote', () => {
    shown(voteTable, null, null);
    expect(page.querySelectorAll('.act-buttons .button')).toHaveLength(0);
    expect(page.querySelectorAll('.slot.against')).toHaveLength(2);
  });

  it('lists what each would lose, and those who lose nothing in one line', () => {
    shown(payTable, turnHand);
    expect(lossRows()).toHaveLength(3);
    expect(lossRows()[0]).toEqual(['You', '−62', '+12', '−50', '49 → 5', 'E1 D2 F2 E3 D4 C5']);
    expect(page.querySelector('.losses p')?.textContent).toBe('Tomasz and Cog: nothing in danger');
  });
});

describe('a pay-off for who watches', () => {
  const buttons = () => [...page.querySelectorAll('.act-buttons .button')];

  it('shows the card, its need, the jar and its givers, and nothing to press', () => {
    shown(pledgeTable, null, null);
    expect(page.textContent).toContain('Loans dearer');
    expect(page.textContent).toContain('Needs 10 from all together. If not: Loan\u00a0× 2 → 3.');
    expect(page.querySelector('.jar figcaption')?.textContent).toBe('3 missing');
    expect(page.textContent).toContain('Jonas 4, Cog 3');
    expect(buttons()).toEqual([]);
  });

  it('shows what the disease does and what it costs to keep cattle', () => {
    shown(diseaseTable, null, null);
    expect(page.textContent).toContain('cattle not paid for, 2 each');
    expect(buttons()).toEqual([]);
  });

  it('shows who would lose what where one pays for all', () => {
    shown(payTable, null, null);
    expect(page.querySelector('.losses')?.textContent).toContain('E1 D2 F2 E3 D4 C5');
    expect(buttons()).toEqual([]);
  });
});
